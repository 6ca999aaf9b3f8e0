# Over the parts of the rulebook in print, and between its words.

volume-hand = Eine Runde, Karte für Karte
volume-hand-intro = Sie sitzen auf Platz A. Die Karten liegen wie in der Lektion dieses Spiels.
volume-figures-intro = Nach den üblichen Regeln. Ein Bruch ist genau; einer, der für die Seite zu lang ist, fehlt.
volume-figure = Zahl
volume-exact = genau
volume-decimal = dezimal
volume-glossary = Wörter des Fachs
volume-glossary-intro = Ein Ding, ein Wort, in jeder Sprache der Bücher. Wo ein Wörterbuch oder ein Spieler das Wort so hat, steht er darunter.
volume-bibliography = Literatur
volume-index = Verzeichnis der Regeln
