# Was man einander sagt, und wer kommt und geht.

temper = { $bot ->
    [timid] zaghaft: wagt das Mindeste
    [bold] kühn: wagt viel
    [random] tut irgendetwas
    [novice] Neuling: tut jedes zweite Mal irgendetwas
    [cautious] { $shows ->
        [stakes] vorsichtig: setzt halb so viel
        [answers] vorsichtig: hält sich bisweilen zurück
       *[both] vorsichtig: setzt halb so viel und hält sich bisweilen zurück
    }
    [daring] { $shows ->
        [stakes] verwegen: setzt doppelt so viel
        [answers] verwegen: geht bisweilen weiter
       *[both] verwegen: setzt doppelt so viel und geht bisweilen weiter
    }
    [stubborn] { $shows ->
        [stakes] starrsinnig: setzt immer denselben Teil
        [answers] starrsinnig: geht bisweilen weiter und lässt sich sonst nicht beirren
       *[both] starrsinnig: setzt immer denselben Teil und geht bisweilen weiter
    }
    [learnt] geübt: spielt, wie es gegen sich selbst gelernt hat
    [search] stark: versucht jede Antwort an vielen gleich aussehenden Verteilungen
    [exact] stark: rechnet mit jeder Karte, die kommen kann
    [solved] stark: sagt an, wie es im Voraus gelöst wurde
   *[other] bedächtig: spielt nach Faustregeln
}
which-bot = Welcher Bot sich setzt
bot-usual = wie üblich: jeder von anderem Gemüt
invite-how = Wer diesem Link folgt, diesen Code eingibt oder die Quadrate scannt, findet hier einen Stuhl.
alone-friends = Diese Seite ist ein Haus für sich: Es läuft in diesem Browser, und seine Tische und Spiele bleiben hier. Freunde, Salons und Zuschauer finden sich in einem Haus, das jemand führt:
qr-of-link = QR-Code des Links
share-link = Link weitergeben
listed-switch = Am Eingang gezeigt, für jedermann
whose = Wer diesen Tisch findet
whose-listed = alle am Eingang
whose-link = wer den Link hat
whose-salon = der Salon { $name }
comes-next = { $name } hat diesen Stuhl als Nächstes
leave-staked = Sie haben { $chips } im Spiel. Wenn Sie gehen, spielt die Vertretung für Sie zu Ende, immer mit der Antwort, die am wenigsten bindet.
leave-hand = Es wird gerade gespielt. Wenn Sie gehen, spielt die Vertretung für Sie zu Ende, immer mit der Antwort, die am wenigsten bindet.
leave-not = Bleiben
phrases = Sätze, die jeder in seiner Sprache liest
phrase-hello = Guten Tag allerseits.
phrase-luck = Viel Glück.
phrase-well_played = Gut gespielt.
phrase-fine_cards = Feine Karten.
phrase-my_luck = Mein übliches Glück.
phrase-thanks = Danke.
phrase-sorry = Entschuldigung.
phrase-moment = Einen Augenblick, bitte.
phrase-go_on = Nur weiter.
phrase-laugh = Ha!
phrase-another = Noch ein Spiel?
phrase-goodbye = Gute Nacht allerseits.
phrase-won-0 = Das Glück kennt meine Adresse.
phrase-won-1 = An dieses Blatt werde ich denken.
phrase-won-2 = Man muss Geduld haben.
phrase-won-3 = Danke, danke. Noch einmal?
add-bot = Einen Bot hinsetzen
remove = { $name } fortschicken
copy-link = Link kopieren
copied = Kopiert
code = Code { $code }
say-label = Allen etwas sagen
nothing-said = Noch hat niemand etwas gesagt.
say = Sagen
