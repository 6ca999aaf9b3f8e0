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
chart-none = none
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

# What sessions come to.
session-played = { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessions
} of { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, each from a stack of { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
session-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
}
session-law-bank = Hands are drawn from the exact law of { $bet }, from the bank's side: { $nets }.
session-law-punter = Hands are drawn from the exact law of { $bet }, from a punter's side: { $nets }.
session-nets = { $count } nets, see `odds --law`
session-rules = Hands are simulated by the rules: { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $followed }, and decisions are { $policy }.
session-follow-a = A is followed
session-follow-b = A banks, and B is followed
session-follow-bank = A banks and is followed
session-stakes = Stakes by plan { $plan } from { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}: { $rule }.
session-share = { $share } of it
plan-flat = the same stake every time
plan-martingale = twice the stake after a loss, the first after a win
plan-paroli = twice the stake after a win, 3 wins at most; the first after a loss
plan-dalembert = one stake more after a loss, one less after a win
plan-fibonacci = Fibonacci numbers: one on after a loss, two back after a win
plan-labouchere = a line 1 2 3 4: stake its ends; cross them out when won, write their sum when lost
plan-kelly = the share of the stack at which its logarithm grows fastest, in whole chips
session-median = median
session-ruined = ruined
session-lie-in = 95 in 100 lie in
session-range = { $least } to { $most }
session-at-the-end = stack at the end
session-ends = A stack ends with { $mean } ± { $error } chips on average.
session-lasted = Stacks that were lost lasted { $hands } hands (median).
session-most-won = Most hands in a row that the bank won: { $median } (median), { $most } in one session.
session-most-lost = Most hands in a row that A lost: { $median } (median), { $most } in one session.
session-pool = Highest pool: { $median } chips (median), { $most } in one session.
session-nothing-moved = Under these rules no chips have changed hands.
session-exact = The exact chance to lose the stack is { $exact }; here it was { $here }.
session-exact-before = The exact chance to lose the stack before it has come to { $target } is { $exact }; here it was { $here }.
session-reached = { $share } of the sessions came to { $target } chips, and { $neither } to neither end.
session-fell = { $share } of the stacks fell { $depth ->
    [one] { $depth } chip
   *[other] { $depth } chips
} below their highest.
session-exact-fall = The exact chance of that, for a stack that is never lost, is { $exact }.
