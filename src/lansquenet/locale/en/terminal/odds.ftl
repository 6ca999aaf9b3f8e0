# What else the terminal says: figures, many hands, a hand run again, and what can be done.

odds-figure = figure
odds-exact = exact
odds-decimal = decimal
odds-of = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
sim-banks = { $title }: { $hands } hands, seat A banks, every seat plays '{ $policy }'.
sim-deals = { $title }: { $hands } hands, seat A deals, every seat plays '{ $policy }'.
sim-acts = { $acts } acts, { $speed } million a second in compiled code.
sim-hands = { $hands } hands
sim-sampling = The exact figures, and a sample of each
sim-chips = chips a hand
sim-error = ± standard error
sim-found = found
sim-none = No exact figure is known at a table of { $seats } seats to set beside these hands.
sim-figures = The figures at a table of { $seats } seats, each found by playing as it is defined:
sim-by-processor = The figures were found by the processor, in { $hands } hands.
replay-go-on = Enter
replay-right = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, { $acts ->
    [one] { $acts } act
   *[other] { $acts } acts
}: all as the rules have it.
four-play = sit down with bots, here in the terminal
four-rules = read the rules, each with its source
four-odds = know the odds, exactly
four-serve = keep a house: tables for many people, in the browser
four-more = { $games } lists the games, and { $help } all commands.
