# Where it is from, and of when.
from = Schweden, 17.–19. Jahrhundert

# What the table of Femkort says.
title = Femkort
pitch = Fünf Karten, fünf Stiche, kein Trumpf, und nur der letzte Stich wird bezahlt.
preset-source-text = Ein Grundeinsatz von eins, und jeder Pott für den letzten Stich. So wird gespielt, wenn Sie nichts anderes sagen.
preset-better_cards = Mit besseren Karten
preset-better_cards-text = Die verbreitete Spielart: Wer am Zug ist, darf um neue Karten bitten, was jeder andere ablehnen kann.
preset-first_to_three = Wer zuerst drei hat
preset-first_to_three-text = Der Pott wächst von Geben zu Geben und geht an den Ersten mit drei letzten Stichen.
preset-contenders = Nur Anwärter
preset-contenders-text = Neuere Regeln: Wer keinen der ersten vier Stiche hat, spielt um den letzten nicht mit.
zone-wins = Siege
zone-called = hat gebeten
DRAW-prompt = Gleich wird für { $seat } eine Karte aufgedeckt, um den Geber zu finden.
DEAL-unseen = eine Karte geht an { $seat }
POLL-prompt = Schweigen Sie, oder bitten Sie um bessere Karten?
POLL-word-0 = schweigen
POLL-told-0 = schweigt
POLL-word-1 = bitten
POLL-told-1 = bittet um bessere Karten
ANSWER-prompt = Lehnen Sie neue Karten ab, oder willigen Sie ein?
ANSWER-word-0 = ablehnen
ANSWER-told-0 = lehnt ab
ANSWER-word-1 = einwilligen
ANSWER-told-1 = willigt ein
PLAY-extra-52-word = besser
PLAY-extra-52 = bittet um bessere Karten
ANSWER-verb-0 = Ein neues Geben ablehnen
ANSWER-verb-1 = Neu geben lassen
PLAY-extra-52-verb = Um bessere Karten bitten
POLL-short-1 = bessere Karten!
POLL-verb-0 = Schweigen
POLL-verb-1 = Um bessere Karten bitten
said-annulled = Alle stimmen zu: Es wird neu gegeben.
said-last-trick-pot = { $seat } hat den letzten Stich und bekommt den Pott.
said-last-trick-win = { $seat } hat den letzten Stich: Das ist ein Sieg.
