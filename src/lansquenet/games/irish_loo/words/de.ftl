# Where it is from, and of when.
from = Eine Art Loo, angeblich irisch

# What the table of Irish Loo says.
title = Irisches Loo
pitch = Loo mit zweiter Chance: Tauschen Sie bis zu drei Karten, und passen Sie nie, wenn Kreuz Trumpf ist.
preset-irish = Irisches Loo
preset-irish-text = Der Bericht von 2008, wie wir ihn lesen; so wird gespielt, wenn Sie nichts anderes sagen.
preset-obliged = Der Geber in der Pflicht
preset-obliged-text = Derselbe Bericht nach dem Buchstaben: Gegen einen einzigen Spieler verteidigt der Geber den Pott und nicht sich selbst.
preset-five_card_manner = Nach Art der fünf Karten
preset-five_card_manner-text = Wer mitgeht, tauscht sogleich, ehe der Nächste spricht, wie bei fünf Karten.
preset-unlimited = Irisches Loo ohne Grenze
preset-unlimited-text = Wer mitgeht und keinen Stich macht, zahlt so viel, wie im Pott lag. Mit dem Kreuzzwang dazu kann der Pott ins Maßlose wachsen.
preset-with_miss = Mit Miss
preset-with_miss-text = Die freie Hand des Loo mit drei Karten bleibt, wie man *play as above* verstehen kann.
DRAW-prompt = Gleich wird für { $seat } eine Karte aufgedeckt, um den Geber zu finden.
EXCHANGE-prompt = Welche Karte legen Sie weg, wenn überhaupt eine?
SUPPLY-told = aus dem Talon an { $seat }: { $card }
PLAY-prompt = Ihre Karte?
