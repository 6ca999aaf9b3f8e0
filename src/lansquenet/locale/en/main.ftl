# Texts of the page that belong to no single screen.

skip = Skip to the table
loading = One moment…
cannot-load = This page could not be loaded. Look whether the house still answers, and load it again.
no-table = There is no such table here. Its link or code may have been cut short, or the table has been closed; in the lobby are others.
bar-nav = This page
lobby = Lobby
rules = Rules
fairness = Fairness
settings = Settings
about = About
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
close = Close
seat = Seat { $letter }
offline = The house cannot be reached. What you see was kept in this browser; the rules can be read:
somebody-gone = Somebody who has left
