# Where it is from, and of when.
from = Amerikanische Spielhäuser, 20. Jahrhundert

# What the table of Red Dog says.
title = Red Dog
pitch = Zwei Karten liegen da: fällt die dritte dazwischen? Je enger die Lücke, desto besser wird bezahlt.
preset-one_pack = Mit einem Spiel
preset-one_pack-text = Ein Kartenspiel, vor jeder Runde gemischt, und die Bank geht um. So wird gespielt, wenn Sie nichts anderes sagen.
preset-doubling = Verdoppeln oder stehen bleiben
preset-doubling-text = Wie oben, doch wer erhöht, verdoppelt.
preset-six_packs = Sechs Spiele und eine feste Bank
preset-six_packs-text = So in den Spielhäusern: sechs Kartenspiele, und die Bank bleibt, wo sie ist.
preset-eight_packs = Acht Spiele und eine feste Bank
preset-eight_packs-text = Für die Pointeure das günstigste von allen, für die ein Bankvorteil gedruckt steht.
zone-first-card = erste Karte
zone-second-card = zweite Karte
zone-spread = Abstand
zone-ante = Einsatz
zone-raise = Erhöhung
ANTE-prompt = Wie viele Chips setzen Sie ein?
ANTE-nothing = setzt nichts ein
ANTE-told = setzt { $chips } ein
FIRST-prompt = Gleich wird die erste Karte aufgedeckt.
FIRST-told = die erste Karte: { $card }
SECOND-prompt = Gleich wird die zweite Karte aufgedeckt.
SECOND-told = die zweite Karte: { $card }
RAISE-prompt = Der Abstand ist { $spread }, bezahlt wird { $to_one } zu eins. Um wie viel erhöhen Sie?
RAISE-nothing = erhöht nicht
RAISE-told = erhöht um { $chips }
THIRD-prompt = Gleich wird die dritte Karte aufgedeckt.
THIRD-told = die dritte Karte: { $card }
