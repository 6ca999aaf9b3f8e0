# A hand checked in the page.

fairness-of = hand { $hand }
fairness-what = Before anybody spoke, the cards of a hand were fixed; then they were mixed with what each seat brought. Here this page checks, by itself, that it was so.
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
fairness-shared = These seats brought a share of the shuffle: { $names }.
fairness-shared-none = No seat brought a share of the shuffle: the house alone made the chance.
fairness-voids = { $count ->
    [one] Once a seat fell silent, and the shuffle was made anew.
   *[other] { $count } times a seat fell silent, and the shuffle was made anew.
}
fairness-check-form = It is a bundle of this protocol, whole and in order.
fairness-check-seal = The house sealed the whole of this bundle with its key.
fairness-check-signatures = It signed what it fixed, before each share was given.
fairness-check-context = The packs were fixed for this game, its options, this table and this hand.
fairness-check-transcript = What was frozen covers the packs, the promises of the seats and their stakes.
fairness-check-reveal = Every seat gave the share that it had promised before.
fairness-check-joint = The chance was made of all these shares, and of nothing else.
fairness-check-decks = The packs that were not played, and were opened, are honest ones.
fairness-check-order = Every card came from the place that the common chance named.
fairness-check-openings = Every card shown is the one that had been fixed at its place.
fairness-check-cards = No card came up more often than the pack has it.
fairness-check-spent = The pack that has ended, opened whole, is the one that was fixed.
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
fairness-proves-fixed = The pack was fixed before the seats named above spoke.
fairness-proves-together = It was mixed with what each of them brought, so nobody alone, not even the house, chose the cards.
fairness-proves-shown = Every card you were shown is the one that had been fixed.
fairness-proves-chips = The payments in the bundle add up.
fairness-proves-not = What it does not tell you
fairness-not-looks = Whether the house looks into hidden hands: it deals them.
fairness-not-people = Whether the seats are different people.
fairness-not-friends = Whether two at the table are friends.
fairness-not-rules = Whether the payments are those of the rules: for that, run the hand again with the command below.
fairness-not-page = Whether this page is an honest one: it comes from the same house. The offline page or the command, from another source, does not.
fairness-without = Without this page
fairness-offline = The offline page
fairness-command = Or with the command, which has the rules too:
fairness-file = A bundle in a file (or drop it anywhere on this page)
fairness-check = Check
