# What is reckoned: tables, laws, questions, comparisons, sessions, and what answers cost.

reckon-one-in = 1 in { $n }
reckon-side = side
reckon-bank = bank
reckon-punter = punter
reckon-net = net of a chip
reckon-mean = mean
reckon-mean-of = mean { $n }
reckon-variance = variance
reckon-covariance = covariance
reckon-sum = sum
reckon-asked = { $word } of { $measure }
reckon-heard = ; { $name } { $said }
reckon-midway = ; after { $acts } acts of a transcript
reckon-midway-all = ; after all acts of a transcript
reckon-idle = { $names } left out: no odds change with it
reckon-best = best
reckon-second = the second best loses
reckon-worth = worth
reckon-choices = choices
reckon-chance = chance
reckon-hands = hands
reckon-grows-most = grows most   { $share } of a fortune
reckon-grows-below = grows below  { $share } of it
reckon-played = played  { $mean } in { $hands } hands, { $errors } standard errors from it
reckon-under = figure, under
reckon-change = change
reckon-none = none

# Charts of hands, at games that were learnt.
chart-corner = trumps; best other
chart-and-a-lower = { $cards } and a lower
chart-and-two-lower = { $cards } and two lower
chart-or-lower = { $cards } or lower
chart-first-of-three-for-a-pool-of = First of three, for a pool of { $n }
chart-first-of-four-for-a-pool-of = First of four, for a pool of { $n }
chart-second-of-three-after-one-who-stands-for-a-pool-of = Second of three, after one who stands, for a pool of { $n }
chart-dealer-of-three-after-one-who-stands-and-one-who-passes-for-a-pool-of = Dealer of three, after one who stands and one who passes, for a pool of { $n }

# What a seat's answers cost.
review-hand = { $title } · hand { $number } · { $seat }
review-judging = Judging
review-fine = No better answer is known.
review-better = Cost { $cost }; best known: { $said }.
review-chips = { $amount } chips
review-points = { $amount } points
review-none = No answer is known to have cost anything.
review-worst = What mattered most:
review-one = hand { $hand }, act { $act }: { $said }: { $cost }
review-judged = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} judged.
review-cost-points = Answers cost { $cost } points, beside the best known; net { $net } chips.
review-rest = Cards, rules and the others
review-answers = Answers
review-net = Net in chips
review-unknown = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} could not be judged.
review-exact = walked by the rules, if nobody stakes more than must be, and against its bank all that is allowed
review-searched = searched in deals that look the same from that seat; ± holds 95 times in 100
review-or = ; or
review-note = Judged by what the seat could know: { $ways }.  What is no more than luck may have done counts as nothing.
