# Meine Spiele.

mine = Meine Spiele
mine-none = Unter diesem Namen wurde in diesem Haus noch nichts gespielt. Was Sie an irgendeinem Tisch spielen, steht hier, Spiel für Spiel.
mine-which = Welche Spiele
mine-game = Spiel
mine-all = alle
mine-came = Ausgang
mine-won = gewonnen
mine-lost = verloren
mine-even = weder noch
mine-from = Von
mine-to = Bis
mine-any-table = Jeder Tisch
mine-hand = Spiel { $hand }
mine-draw = Auslosung von Bank oder Geber
mine-with = Sie ({ $me }) mit { $names }
mine-table = Nur dieser Tisch
mine-hands = Anzahl
mine-net = Netto
mine-more = Mehr zeigen
mine-results = Was sie ergeben
mine-export = Mitnehmen
mine-csv = Eine Zeile je Spiel (CSV)
mine-json = JSON
mine-zip = Mitschriften (ZIP)
mine-note = Nur Sie sehen diese Liste. Von einem Spiel, dessen Karten verdeckt bleiben, bekommen Sie, was Ihr Platz erfahren hat.
mine-count = { $count ->
    [one] Ein Spiel
   *[other] { $shown } Spiele
}
mine-luck = Was das Glück tat
mine-luck-go = Das Netto zerlegen
mine-luck-more = Weiter rechnen
mine-luck-start = Vor der ersten Karte
mine-luck-deal = Die Karten
mine-luck-others = Wahl der anderen
mine-luck-own = Ihre Wahl
mine-luck-usual = Die Karten liegen 95-mal von 100 innerhalb ± { $chips }.
mine-luck-mean = Ohne die Karten: { $mean } je Spiel (± { $error }).
mine-luck-left = { $hands } gerechnet, { $left } stehen noch aus.
mine-luck-beyond = Ausgelassen, weil es zu viele Wege gibt: { $hands }.
mine-luck-hidden = Durch Stichproben, weil dort Karten verdeckt sind, nach dem, was Sie in jedem Augenblick sehen konnten, wenn alle nach Faustregeln weiterspielten: { $games }.
mine-luck-note = Genau, wo alle Karten offen liegen, nach dem, was Sie in jedem Augenblick erwarten durften, wenn niemand mehr setzte als nötig. Die Teile ergeben zusammen das Netto.
show = Dieses Spiel zeigen
show-note = Macht einen Link, über den jeder sieht, was in diesem Spiel für alle offen lag, und nicht mehr.
show-link = Link für alle
show-frame = Rahmen für eine Seite
show-png = Bild (PNG)
show-svg = Bild (SVG)
show-picture = Die Karten, die entschieden
report = Bericht
report-wait = Die Entscheidungen dieses Tisches werden gezählt.
report-goes-on = { $judged } von { $asked } Entscheidungen sind beurteilt.
report-meanwhile = Es geht weiter, während Sie andere Seiten des Hauses ansehen: Sie finden es unter „Meine Spiele“ wieder.
report-whole = { $hands ->
    [0] Noch kein Spiel von Ihnen an diesem Tisch ist zu Ende.
    [one] Ein Spiel, jede Entscheidung beurteilt.
   *[other] { $hands } Spiele, jede Entscheidung beurteilt.
    }
report-sum = Wie das Netto zustande kam
report-rest = Karten, Regeln und die anderen
report-cost = Ihre Antworten, neben den besten bekannten ({ $unit ->
    [points] Punkte
   *[other] Chips
    })
report-worst = Was am meisten ausmachte
report-none = Von keiner Antwort ist bekannt, dass sie Sie etwas gekostet hat.
report-all = Alle Entscheidungen
report-hand = Spiel { $hand }: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
    }
report-given = Sie sagten: { $answer }.
report-best = Am besten, soweit bekannt: { $answer }.
report-fine = Keine bessere Antwort ist bekannt.
report-lost = Kostet im Mittel: { $cost } { $unit ->
    [points] Punkte
   *[other] Chips
    }
report-exact = (genau)
report-error = (± { $error })
report-fork = Anders versuchen
report-unknown = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
    } ließ sich nicht beurteilen: Es fand sich keine Verteilung, die so aussieht.
report-note = Beurteilt nach dem, was Ihr Platz wissen konnte, als er gefragt wurde: wo alle Karten offen liegen, durch Abschreiten der Regeln, wenn niemand mehr setzt, als er muss, und gegen Ihre Bank alles, was erlaubt ist; sonst in Verteilungen, die von Ihrem Platz aus gleich aussehen. Was auch Zufall sein kann, zählt als nichts.
