# Where it is from, and of when.
from = Spanien und Mexiko, 19. Jahrhundert

# What the table of Monte says.
title = Monte
pitch = Zwei Karten unten, zwei oben: setzen Sie darauf, dass eine vor ihrer Rivalin wiederkommt, und hüten Sie sich vor dem Tor.
preset-spanish = Albur und Gallo
preset-spanish-text = Zwei Auslagen von zwei Karten, in jeder ein Rennen, und ein Viertel Abzug, wenn das Tor entscheidet.
preset-mexican = Mexikanisches Rennen
preset-mexican-text = Eine Karte unten gegen eine oben.
preset-mexican_gate = Mexikanisches Torspiel
preset-mexican_gate-text = Je eine Karte, und die Farbe des Tors entscheidet: drei zu eins.
preset-spanish_gate = Spanisches Torspiel
preset-spanish_gate-text = Je zwei Karten, und die Farbe des Tors entscheidet: eins zu eins auf zwei Farben, drei zu eins auf eine.
preset-annulled = Wie bei acanomas.com
preset-annulled-text = Das Rennen; liegt ein Rang in beiden Auslagen, ist das Spiel ungültig.
preset-fair = Völlig ausgeglichen
preset-fair-text = Das Rennen, bei dem auch das Tor voll bezahlt wird: niemand hat einen Vorteil.
zone-bottom-layout = untere Auslage
zone-top-layout = obere Auslage
zone-on-the-bottom = auf der unteren
zone-on-the-top = auf der oberen
BOTTOM-prompt = Gleich wird eine Karte der unteren Auslage gezogen.
BOTTOM-told = untere Auslage: { $card }
TOP-prompt = Gleich wird eine Karte der oberen Auslage gezogen.
TOP-told = obere Auslage: { $card }
BET-prompt = Wie viel setzen Sie darauf, dass { $on } zuerst wiederkommt?
BET_BOTTOM-prompt = Wie viel setzen Sie auf die untere Auslage?
BET_BOTTOM-nothing = setzt nichts auf die untere Auslage
BET_BOTTOM-told = setzt { $chips } auf die untere Auslage
BET_TOP-prompt = Und wie viel auf die obere Auslage?
BET_TOP-nothing = setzt nichts auf die obere Auslage
BET_TOP-told = setzt { $chips } auf die obere Auslage
GATE-prompt = Gleich wird der Stapel umgedreht und zeigt das Tor.
GATE-told = das Tor: { $card }
