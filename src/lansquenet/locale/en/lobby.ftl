# The lobby: play at once, choose a game, find a table.

language = Language
lobby-motto = Old European gambling games, for play chips only
lobby-pages = Pages of this house
lab = Odds laboratory
lobby-no-house = The house does not answer.
alone-opening = The house is opening: Python, rules and bots are fetched once, 8 MB.
alone-shut = The house could not be opened in this browser.
lobby-now = Sit down and play
lobby-now-note = A table of your own, with bots of the house in the other chairs. No account, no waiting: the first card lies there in a moment.
lobby-play = Play { $game } now
lobby-play-short = Play now
lobby-new-short = Open a table
lobby-practice-short = Learn
lobby-as = You come in as
lobby-rename = Change the name
lobby-name = Your name at the tables
lobby-another = Another
lobby-keep = Keep this name
lobby-name-note = The name is made up; any other will do. It is kept in this browser.
lobby-name-anew = With another name you come in anew: a seat you hold stays with the old one.
lobby-device-in = A code from your other device
lobby-device-go = Come in with it
lobby-device-out = Go on with another device
lobby-device-code = Give this code there within ten minutes:
lobby-friends = With friends
lobby-code = Link or code of the table
lobby-join = Join
lobby-join-nothing = Type the code of a table, or the link to it.
lobby-own = Open a table of your own
lobby-own-open = Open a table
lobby-own-rules = Choose other rules first
lobby-turn = Your turn
lobby-due = your answer by { $when }
lobby-mine = Your tables
lobby-others = Open tables
lobby-none = No open table just now. Open one, or play with the bots.
lobby-resume = Go on
lobby-sit = Sit down
lobby-watch = Watch
lobby-status-waiting = waiting
lobby-status-playing = playing
lobby-status-paused = paused
lobby-status-finished = finished
lobby-free = { $free ->
    [0] no free chair
    [one] { $free } free chair
   *[other] { $free } free chairs
}
lobby-all = Show all { $count }
lobby-games = Choose a game
lobby-kind = { $kind ->
    [trick] Trick game
   *[banking] Banking game
} · { $least ->
    [3] { $most ->
        [3] 3 seats
       *[other] 3–{ $most } seats
    }
   *[other] { $least }–{ $most } seats
}
