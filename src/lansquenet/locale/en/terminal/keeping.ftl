# What the keeper of a house is told.
keep-code = code
keep-game = game
keep-status = status
keep-who = who sits there
keep-last = last
keep-waiting = waiting
keep-playing = playing
keep-paused = paused
keep-finished = finished
keep-no-table = No table is open.
keep-will-close = { $table } will be closed: in ten seconds where the house is open, else when it opens.
keep-id = id
keep-name = name
keep-since = since
keep-password = password
keep-guest = guest
keep-barred = barred
keep-nobody = Nobody is called { $name }.
keep-bars = { $name } ({ $id }) is let in no more, from ten seconds on where the house is open.
keep-admits = { $name } ({ $id }) may come in again.
keep-logins-of = The logins of { $name } end within ten seconds.
keep-logins = The logins of everybody end within ten seconds.
keep-exported = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
} in { $folder }, { $transcripts } with a transcript; hands.csv lists them.
keep-open = The house is open at { $url }  (Ctrl-C closes it)
keep-copied = { $count ->
    [one] { $count } row
   *[other] { $count } rows
} copied to { $file }, restored to a scratch store and found faultless. It is worth nothing without the key file { $keys }: keep a copy of that somewhere else.
keep-restored = { $count ->
    [one] { $count } row
   *[other] { $count } rows
} restored. Put the key file beside it.
keep-no-fault = No fault: every event, payment, balance, key and card is as it was written.
keep-witness-there = And all that the witness was told of is there.
keep-fault = { $place }: { $fault }.
keep-at-event = table { $table }, event { $number }
keep-at-table = table { $table }
keep-at-store = the store
keep-more-faults = And { $count ->
    [one] { $count } fault
   *[other] { $count } faults
} more.

# A house that is only files, and books in print.
keep-reckoning = Reckoning exact figures
