# Over the parts of the rulebook in print, and between its words.

volume-hand = Een spel, kaart voor kaart
volume-hand-intro = Je zit op plaats A. De kaarten liggen zoals in de les van dit spel.
volume-figures-intro = Volgens de gewone regels. Een breuk is exact; een die te lang is voor de bladzijde, is weggelaten.
volume-charts-intro = Hoe vaak op de honderd de bot die dit spel tegen zichzelf geleerd heeft dit meldt, met elke hand van drie kaarten: naar haar troeven in de rij, naar haar beste andere kaart in de kolom. Het is wat geleerd is, geen exact getal.
volume-figure = getal
volume-exact = exact
volume-decimal = decimaal
volume-glossary = Vakwoorden
volume-glossary-intro = Eén ding, één woord, in elke taal van de boeken. Waar een woordenboek of een speler het woord zo heeft, staat dat eronder.
volume-bibliography = Literatuur
volume-index = Register van regels

# Over the tables of figures, and over their columns.

table-the-part-of-a-stake-that-is-lost = Het deel van een inzet dat verloren is
table-the-edge-of-a-bet-that-the-next-couple-settles = Het voordeel op een inzet waarover het volgende koppel beslist
table-the-edge-of-a-bet-left-until-it-is-settled = Het voordeel op een inzet die blijft liggen tot erover beslist is
table-what-both-do-best-where-cards-lie-face-down = Wat beiden het best doen als de kaarten gedekt liggen
table-by-the-card-of-the-bank = Naar de kaart van de bank
table-a-bank-with-half-of-it-staked = Een bank waarvan de helft is ingezet
table-what-each-spread-is-worth = Wat elk gat waard is
table-what-a-row-counts = Wat een rij telt
table-cards-left = kaarten over
table-packs = spellen kaarten
table-card = kaart
table-coup = coup
table-spread = gat
table-it-counts = ze telt
table-of-the-rank-left = { $n } van die rang
table-the-banker-s-edge = voordeel van de bankier
table-five-draws = vijf trekt
table-six-draws-when-five-and-more-stand = zes trekt als vijf en meer passen
table-how-often-it-is-beaten = hoe vaak ze wordt verslagen
table-edge = voordeel
table-the-bank-before-it = de bank ervoor
table-broken-by-then = dan al gesprongen
table-how-often-it-comes = hoe vaak het komt
table-how-often-it-wins = hoe vaak het wint
table-how-often = hoe vaak
table-left = nog { $n }
