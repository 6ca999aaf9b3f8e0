# A table to be opened.

new-title = New table
new-other = Another game
new-preset = The rules to begin from
new-rules = Every rule that tables differ in
new-company = The table
new-seek = Seek an option
new-found = { $count ->
    [0] none found
    [one] { $count } found
   *[other] { $count } found
}
new-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
new-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
new-usual = as usual
new-editorial = our reading, where sources are silent
new-seats = Seats, { $least } to { $most }
new-chips = Chips to sit down with
new-chairs = Who sits where
new-you = you
new-empty = free, for a person
new-fill = Bots everywhere
new-clear = No bots
new-pace = Pace of bots and cards
pace-slow = slow
pace-usual = usual
pace-quick = quick
new-clock = Time for an act
clock-none = no clock
clock-s20 = 20 seconds
clock-s45 = 45 seconds
clock-s120 = 2 minutes
clock-d1 = by correspondence, one day
clock-d3 = by correspondence, three days
clock-d7 = by correspondence, seven days
new-spectators = Who may look on
spectators-public = anybody
spectators-delayed = anybody, some time later
spectators-none = nobody
new-delay = Seconds later
new-records = Cards of finished hands
records-own = each seat sees what it saw
records-open = all cards are open to all
new-private = Not listed: found by its link or code alone
new-odds-bar = The exact odds are shown while playing
new-hints = All may ask for hints
new-odds = What these rules come to
new-odds-counting = Counting…
new-odds-there = Exact, from walking every hand under the options chosen.
new-odds-slow = These figures take longer than the house will count. The table can be opened all the same.
new-odds-wrong = There are no figures: { $text }
new-odds-moved = { $by } points against the usual rules
new-odds-more = { $count ->
    [one] { $count } more figure
   *[other] { $count } more figures
}
new-odds-all = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
new-open = Open the table
new-range = A whole number from { $least } to { $most }.
new-wrong = Something above cannot be so; it is marked where it stands.
