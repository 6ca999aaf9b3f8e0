# Texts of the page that belong to no single screen.

skip = Zum Tisch
loading = Einen Augenblick…
cannot-load = Diese Seite konnte nicht geladen werden. Sehen Sie nach, ob das Haus noch antwortet, und laden Sie sie neu.
no-table = Einen solchen Tisch gibt es hier nicht. Vielleicht wurde sein Link oder Code abgeschnitten, oder der Tisch wurde geschlossen; im Eingang sind andere.
bar-nav = Diese Seite
lobby = Eingang
rules = Regeln
fairness = Redlichkeit
settings = Einstellungen
about = Über das Haus
chips =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
close = Schließen
seat = Platz { $letter }
offline = Das Haus ist nicht zu erreichen. Was Sie sehen, lag in diesem Browser bereit; lesen können Sie:
somebody-gone = Jemand, der gegangen ist
