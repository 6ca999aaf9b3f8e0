# Lo que siguió a un acto, en frases para todos los juegos.

came-shuffled = Las { $count } cartas se recogen y se barajan.
came-shuffled-banks = Las { $count } cartas se recogen y se barajan; { $seat } lleva la banca.
came-shuffled-deals = Las { $count } cartas se recogen y se barajan; { $seat } da.
came-trick = { $seat } gana la baza con { $card }.
came-banks = { $seat } lleva la próxima banca.
came-deals = { $seat } da la próxima mano.
