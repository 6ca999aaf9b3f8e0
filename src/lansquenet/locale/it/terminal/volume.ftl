# Over the parts of the rulebook in print, and between its words.

volume-hand = Una mano, carta per carta
volume-hand-intro = Siedi al posto A. Le carte sono disposte come nella lezione di questo gioco.
volume-figures-intro = Secondo le regole usuali. Una frazione è esatta; quella troppo lunga per la pagina è omessa.
volume-figure = grandezza
volume-exact = esatto
volume-decimal = decimale
volume-glossary = Le parole del mestiere
volume-glossary-intro = Una cosa, una parola, in ogni lingua dei libri. Dove un dizionario o un giocatore ha così la parola, lo si nomina sotto.
volume-bibliography = Bibliografia
volume-index = Indice delle regole
