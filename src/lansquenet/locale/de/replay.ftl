# A hand gone through again.

replay = Nachspiel
replay-note = Spiel { $hand }, noch einmal
replay-what = Geben Sie dieser Seite die Mitschrift einer Sitzung, und gehen Sie ihre Spiele Schritt für Schritt durch. Nichts davon wird aufbewahrt.
replay-file = Eine Mitschrift in einer Datei (oder legen Sie sie irgendwo auf dieser Seite ab)
replay-paste = oder eingefügt
replay-show = Zeigen
replay-no-house = Das Haus ist nicht zu erreichen.
replay-retry = Noch einmal versuchen
replay-hands = Spiele, die man sehen darf
replay-timeline = Zeitleiste
replay-moment = Der gezeigte Augenblick
replay-at = { $at } von { $of }: { $saying }
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Geschwindigkeit
replay-over = Das Spiel ist zu Ende.
replay-seen-by = Gesehen von
replay-all = alle Karten
replay-public = wer zuschaut
replay-hand = Spiel
replay-hand-before = Das Spiel davor
replay-hand-after = Das nächste Spiel
replay-share = Behalten oder teilen
replay-copy = Den Link zu diesem Augenblick kopieren
replay-transcript = Mitschrift
replay-json = Alles als JSON
replay-check = Das Mischen prüfen
replay-fork = Hier abzweigen
replay-as-played = Wie gespielt
replay-otherwise = Anders gespielt
replay-bots = Die Bots spielen weiter.
replay-skip = Überspringen
replay-same-cards = Dieselben Karten; für alle anderen spielen die Bots.
replay-anew = Andere behalten ihre Karten für sich: was Ihnen nicht gezeigt wurde, liegt so, wie es hätte sein können. Für sie spielen die Bots.
replay-close-fork = Zurück zum Spiel
replay-was = Wie gespielt: { $chips }
replay-now = Anders gespielt: { $chips }
replay-same = Es kommt auf dasselbe heraus.
replay-better =
    { $chips ->
        [1] Ein Chip besser
       *[other] { $chips } Chips besser
    }
replay-worse =
    { $chips ->
        [1] Ein Chip schlechter
       *[other] { $chips } Chips schlechter
    }
doubt = Ich bezweifle diese Entscheidung
doubt-what = Von diesem Augenblick wird eine Datei gemacht: was bis hierher geschah, die Regel, was Sie sehen, und die Version der Seite. Nichts wird gesendet; wer die Datei bekommt, öffnet sie mit lansquenet replay.
doubt-words = Was Sie bezweifeln, in einem Satz
doubt-save = Datei speichern
