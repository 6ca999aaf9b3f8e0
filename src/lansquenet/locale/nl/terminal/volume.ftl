# Over the parts of the rulebook in print, and between its words.

volume-hand = Een spel, kaart voor kaart
volume-hand-intro = Je zit op plaats A. De kaarten liggen zoals in de les van dit spel.
volume-figures-intro = Volgens de gewone regels. Een breuk is exact; een die te lang is voor de bladzijde, is weggelaten.
volume-figure = getal
volume-exact = exact
volume-decimal = decimaal
volume-glossary = Vakwoorden
volume-glossary-intro = Eén ding, één woord, in elke taal van de boeken. Waar een woordenboek of een speler het woord zo heeft, staat dat eronder.
volume-bibliography = Literatuur
volume-index = Register van regels
