# Where it is from, and of when.
from = Sizilien

# What the table of Zecchinetta says.
title = Zecchinetta
pitch = Zwei Karten für Sie, eine für mich: wessen Rang zuerst wiederkommt, der hat verloren.
preset-source = Wie McLeod es angibt
preset-source-text = Gleicht die dritte Karte einer der beiden, nimmt sie alles. Das sizilianische Spiel; so wird gespielt, wenn Sie nichts anderes sagen.
preset-even = Völlig ausgeglichen
preset-even-text = Bei gleichen unter den ersten drei Karten wird immer neu gegeben: die Bank hat gar keinen Vorteil.
preset-playette = Playette
preset-playette-text = Gleiche Karten werden gestapelt und eins zu eins bezahlt; darum ist ein Stapel eine schlechte Wette.
preset-fair_playette = Playette zu besseren Quoten
preset-fair_playette-text = Stapel zahlen 2 und 3 zu eins, wie unsere Quelle vorschlägt. Das zweite ist genau gerecht, das erste beinahe.
preset-american = Nach amerikanischer Art
preset-american-text = Das erste Ass hält die Bank, bei gleichen Karten gilt das Geben nicht, und sooft eine neue Karte liegt, darf auf jede gesetzt werden. Der Kasten und der Zehnte des Hauses gehören zu Ziginette, einem Spiel für sich.
zone-per-voi = per voi
zone-per-me = per me
zone-carte-male = carte male
LEAST-prompt = Wie viel muss ein Pointeur mindestens auf eine Karte setzen?
LEAST-told = nimmt Einsätze ab { $chips } an
PER_VOI-prompt = Per voi: gleich wird eine Karte für die Pointeure aufgedeckt.
PER_VOI-told = per voi: { $card }
BET-prompt = Wie viel setzen Sie auf { $on }?
PER_ME-prompt = Per me: gleich wird die Karte der Bank aufgedeckt.
PER_ME-told = per me: { $card }
BET-nothing-verb = Nichts auf { $on } setzen
BET-verb = { $amount } auf { $on } setzen
said-all-of-a-rank = Alle Karten eines Ranges liegen da: die Runde gilt nicht.
said-bank-equals = Die Karte der Bank ist gleich { $rank }: il banco vince.
said-part-all-of-a-rank = die letzte ihres Ranges
said-part-bank-equals = eine Karte der Pointeure
