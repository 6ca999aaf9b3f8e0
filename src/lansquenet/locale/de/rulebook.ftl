# The rulebook, and the rules beside a table.

rulebook-title = Das Regelbuch
rulebook-intro = Alle Spiele dieses Hauses: ihre bezifferten Regeln mit den Quellen, wo die Quellen auseinandergehen, und ihre genauen Zahlen.
rulebook-banking = Bankspiele
rulebook-trick = Pottspiele mit wenigen Stichen
rulebook-all = Alle Bücher
rulebook-lab = Labor der Aussichten
rulebook-contents = Inhalt
rulebook-search = In diesem Buch suchen
rulebook-found =
    { $count ->
        [0] Keine Regel sagt das.
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rulebook-plain = Eine schlichte Seite, zum Drucken oder zum Lesen ohne Skripte
rulebook-whole = Das ganze Buch, auf eigener Seite
rulebook-history = Woher es kommt
rulebook-now = Jetzt
rulebook-pays = Danach wird gezahlt:
rulebook-follows = Dieser Tisch folgt { $source }:
rulebook-says = { $source } sagt:
rulebook-options = Optionen
rulebook-presets = Fertige Regeln
rulebook-figures = Genaue Zahlen
rulebook-figures-where = Die Zahlen unter beliebigen Optionen, im Labor der Aussichten
rulebook-words = Wörter
rulebook-sources = Quellen
rulebook-editorial = Hier entschieden
rulebook-editorial-means = Wo die Quellen schweigen oder die Wahl lassen, hat dieses Haus gewählt.
rulebook-usual = wie üblich
rulebook-range = Von { $least } bis { $most }; üblich { $usual }.
rulebook-zero = 0 bedeutet: { $meaning }.
rulebook-dispute = Strittig:
rulebook-as-usual = jede Option wie üblich
rulebook-lesson = In einer Minute lernen
rulebook-how = Wie es geht
rulebook-todo = Was zu tun ist
rulebook-not-yet = Dieses Buch ist noch nicht übersetzt: hier steht es auf Englisch.
rulebook-signed = [en] steht vor dem, was noch nicht übersetzt ist.
