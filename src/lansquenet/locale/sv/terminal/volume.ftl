# Over the parts of the rulebook in print, and between its words.

volume-hand = En giv, kort för kort
volume-hand-intro = Du sitter på plats A. Korten ligger som i spelets lektion.
volume-figures-intro = Enligt de vanliga reglerna. Ett bråk är exakt; ett som är för långt för sidan är utelämnat.
volume-charts-intro = Hur ofta av hundra den bot som lärt sig spelet mot sig självt säger så, med varje hand av tre kort: efter dess trumf i raden, efter dess bästa andra kort i kolumnen. Det är vad som lärts, inget exakt tal.
volume-figure = tal
volume-exact = exakt
volume-decimal = decimalt
volume-glossary = Fackord
volume-glossary-intro = En sak, ett ord, på vart och ett av böckernas språk. Där en ordbok eller en spelare har ordet så, nämns det under.
volume-bibliography = Källförteckning
volume-index = Register över regler

# Over the tables of figures, and over their columns.

table-the-part-of-a-stake-that-is-lost = Den del av en insats som är förlorad
table-the-edge-of-a-bet-that-the-next-couple-settles = Fördelen på en insats som nästa par avgör
table-the-edge-of-a-bet-left-until-it-is-settled = Fördelen på en insats som ligger tills den är avgjord
table-what-both-do-best-where-cards-lie-face-down = Vad båda gör bäst när korten ligger dolda
table-by-the-card-of-the-bank = Efter bankens kort
table-a-bank-with-half-of-it-staked = En bank där hälften satsas
table-what-each-spread-is-worth = Vad varje glapp är värt
table-what-a-row-counts = Vad en rad räknar
table-cards-left = kort kvar
table-packs = kortlekar
table-card = kort
table-coup = kupp
table-spread = glapp
table-it-counts = den räknar
table-of-the-rank-left = { $n } av valören
table-the-banker-s-edge = bankörens fördel
table-five-draws = fem drar
table-six-draws-when-five-and-more-stand = sex drar när fem och mer stannar
table-how-often-it-is-beaten = hur ofta det blir slaget
table-edge = fördel
table-the-bank-before-it = banken före den
table-broken-by-then = sprängd dessförinnan
table-how-often-it-comes = hur ofta det kommer
table-how-often-it-wins = hur ofta det vinner
table-how-often = hur ofta
table-left = { $n } kvar
