# Was auf eine Tat folgte, in Sätzen für alle Spiele.

came-shuffled = Alle { $count } Karten werden eingesammelt und gemischt.
came-shuffled-banks = Alle { $count } Karten werden eingesammelt und gemischt; { $seat } hält die Bank.
came-shuffled-deals = Alle { $count } Karten werden eingesammelt und gemischt; { $seat } gibt.
came-trick = { $seat } macht den Stich mit { $card }.
came-banks = { $seat } hält die nächste Bank.
came-deals = { $seat } gibt als Nächstes.
