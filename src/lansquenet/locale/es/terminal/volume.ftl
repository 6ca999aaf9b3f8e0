# Over the parts of the rulebook in print, and between its words.

volume-hand = Una mano, carta a carta
volume-hand-intro = Estás en el asiento A. Las cartas están dispuestas como en la lección de este juego.
volume-figures-intro = Según las reglas habituales. Una fracción es exacta; la que es demasiado larga para la página se omite.
volume-charts-intro = Cuántas veces de cada cien el bot que aprendió este juego contra sí mismo lo anuncia, con cada mano de tres cartas: por sus triunfos en la fila, por su mejor otra carta en la columna. Es lo que se aprendió, no una cifra exacta.
volume-figure = cifra
volume-exact = exacto
volume-decimal = decimal
volume-glossary = Las palabras del oficio
volume-glossary-intro = Una cosa, una palabra, en cada lengua de los libros. Donde un diccionario o un jugador tiene así la palabra, se nombra debajo.
volume-bibliography = Bibliografía
volume-index = Índice de reglas

# Over the tables of figures, and over their columns.

table-the-part-of-a-stake-that-is-lost = La parte de una apuesta que se pierde
table-the-edge-of-a-bet-that-the-next-couple-settles = La ventaja en una apuesta que decide la próxima pareja
table-the-edge-of-a-bet-left-until-it-is-settled = La ventaja en una apuesta que queda hasta decidirse
table-what-both-do-best-where-cards-lie-face-down = Lo mejor que hacen ambos con las cartas tapadas
table-by-the-card-of-the-bank = Según la carta de la banca
table-a-bank-with-half-of-it-staked = Una banca de la que se apuesta la mitad
table-what-each-spread-is-worth = Lo que vale cada hueco
table-what-a-row-counts = Lo que cuenta una fila
table-cards-left = cartas restantes
table-packs = barajas
table-card = carta
table-coup = lance
table-spread = hueco
table-it-counts = cuenta
table-of-the-rank-left = { $n } de ese valor
table-the-banker-s-edge = ventaja del banquero
table-five-draws = el cinco pide
table-six-draws-when-five-and-more-stand = el seis pide cuando cinco y más se plantan
table-how-often-it-is-beaten = cuántas veces la vencen
table-edge = ventaja
table-the-bank-before-it = la banca antes de él
table-broken-by-then = saltada para entonces
table-how-often-it-comes = cuántas veces sale
table-how-often-it-wins = cuántas veces gana
table-how-often = cuántas veces
table-left = quedan { $n }
