# Over the parts of the rulebook in print, and between its words.

volume-hand = Una mano, carta per carta
volume-hand-intro = Siedi al posto A. Le carte sono disposte come nella lezione di questo gioco.
volume-figures-intro = Secondo le regole usuali. Una frazione è esatta; quella troppo lunga per la pagina è omessa.
volume-charts-intro = Quante volte su cento il bot che ha imparato questo gioco contro sé stesso lo annuncia, con ogni mano di tre carte: per le sue briscole nella riga, per la sua migliore altra carta nella colonna. È ciò che fu imparato, non una cifra esatta.
volume-figure = grandezza
volume-exact = esatto
volume-decimal = decimale
volume-glossary = Le parole del mestiere
volume-glossary-intro = Una cosa, una parola, in ogni lingua dei libri. Dove un dizionario o un giocatore ha così la parola, lo si nomina sotto.
volume-bibliography = Bibliografia
volume-index = Indice delle regole

# Over the tables of figures, and over their columns.

table-the-part-of-a-stake-that-is-lost = La parte di una puntata che è persa
table-the-edge-of-a-bet-that-the-next-couple-settles = Il vantaggio su una puntata che la prossima coppia decide
table-the-edge-of-a-bet-left-until-it-is-settled = Il vantaggio su una puntata lasciata finché non è decisa
table-what-both-do-best-where-cards-lie-face-down = Ciò che entrambi fanno di meglio quando le carte sono coperte
table-by-the-card-of-the-bank = Secondo la carta del banco
table-a-bank-with-half-of-it-staked = Un banco di cui si punta la metà
table-what-each-spread-is-worth = Quanto vale ogni scarto
table-what-a-row-counts = Quanto conta una fila
table-cards-left = carte rimaste
table-packs = mazzi
table-card = carta
table-coup = colpo
table-spread = scarto
table-it-counts = conta
table-of-the-rank-left = { $n } di quel valore
table-the-banker-s-edge = vantaggio del banchiere
table-five-draws = il cinque tira
table-six-draws-when-five-and-more-stand = il sei tira quando cinque e più stanno
table-how-often-it-is-beaten = quante volte è battuta
table-edge = vantaggio
table-the-bank-before-it = il banco prima di esso
table-broken-by-then = saltato entro allora
table-how-often-it-comes = quante volte viene
table-how-often-it-wins = quante volte vince
table-how-often = quante volte
table-left = ne restano { $n }
