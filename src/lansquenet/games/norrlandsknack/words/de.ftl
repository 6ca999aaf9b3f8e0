# Where it is from, and of when.
from = Nordschweden; eine Rekonstruktion

# What the table of Norrlandsknack says.
title = Norrlandsknack
pitch = Wer klopft, hat einen Stich versprochen; von zehn Punkten auf null, und der Pott gehört Ihnen.
preset-source = Wie rekonstruiert
preset-source-text = Was das Bruchstück sagt, im Rahmen, den das Lexikon gibt, mit den mildesten Spielpflichten.
preset-rams = So streng wie Rams
preset-rams-text = Man muss überstechen und übertrumpfen, wie in den Spielen, zu denen es gezählt wird.
preset-short = Eine kurze Partie
preset-short-text = Von fünf Punkten an, und ein Laib gilt drei: eine Partie von wenigen Spielen.
zone-knocked = geklopft
DRAW-prompt = Gleich wird für { $seat } eine Karte aufgedeckt, um den Geber zu finden.
DEAL-told = { $seat } bekommt { $card }
TURN-prompt = Gleich wird die Trumpfkarte aufgedeckt.
TURN-told = als Trumpf aufgedeckt: { $card }
DECLARE-prompt = Das erste Spiel: lauern Sie, oder klopfen Sie und versprechen einen Stich?
DECLARE-word-0 = lauern
DECLARE-told-0 = lauert
DECLARE-word-1 = klopfen
DECLARE-told-1 = klopft
JOIN-prompt = Passen Sie, oder klopfen Sie und spielen mit?
JOIN-word-0 = passen
JOIN-told-0 = passt
JOIN-word-1 = klopfen
JOIN-told-1 = klopft
EXCHANGE-prompt = Welche Karte legen Sie weg? Oder haben Sie genug?
SUPPLY-told = { $seat } bekommt { $card } aus dem Talon
