# Vad som följde på en handling, i meningar för alla spel.

came-shuffled = Alla { $count } kort samlas in och blandas.
came-shuffled-banks = Alla { $count } kort samlas in och blandas; { $seat } håller banken.
came-shuffled-deals = Alla { $count } kort samlas in och blandas; { $seat } ger.
came-trick = { $seat } tar sticket med { $card }.
came-banks = { $seat } håller nästa bank.
came-deals = { $seat } ger nästa giv.
