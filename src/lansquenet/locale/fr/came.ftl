# Ce qui a suivi un acte, en phrases pour tous les jeux.

came-shuffled = Les { $count } cartes sont ramassées et battues.
came-shuffled-banks = Les { $count } cartes sont ramassées et battues ; { $seat } tient la banque.
came-shuffled-deals = Les { $count } cartes sont ramassées et battues ; { $seat } donne.
came-trick = { $seat } fait la levée avec le { $card }.
came-banks = { $seat } tiendra la prochaine banque.
came-deals = { $seat } donnera ensuite.
