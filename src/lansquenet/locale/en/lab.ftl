# The odds laboratory.

lab-title = Odds laboratory
lab-note = { $game } · exact where it can be, else played, with its error
lab-game = Game
lab-choose = Choose a game
lab-settings = What to look at
lab-preset = Preset
lab-options = Options ({ $count } changed)
lab-now = Now: { $meaning }.
lab-played = What is played
lab-seats = Seats
lab-stake = A punter’s stake
lab-bank = The banker’s chips
lab-hands = Hands in a course
lab-courses = Courses
lab-policy = Choices
lab-policy-timid = cautious
lab-policy-bold = bold
lab-policy-random = at random
lab-seed = Seed
lab-too-many = No more than { $most } hands in all, please: fewer hands or fewer courses.
lab-progress = How far it has come
lab-done = { $done } of { $of }
lab-compiling = The rules are being compiled; the first time this takes up to half a minute.
lab-waiting = Asked for…
lab-stop = Stop
lab-run = Play { $hands } hands
lab-check = Check the exact figures by playing
lab-ready = The hands are played; the charts are drawn.
lab-intro-banking = Play some thousands of hands to see how they are spread, what becomes of a purse, and how often it is lost. Every hand begins alike: seat A banks, the pack is full, and each punter keeps one stake at risk. What else is to be chosen is chosen as you say.
lab-intro-trick = Play some thousands of hands to see how they are spread, what becomes of a purse, and how often it is lost. Every hand begins alike: seat A deals and the pool is as after a clean hand. All seats choose as you say, which is not how people play well.

lab-exact = Exact figures
lab-exact-finding = { $count ->
    [one] One figure, found by walking every course that a hand can take; nothing is estimated.
   *[other] { $count } figures, found by walking every course that a hand can take; nothing is estimated.
}
lab-no-figures = No figure is known for these rules.
lab-walking = Every course of a hand is being walked…
lab-long-fraction = fraction of { $count } digits

lab-figure = Figure
lab-movers = What moves it
lab-movers-finding = { $option } = { $value } would move it furthest: from { $now } to { $then }.
lab-movers-none = None of the options moves this figure.
lab-still = It does not move with: { $options }.
lab-option = option
lab-value = value
lab-decimal = decimal
lab-fraction = fraction
lab-change = change

lab-whose = Whose chips
lab-whose-banking-0 = Seat A, the banker
lab-whose-banking-1 = Seat B, the first punter
lab-whose-trick-0 = Seat A, the dealer
lab-whose-trick-1 = Seat B, the eldest hand
lab-course = Net result of seat { $letter } after n hands: the mean, and the band of most courses
lab-course-finding = After { $hands } hands seat { $letter } stands at { $mean } on average (± { $error }); 95 of 100 courses end between { $low } and { $high }.
lab-course-point = After { $hand } hands: { $mean } on average, 95 % between { $low } and { $high }
lab-across-hands = hands
lab-bars = One hand of seat { $letter }
lab-bars-finding = Seat { $letter } wins { $won } of hands and loses { $lost }; a hand brings { $mean } on average (± { $error }).
lab-bar-point = { $result }: { $share } of hands
lab-from-to = { $least } to { $most }
lab-across-result = won or lost in a hand
lab-ruin = How often seat { $letter } loses its purse
lab-ruin-finding = With { $purse } to begin with, seat { $letter } loses all of it within { $hands } hands in { $share } of courses (± { $error }).
lab-ruin-point = A purse of { $purse } within { $hand } hands: lost in { $share } of courses
lab-down-purse = purse
lab-hand = hands
lab-mean = mean
lab-error = standard error
lab-low = 2.5 % are below
lab-middle = median
lab-high = 2.5 % are above
lab-from = from
lab-to = to
lab-share = share
lab-purse = purse

lab-checks = Exact beside played
lab-checks-finding = { $near } of { $count } figures lie within four standard errors of the exact one, each found by playing { $hands } hands.
lab-check-point = { $key }: exactly { $exact }, played { $found }, { $off } standard errors off
lab-key = figure
lab-found = played
lab-off = standard errors off

lab-step = Step through the points
lab-as-table = Show as a table
lab-table-of = { $title }, as a table
lab-csv = Save as CSV
lab-cite = Copy as citation
lab-copied = The citation is copied.
lab-none = none changed
lab-citation-rules = Lansquenet { $version }, odds laboratory: { $game }, preset { $preset }, options: { $options }.
lab-citation-run = { $courses } courses of { $hands } hands, { $seats } seats, stake { $stake }, bank { $bank }, choices { $policy }, seed { $seed }.
lab-citation-check = { $hands } hands for each figure, seed { $seed }.
