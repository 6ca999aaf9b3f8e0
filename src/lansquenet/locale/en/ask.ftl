# Ask anything, in the laboratory.

ask-title = Ask anything
ask-lead = Every course that a hand can take is walked: the answer is exact.
ask-hidden = Hands of this game are hidden, so that no walk goes. Its exact figures stand below, and hands can be played.
ask-what = What is asked
ask-of = Of what
ask-all-games = In every game
ask-payments = Payments, by rule
ask-word-mean = how much on average
ask-word-chance = how likely
ask-word-law = each sum, and how likely
ask-word-variance = the variance
ask-word-table = the best play of a seat
ask-of-won-bank = chips that the bank wins
ask-of-cards = cards turned
ask-of-hands = hands played
ask-of-won-house = chips that the house wins
ask-of-into-the-pool = chips that go into the pool
ask-of-won-seat = chips that { $seat } wins
ask-of-bet-seat = chips that { $seat } bets
ask-of-paid = payments by { $rule }: { $text }
ask-test = Which sums are meant
ask-than = The number
ask-test-any = more than nothing
ask-test-least = at least
ask-test-most = at most
ask-test-exactly = exactly
ask-sum = { $of }: { $test } { $than }
ask-any = { $of }: more than nothing
ask-said-mean = On average: { $of }
ask-said-chance = How likely: { $of }
ask-said-law = Each sum and how likely it is: { $of }
ask-said-variance = Variance: { $of }
ask-said-table = The best play of { $seat }, by { $of }
ask-seen = Cards that are gone from the shoe
ask-after = Cards with which the hand begins
ask-add = { $card } ({ $count } left)
ask-put-back = Put back: { $card }
ask-best = Whose best play
ask-by = Who decides, and how
ask-by-usual = as usual: { $how }
ask-by-least = everybody does the least that is allowed
ask-number = A number for how it is decided
ask-more = More: beginning, span, seats
ask-over = Over
ask-span-one = one hand
ask-span-n = so many hands
ask-span-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
ask-span-game = one game, with all that stands over
ask-span-tenure = as long as the bank is kept
ask-span-ever = hand after hand, in the long run
ask-shoe-on = the shoe is dealt on
ask-until = Until
ask-until-end = the hand is over
ask-seats = { $count } seats.
ask-known-seen = gone: { $cards }
ask-known-after = begins with: { $cards }
ask-known-until = until { $event }
ask-known-by = decided so: { $how }
ask-walking = Walked for { $done } seconds, of { $of } at most…
ask-go = Answer exactly
ask-ready = The answer is found.
ask-answer = The answer
ask-mean = Mean:
ask-worth = Worth:
ask-choice = best
ask-loss = the second best loses
ask-command = At a terminal:
ask-law-finding = { $count ->
    [one] One sum can come about; its mean is { $mean }, its variance { $variance }.
   *[other] { $count } sums can come about; their mean is { $mean }, their variance { $variance }.
}
ask-point = { $sum }: { $share }
ask-among = What is chosen
ask-at = Transcript, for a hand in the middle
ask-act = After so many acts (2.3: three of the second hand)
ask-known-at = after { $act } acts of a transcript
ask-chart = What is best in which state
