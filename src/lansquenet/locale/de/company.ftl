# Wer kommt, und wie.

invite = Einladen
take-chair = Den Stuhl von { $name } nehmen
chair-promised = Der Stuhl von { $name } gehört Ihnen, sobald das Spiel zu Ende ist; wo eine Partie gespielt wird, die Partie.
chair-let = Lieber zusehen
watching-free = Sie schauen zu. Ein Bot macht Ihnen Platz, wenn das Spiel zu Ende ist:
chair-free = Ein Stuhl ist frei: Sie können Platz nehmen.
start-with-bots = Anfangen, mit Bots auf den leeren Stühlen
chairs-and-way = Stühle und Link
held = Es wird in zwei Sekunden gesagt, wenn Sie es nicht zurücknehmen.
hands-so-far = Bisher { $count } Spiele: { $won } gewonnen, netto { $net }.
