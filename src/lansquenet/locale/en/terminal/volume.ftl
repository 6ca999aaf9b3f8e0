# Over the parts of the rulebook in print, and between its words.

volume-hand = A hand, played through
volume-hand-intro = You sit in seat A. The cards are laid as in the lesson of this game.
volume-figures-intro = Under the usual rules. A fraction is exact; one that is too long for the page is left out.
volume-charts-intro = How often the bot that learnt this game against itself says so, in a hundred, with each hand of three cards: by its trumps in the row, by its best other card in the column. It is what was learnt, no exact figure.
volume-figure = figure
volume-exact = exact
volume-decimal = decimal
volume-glossary = Words of the trade
volume-glossary-intro = One thing, one word, in each language of the books. Where a dictionary or a player has a word so, this is named under it.
volume-bibliography = Bibliography
volume-index = Index of rules

# Over the tables of figures, and over their columns.

table-the-part-of-a-stake-that-is-lost = The part of a stake that is lost
table-the-edge-of-a-bet-that-the-next-couple-settles = The edge of a bet that the next couple settles
table-the-edge-of-a-bet-left-until-it-is-settled = The edge of a bet left until it is settled
table-what-both-do-best-where-cards-lie-face-down = What both do best where cards lie face down
table-by-the-card-of-the-bank = By the card of the bank
table-a-bank-with-half-of-it-staked = A bank with half of it staked
table-what-each-spread-is-worth = What each spread is worth
table-what-a-row-counts = What a row counts
table-cards-left = cards left
table-packs = packs
table-card = card
table-coup = coup
table-spread = spread
table-it-counts = it counts
table-of-the-rank-left = { $n } of the rank left
table-the-banker-s-edge = the banker’s edge
table-five-draws = five draws
table-six-draws-when-five-and-more-stand = six draws when five and more stand
table-how-often-it-is-beaten = how often it is beaten
table-edge = edge
table-the-bank-before-it = the bank before it
table-broken-by-then = broken by then
table-how-often-it-comes = how often it comes
table-how-often-it-wins = how often it wins
table-how-often = how often
table-left = { $n } left
