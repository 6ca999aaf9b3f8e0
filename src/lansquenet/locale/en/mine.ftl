# My hands.

mine = My hands
mine-none = Nothing has been played in this house under this name yet. What you play at any table will stand here, hand by hand.
mine-which = Which hands
mine-game = Game
mine-all = all
mine-came = Came to
mine-won = won
mine-lost = lost
mine-even = nothing either way
mine-from = From
mine-to = To
mine-any-table = Any table
mine-hand = hand { $hand }
mine-draw = draw for the bank or the deal
mine-with = You ({ $me }) with { $names }
mine-table = Only this table
mine-hands = Hands
mine-net = Net
mine-more = Show more
mine-results = What they come to
mine-export = Take them with you
mine-csv = A line each (CSV)
mine-json = JSON
mine-zip = Transcripts (ZIP)
mine-note = You alone see this list. Of a hand whose cards stay closed, you get what your own seat was told.
mine-count = { $count ->
    [one] One hand
   *[other] { $shown } hands
}
mine-luck = What luck did
mine-luck-go = Take the net apart
mine-luck-more = Go on reckoning
mine-luck-start = Before the first card
mine-luck-deal = The deal
mine-luck-others = Choices of others
mine-luck-own = Your choices
mine-luck-usual = 95 times in 100 the deal lies within ± { $chips }.
mine-luck-mean = Without the deal: { $mean } a hand (± { $error }).
mine-luck-left = { $hands } reckoned, { $left } still to come.
mine-luck-beyond = Left out, as there are too many ways to walk: { $hands }.
mine-luck-hidden = Sampled, as cards are hidden there, from what you could see at each moment, if all went on by rules of thumb: { $games }.
mine-luck-note = Exact where all cards lie open, by what you could expect at each moment if nobody staked more than must be. The parts add up to the net.
show = Show this hand
show-note = Makes a link by which anybody sees what lay open to all in this hand, and no more.
show-link = Link for everybody
show-frame = Frame for a page
show-png = Picture (PNG)
show-svg = Picture (SVG)
show-picture = The cards that decided it
report = Report
report-wait = The decisions of this table are being counted.
report-goes-on = { $judged } of { $asked } decisions are judged.
report-meanwhile = It goes on while you look at other pages of the house: you find it again under “My hands”.
report-whole = { $hands ->
    [0] No hand of yours at this table is over.
    [one] One hand, every decision judged.
   *[other] { $hands } hands, every decision judged.
    }
report-sum = How the net came about
report-rest = Cards, rules and the others
report-cost = Your answers, beside the best known ({ $unit ->
    [points] points
   *[other] chips
    })
report-worst = What mattered most
report-none = No answer is known to have cost you anything.
report-all = All decisions
report-hand = Hand { $hand }: { $count ->
    [one] one decision
   *[other] { $count } decisions
    }
report-given = You said: { $answer }.
report-best = Best known: { $answer }.
report-fine = No better answer is known.
report-lost = Cost in the mean: { $cost } { $unit ->
    [points] points
   *[other] chips
    }
report-exact = (exact)
report-error = (± { $error })
report-fork = Try it otherwise
report-unknown = { $count ->
    [one] One decision
   *[other] { $count } decisions
    } could not be judged: no deal was found that looks like it.
report-note = Judged by what your seat could know when it was asked: where all cards lie open, by walking the rules, if nobody stakes more than must be, and against a bank of yours all that is allowed; else in deals that look the same from your seat. What is no more than luck may have done counts as nothing.
