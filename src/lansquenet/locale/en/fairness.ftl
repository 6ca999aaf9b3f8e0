# A hand checked in the page.

fairness-of = hand { $hand }
fairness-what = Were the cards of a hand fixed before the seats brought their shares? Here this page checks what the bundle of the hand proves, and says to whom.
fairness-checking = Checking…
fairness-cannot = The checks could not be loaded. The offline page below does the same.
fairness-no-bundle = The house gives no bundle of this hand.
fairness-all-holds = All that can be checked here holds
fairness-do-not-trust = { $count ->
    [one] Do not trust this hand: one check fails
   *[other] Do not trust this hand: { $count } checks fail
}
fairness-holds = holds
fairness-fails = fails
fairness-open = not checked
fairness-shown = You may see { $shown } of the { $turned } cards that were turned.
fairness-shared = These seats brought a share of the shuffle, with keys that are not the house's: { $names }.
fairness-shared-house = So did these, with keys of the house, which prove nothing: { $names }.
fairness-shared-none = No seat but the house's own brought a share of the shuffle: the house alone made the chance.
fairness-check-form = It is a bundle of a protocol that is known, whole and in order.
fairness-check-seal = The house sealed the whole of this bundle with its key.
fairness-check-signatures = It signed what it fixed, and what each share was given for.
fairness-check-context = The packs were fixed for this game, its options, this table and this hand.
fairness-check-transcript = What was frozen covers the packs, the promises of the seats and their stakes.
fairness-check-reveal = Every seat gave the share that it had promised before.
fairness-check-joint = The chance was made of all these shares, and of nothing else.
fairness-check-decks = The packs that were not played, and were opened, are honest ones.
fairness-check-order = Every card came from the place that the common chance named.
fairness-check-openings = Every card shown is the one that had been fixed at its place.
fairness-check-cards = No card came up more often than the pack has it.
fairness-check-spent = The pack that has ended, opened whole, is the one that was fixed.
fairness-check-chain = What was fixed for each pack follows from what was fixed before it.
fairness-check-shares = Every seat signed what had happened, and gave the share that it had promised.
fairness-check-voids = Who was silent took part no more, and nobody came in between.
fairness-check-seen = It is what this page saw and signed while the hand was played.
fairness-void = { $count ->
    [one] The cards were drawn anew once
   *[other] The cards were drawn anew { $count } times
}, as { $names } was silent: whoever saw the shares, as the house does, could have chosen among { $decks } decks.
fairness-check-payments = What one paid another got, and the stacks follow from it.
fairness-check-pack = The pack is the one the game is played with.
fairness-check-turned = The cards turned are those that the rules asked for.
fairness-check-acts = The rules, run again, give the same payments.
fairness-check-stakes = Stakes and choices were fixed before the cards they ride on.
fairness-key = The key of the house
fairness-key-what = Every house has one key for good. If you have it from somewhere else, compare.
fairness-key-compare = The key as you know it
fairness-key-same = It is the same key.
fairness-key-other = It is another key: this hand was not sealed by that house.
fairness-proves = What this tells you
fairness-to-seats = To each of the seats named above whose key is not the house's: the pack was fixed before its share, nobody alone chose the cards, and what happened is what it signed.
fairness-to-some = In a part of the hand a seat took part whose key is not the house's: to that seat the pack was fixed before its share there. Of the rest it proves nothing but that these are the cards that the house now says.
fairness-to-house = Only the house itself has signed this hand: it proves nothing but that these are the cards that the house now says.
fairness-to-older = This hand was dealt by the older protocol gt1: the parts fit together, but a house that had the shares early could have sought a pack to fit them.
fairness-proves-shown = Every card you were shown is the one that had been fixed.
fairness-proves-chips = The payments in the bundle add up.
fairness-proves-not = What it does not tell you
fairness-not-keys = Whose the keys are: to anybody who did not take part it proves something only if one of them is of somebody they trust.
fairness-not-looks = Whether the house looks into hidden hands: it deals them.
fairness-not-people = Whether the seats are different people.
fairness-not-friends = Whether two at the table are friends.
fairness-not-silent = Whether those who were silent were.
fairness-not-after = What happened after the last share, unless it is compared with what was seen: of that the seal of the house alone speaks.
fairness-not-rules = Whether the payments are those of the rules: for that, run the hand again with the command below.
fairness-not-page = Whether this page is an honest one: it comes from the same house. The offline page or the command, from another source, does not.
fairness-without = Without this page
fairness-offline = The offline page
fairness-command = Or with the command, which has the rules too:
fairness-called = FILE
fairness-file = A bundle in a file, or what was seen (or drop it anywhere on this page)
fairness-seen = The bundle is compared with what was seen.
fairness-check = Check

fair-what = The house fixes the cards before your seat brings its share, and this page brings it only for what it saw itself. When the hand is over, this page checks that it was so.
fair-before = Before
fair-committed = { $count ->
    [one] The pack was fixed by this number
   *[other] { $count } packs were fixed by these numbers; one is played and the others are shown
}:
fair-words = These four words stand for all that the house has fixed here up to now. Whoever else sits at this table should see the same four.
fair-none-yet = No pack has been fixed yet.
fair-together = Together
fair-shares = These seats bring a share of the shuffle: { $names }.
fair-bots = Bots of the house bring shares too, { $names }: they prove nothing to anybody.
fair-joint = Of all shares came:
fair-alone = No seat but the house's own brings a share: the house alone makes the chance.
fair-after = After
fair-check = Check hand { $hand } in this browser
fair-download = Download it
fair-seen = Download what I saw
fair-verify = Or without any browser:
fair-later = When a hand is over, it can be checked here.
fair-limits = It does not prove that the house does not look into hidden hands: it deals them. Nor that two at the table are not friends. What you gave a share for is proved to you; to others it proves as much only if they took part, or trust somebody who did.
