# Where it is from, and of when.
from = Deutschland; zuerst genannt 1534

# What the table of Landsknecht says.
title = Landsknecht
pitch = Der Rang des Gebers muss vor Ihrem wiederkommen; zwei Handkarten können ihn retten.
preset-source-text = Eine gemeinsame Réjouissance, ein Grundeinsatz von eins, und ein Pott, der steht, bis der Geber ihn nimmt. So wird gespielt, wenn Sie nichts anderes sagen.
preset-own_cards = Jedem seine Karte
preset-own_cards-text = Die Spielart, in der jeder Pointeur eine eigene Réjouissance hat. Der Geber sieht öfter gleiche Karten und steht schlechter, wo zwei Pointeure gleiche haben.
preset-fixed_dealer = Immer derselbe Geber
preset-fixed_dealer-text = Der Geber bleibt, und mit ihm die Aussicht auf den Pott. Was er davon übrig lässt, geht zurück, sonst gewänne er früher oder später die Grundeinsätze aller.
preset-credit = Auf Kredit
preset-credit-text = Der Geber steht für jeden Einsatz ein, ob er die Chips hat oder nicht.
preset-hoyle = Nach Hoyle
preset-hoyle-text = Kein Grundeinsatz, und Einsätze auf jede einzelne Karte: ein Spiel, das niemandem einen Vorteil gibt. Was Hoyle bei gleichen Karten zu Beginn tut, ist nicht klar; hier geht das Geben weiter.
preset-limited = Mit einer Grenze
preset-limited-text = Der Geber sagt vorher, wie viel er im Ganzen hält, wie im Frankreich des achtzehnten Jahrhunderts.
zone-hand-cards = Handkarten
zone-matched-hand-cards = gepaarte Handkarten
zone-dealer-s-card = Karte des Gebers
zone-table-cards = Tischkarten
zone-most-held = hält höchstens
zone-own-card = eigene Karte
DRAW-prompt = Gleich wird eine Karte um das Geben gezogen.
ANTE-prompt = Der Grundeinsatz ist fällig.
ANTE-told = zahlt den Grundeinsatz
HAND-prompt = Gleich wird eine Handkarte aufgedeckt.
HAND-told = Handkarte: { $card }
MINE-prompt = Gleich wird die Karte des Gebers aufgedeckt.
MINE-told = Karte des Gebers: { $card }
REJOUISSANCE-prompt = Gleich wird die Réjouissance aufgedeckt.
REJOUISSANCE-told = Réjouissance: { $card }
OWN-prompt = Gleich wird die eigene Karte jedes Pointeurs aufgedeckt.
OWN-told = für { $seat }: { $card }
CAP-prompt = Wie viele Chips halten Sie im Ganzen, gegen alle Pointeure zusammen?
CAP-nothing = hält nichts
CAP-told = hält bis zu { $chips }
BET-prompt = Wie viel setzen Sie auf { $on }?
