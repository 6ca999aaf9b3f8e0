# Quel che è seguito a un atto, in frasi per tutti i giochi.

came-shuffled = Tutte le { $count } carte sono raccolte e mescolate.
came-shuffled-banks = Tutte le { $count } carte sono raccolte e mescolate; { $seat } tiene il banco.
came-shuffled-deals = Tutte le { $count } carte sono raccolte e mescolate; { $seat } dà le carte.
came-trick = { $seat } fa la presa con { $card }.
came-banks = { $seat } terrà il prossimo banco.
came-deals = { $seat } darà le prossime carte.
