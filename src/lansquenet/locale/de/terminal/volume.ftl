# Over the parts of the rulebook in print, and between its words.

volume-hand = Ein Spiel, Karte für Karte
volume-hand-intro = Sie sitzen auf Platz A. Die Karten liegen wie in der Lektion dieses Spiels.
volume-figures-intro = Nach den üblichen Regeln. Ein Bruch ist genau; einer, der für die Seite zu lang ist, fehlt.
volume-charts-intro = Wie oft von hundert Malen der Bot, der dieses Spiel gegen sich selbst gelernt hat, dies ansagt, mit jeder Hand von drei Karten: nach ihren Trümpfen in der Zeile, nach ihrer besten anderen Karte in der Spalte. Es ist, was gelernt wurde, keine genaue Zahl.
volume-figure = Zahl
volume-exact = genau
volume-decimal = dezimal
volume-glossary = Wörter des Fachs
volume-glossary-intro = Ein Ding, ein Wort, in jeder Sprache der Bücher. Wo ein Wörterbuch oder ein Spieler das Wort so hat, steht er darunter.
volume-bibliography = Literatur
volume-index = Verzeichnis der Regeln

# Over the tables of figures, and over their columns.

table-the-part-of-a-stake-that-is-lost = Der Teil eines Einsatzes, der verloren ist
table-the-edge-of-a-bet-that-the-next-couple-settles = Der Vorteil bei einem Einsatz, über den der nächste Abzug entscheidet
table-the-edge-of-a-bet-left-until-it-is-settled = Der Vorteil bei einem Einsatz, der liegt, bis über ihn entschieden ist
table-what-both-do-best-where-cards-lie-face-down = Was beide am besten tun, wenn die Karten verdeckt liegen
table-by-the-card-of-the-bank = Nach der Karte der Bank
table-a-bank-with-half-of-it-staked = Eine Bank, auf deren Hälfte gesetzt wird
table-what-each-spread-is-worth = Was jeder Abstand wert ist
table-what-a-row-counts = Was eine Reihe zählt
table-cards-left = Karten übrig
table-packs = Kartenspiele
table-card = Karte
table-coup = Coup
table-spread = Abstand
table-it-counts = sie zählt
table-of-the-rank-left = { $n } dieses Ranges
table-the-banker-s-edge = Vorteil des Bankhalters
table-five-draws = fünf zieht
table-six-draws-when-five-and-more-stand = sechs zieht, wenn fünf und mehr stehen bleiben
table-how-often-it-is-beaten = wie oft sie geschlagen wird
table-edge = Vorteil
table-the-bank-before-it = die Bank davor
table-broken-by-then = bis dahin gesprengt
table-how-often-it-comes = wie oft er kommt
table-how-often-it-wins = wie oft er gewinnt
table-how-often = wie oft
table-left = noch { $n }
