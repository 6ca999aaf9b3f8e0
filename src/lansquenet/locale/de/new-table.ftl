# A table to be opened.

new-title = Neuer Tisch
new-other = Ein anderes Spiel
new-preset = Womit man anfängt
new-rules = Alle Regeln, in denen Tische sich unterscheiden
new-company = Der Tisch
new-seek = Option suchen
new-found =
    { $count ->
        [0] keine gefunden
        [one] { $count } gefunden
       *[other] { $count } gefunden
    }
new-options =
    { $count ->
        [one] { $count } Option
       *[other] { $count } Optionen
    }
new-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
new-usual = wie üblich
new-editorial = unsere Lesart, wo die Quellen schweigen
new-seats = Plätze, { $least } bis { $most }
new-chips = Chips zu Beginn
new-chairs = Wer wo sitzt
new-you = Sie
new-empty = frei, für einen Menschen
new-fill = Überall Bots
new-clear = Keine Bots
new-pace = Tempo der Bots und Karten
pace-slow = langsam
pace-usual = üblich
pace-quick = rasch
new-clock = Zeit für eine Handlung
clock-none = ohne Uhr
clock-s20 = 20 Sekunden
clock-s45 = 45 Sekunden
clock-s120 = 2 Minuten
clock-d1 = brieflich, ein Tag
clock-d3 = brieflich, drei Tage
clock-d7 = brieflich, sieben Tage
new-spectators = Wer zuschauen darf
spectators-public = alle
spectators-delayed = alle, etwas später
spectators-none = niemand
new-delay = Sekunden später
new-records = Karten beendeter Spiele
records-own = jeder Platz sieht, was er gesehen hat
records-open = alle Karten liegen allen offen
new-private = Nicht im Verzeichnis: nur durch Link oder Code zu finden
new-odds-bar = Die genauen Aussichten werden beim Spielen gezeigt
new-hints = Alle dürfen nach Tipps fragen
new-odds = Worauf diese Regeln hinauslaufen
new-odds-counting = Wird gezählt…
new-odds-there = Genau: jedes Spiel unter den gewählten Optionen wurde durchlaufen.
new-odds-slow = Diese Zahlen dauern länger, als das Haus rechnen will. Der Tisch lässt sich trotzdem eröffnen.
new-odds-wrong = Es gibt keine Zahlen: { $text }
new-odds-moved = { $by } Punkte gegen die üblichen Regeln
new-odds-more =
    { $count ->
        [one] { $count } weitere Zahl
       *[other] { $count } weitere Zahlen
    }
new-odds-all =
    { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    }
new-open = Den Tisch eröffnen
new-range = Eine ganze Zahl von { $least } bis { $most }.
new-wrong = Etwas weiter oben kann so nicht sein; es ist dort bezeichnet.
