# Qui vient, et comment.

invite = Inviter
take-chair = Prendre la chaise de { $name }
chair-promised = La chaise de { $name } est à vous dès que le coup est fini ; là où se joue une partie, la partie.
chair-let = Plutôt regarder
watching-free = Vous regardez. Un bot vous fait place à la fin du coup :
chair-free = Une chaise est libre : vous pouvez vous asseoir.
start-with-bots = Commencer, des bots sur les chaises vides
chairs-and-way = Chaises et lien
held = C’est dit dans deux secondes, à moins que vous ne le repreniez.
hands-so-far = { $count } coups jusqu’ici : { $won } gagnés, net { $net }.
