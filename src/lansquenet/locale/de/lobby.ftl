# The lobby: play at once, choose a game, find a table.

language = Sprache
lobby-motto = Alte europäische Glücksspiele, nur um Spielchips
lobby-pages = Seiten dieses Hauses
lab = Labor der Aussichten
lobby-no-house = Das Haus antwortet nicht.
alone-opening = Das Haus wird geöffnet: Python, Regeln und Bots werden einmal geladen, 8 MB.
alone-shut = Das Haus ließ sich in diesem Browser nicht öffnen.
lobby-now = Setzen Sie sich und spielen Sie
lobby-now-note = Ein Tisch für Sie, mit Bots des Hauses auf den anderen Stühlen. Kein Konto, kein Warten: gleich liegt die erste Karte.
lobby-play = { $game } jetzt spielen
lobby-play-short = Jetzt spielen
lobby-new-short = Tisch eröffnen
lobby-practice-short = Lernen
lobby-as = Sie kommen herein als
lobby-rename = Namen ändern
lobby-name = Ihr Name an den Tischen
lobby-another = Ein anderer
lobby-keep = Diesen Namen behalten
lobby-name-note = Der Name ist erfunden; jeder andere tut es auch. Er bleibt in diesem Browser.
lobby-name-anew = Unter anderem Namen kommen Sie neu herein: ein Platz, den Sie haben, bleibt beim alten.
lobby-device-in = Ein Code von Ihrem anderen Gerät
lobby-device-go = Damit hereinkommen
lobby-device-out = Auf einem anderen Gerät weiterspielen
lobby-device-code = Geben Sie dort binnen zehn Minuten diesen Code ein:
lobby-friends = Mit Freunden
lobby-code = Link oder Code des Tisches
lobby-join = Dazukommen
lobby-join-nothing = Geben Sie den Code eines Tisches ein, oder seinen Link.
lobby-own = Einen eigenen Tisch eröffnen
lobby-own-open = Tisch eröffnen
lobby-own-rules = Erst andere Regeln wählen
lobby-turn = Sie sind an der Reihe
lobby-due = Ihre Antwort bis { $when }
lobby-mine = Ihre Tische
lobby-others = Offene Tische
lobby-none = Gerade ist kein Tisch offen. Eröffnen Sie einen, oder spielen Sie mit den Bots.
lobby-resume = Weiter
lobby-sit = Platz nehmen
lobby-watch = Zuschauen
lobby-status-waiting = wartet
lobby-status-playing = spielt
lobby-status-paused = ruht
lobby-status-finished = zu Ende
lobby-free =
    { $free ->
        [0] kein Stuhl frei
        [one] { $free } Stuhl frei
       *[other] { $free } Stühle frei
    }
lobby-all = Alle { $count } zeigen
lobby-games = Wählen Sie ein Spiel
lobby-kind =
    { $kind ->
        [trick] Stichspiel
       *[banking] Bankspiel
    } · { $least ->
        [3]
            { $most ->
                [3] 3 Plätze
               *[other] 3–{ $most } Plätze
            }
       *[other] { $least }–{ $most } Plätze
    }
