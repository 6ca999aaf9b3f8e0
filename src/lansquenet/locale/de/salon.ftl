# Salons: a club, its evenings and its ledger.

salon = Salons
salon-note = Ein Salon ist ein Link, der bleibt: ein Kreis, der wiederkommt, mit seinen Abenden, seinem Kontobuch und eigenen Regeln. Chips sind für immer Spielchips.
salon-none = Sie gehören noch keinem Salon an. Eröffnen Sie einen, oder treten Sie durch einen Link ein, den Ihnen jemand geschickt hat.
salon-mine = Ihre Salons
salon-new = Salon eröffnen
salon-name = Name des Salons
salon-nameless = Geben Sie dem Salon zuerst einen Namen.
salon-going = ein Abend läuft
salon-enter = Eintreten
salon-enter-note = Sie treten unter dem Namen { $name } ein. Mitglieder sehen diesen Namen, und was Sie hier gewinnen oder verlieren, sonst nichts von Ihnen.
salon-season-now = Saison { $season }
salon-link = Link des Salons
salon-members = Mitglieder
salon-member = Mitglied { $number }
salon-role-keeper = hat die Schlüssel
salon-role-barred = ausgesperrt
salon-comes = kommt
salon-do = Was man hier tun kann: { $name }
salon-key = Schlüssel geben
salon-unkey = Schlüssel zurücknehmen
salon-bar = Aussperren
salon-admit = Wieder einlassen
salon-leave = Salon verlassen
salon-tonight = Heute Abend
salon-come = Ich komme
salon-come-not = Ich komme doch nicht
salon-coming = { $count ->
    [0] Noch hat niemand gesagt, dass er kommt.
    [one] Einer kommt: { $names }
   *[other] { $count } kommen: { $names }
}
salon-begin = Abend beginnen
salon-waits = Eine Runde beginnt, sobald { $count ->
    [one] noch jemand
   *[other] zwei
    } „{ $come }“ gesagt { $count ->
    [one] hat
   *[other] haben
    }.
salon-missing = Noch nicht gesagt: { $names }.
salon-alone = Sie sind das einzige Mitglied: Schicken Sie anderen den Link des Salons.
salon-round = Nächste Runde ausrufen
salon-round-now = Runde { $round }
salon-end = Abend beenden
salon-sit = An meinen Tisch
salon-late = Ein Platz für mich
salon-table = Tisch { $number }
salon-own-table = Eigener Tisch eines Mitglieds
salon-tables-note = Wer zuerst genannt ist, beginnt den Tisch; sind alle Plätze besetzt, beginnt er von selbst.
salon-tables-none = Die Tische dieser Runde sind geschlossen.
salon-ledger = Kontobuch
salon-ledger-which = Was das Kontobuch zeigt
salon-ledger-none = Hier ist noch kein Spiel zu Ende gespielt worden.
salon-ledger-note = Chips wechseln nur den Besitzer: mit Bots, Pötten und der Bank des Hauses ergibt jede Spalte null.
salon-season = Saison
salon-evening = Abend
salon-by = Spalten
salon-by-evening = Abende
salon-by-game = Spiele
salon-who = Wer
salon-sum = Zusammen
salon-party-bots = Bots des Hauses
salon-party-guests = Gäste
salon-party-pool = In Pötten
salon-party-house = Bank des Hauses
salon-rules = So spielen wir es
salon-rules-note = höchstens { $seats } Plätze am Tisch, je { $chips } Chips
salon-rules-other = Andere Regeln wählen
salon-keep = Diese Regeln behalten
salon-kept = Gemerkt: sie gelten für die nächsten Tische.
salon-season-new = Neue Saison beginnen
salon-not = Nein, lassen
salon-sure-key = { $name } die Schlüssel geben? Wer sie hat, darf alles, was Sie dürfen.
salon-sure-unkey = { $name } die Schlüssel wegnehmen?
salon-sure-bar = { $name } aussperren? Er oder sie steht sofort von den Tischen des Salons auf und kommt nicht mehr herein.
salon-sure-admit = { $name } wieder einlassen?
salon-sure-leave = Diesen Salon verlassen? Ihr Name wird herausgenommen; was Sie gewonnen oder verloren haben, bleibt unter einer Nummer.
salon-sure-round = Nächste Runde ausrufen? Alle, die kommen, sitzen neu; die Tische dieser Runde schließen nach ihrem Spiel.
salon-sure-end = Den Abend beenden? Seine Tische schließen nach ihrem Spiel.
salon-sure-season = Neue Saison beginnen? Alle stehen dann bei null; die früheren lassen sich weiter ansehen.
