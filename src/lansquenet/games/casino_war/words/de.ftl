# Where it is from, and of when.
from = Spielbanken, 20. Jahrhundert

# What the table of Casino War says.
title = Casino War
pitch = Für jeden eine Karte, und die höhere gewinnt; sind sie gleich, so geben Sie die Hälfte auf oder ziehen in den Krieg.
preset-six_packs = Mit sechs Spielen
preset-six_packs-text = Aufgeben oder Krieg, eine Wette auf Gleichstand, und eine Bank, die umgeht. So wird gespielt, wenn Sie nichts anderes sagen.
preset-house = Wie im Spielhaus
preset-house-text = Ebenso, und die Bank bleibt, wo sie ist.
preset-bonus = Mit einer Zulage
preset-bonus-text = Endet auch der Krieg mit gleichen Karten, wird der Einsatz obendrein bezahlt.
preset-one_pack = Mit einem Spiel
preset-one_pack-text = Ein Kartenspiel, bei dem gleiche Karten am seltensten sind: das günstigste für den Krieg, und das schlechteste für die Wette auf Gleichstand.
zone-card = Karte
zone-banker-s-card = Karte des Bankhalters
zone-stake = Einsatz
zone-bet-on-a-tie = Wette auf Gleichstand
zone-raise = Erhöhung
STAKE-prompt = Wie viele Chips setzen Sie?
STAKE-nothing = setzt nichts
STAKE-told = setzt { $chips }
SIDE-prompt = Und wie viele Chips wetten Sie auf Gleichstand?
SIDE-nothing = wettet nicht auf Gleichstand
SIDE-told = wettet { $chips } auf Gleichstand
CARD-prompt = Gleich bekommt { $seat } eine Karte.
CARD-told = für { $seat }: { $card }
BANK-prompt = Gleich wird die Karte des Bankhalters aufgedeckt.
BANK-told = für die Bank: { $card }
ANSWER-prompt = Der Bankhalter hat { $bank } wie Sie. Geben Sie die Hälfte Ihres Einsatzes auf, oder ziehen Sie in den Krieg?
ANSWER-word-0 = aufgeben
ANSWER-told-0 = gibt auf
ANSWER-word-1 = Krieg
ANSWER-told-1 = zieht in den Krieg
WAR_CARD-prompt = Gleich bekommt { $seat } eine Karte für den Krieg.
WAR_CARD-told = für { $seat }, im Krieg: { $card }
WAR_BANK-prompt = Gleich wird die Karte des Bankhalters für den Krieg aufgedeckt.
WAR_BANK-told = für die Bank, im Krieg: { $card }
