# Where it is from, and of when.
from = England, seit der Restauration

# What the table of Three-card Loo says.
title = Loo mit drei Karten
pitch = Drei Karten und ein Pott, der wächst: Werfen Sie die Hand weg, oder gehen Sie mit und machen einen Stich, oder zahlen Sie.
preset-limited = Loo mit Grenze
preset-limited-text = Der Bericht von 2008, wie er steht; so wird gespielt, wenn Sie nichts anderes sagen: Wer mitgeht und keinen Stich macht, zahlt drei.
preset-unlimited = Loo ohne Grenze
preset-unlimited-text = Die letzte Spielart desselben Berichts: Wer mitgeht und keinen Stich macht, zahlt so viel, wie im Pott lag. Die Chips gehen rasch.
preset-forced = Mit Zwang beim einfachen Pott
preset-forced-text = Die andere Spielart: Um einen Pott von nur einem Einsatz spielen alle.
preset-peel = Wie ältere Bücher es haben
preset-peel-text = Um den einfachen Pott spielen alle und ohne Miss, von zwei Trümpfen wird der höchste ausgespielt, und ein Trumpf, der nicht gewinnen kann, darf bleiben.
DRAW-prompt = Gleich wird für { $seat } eine Karte aufgedeckt, um den Geber zu finden.
PLAY-prompt = Ihre Karte?
