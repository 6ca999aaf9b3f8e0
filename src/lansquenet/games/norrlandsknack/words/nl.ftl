# Where it is from, and of when.
from = Noord-Zweden; een reconstructie

# What the table of Norrlandsknack says.
title = Norrlandsknack
pitch = Klop, en je hebt een slag beloofd; van tien punten naar nul, en de pot is van jou.
preset-source = Zoals gereconstrueerd
preset-source-text = Wat het fragment zegt, in het kader dat de encyclopedie geeft, met de mildste plichten.
preset-rams = Zo streng als Rams
preset-rams-text = Men moet hoger spelen en overtroeven, zoals in de spelen waartoe het gerekend wordt.
preset-short = Een korte partij
preset-short-text = Vanaf vijf punten, en een brood is drie: een partij van enkele spellen.
zone-knocked = geklopt
DRAW-prompt = Dadelijk wordt er voor { $seat } een kaart omgeslagen, om te zien wie geeft.
DEAL-told = { $seat } krijgt { $card }
TURN-prompt = Dadelijk wordt de troefkaart omgeslagen.
TURN-told = als troef omgeslagen: { $card }
DECLARE-prompt = Het eerste spel: loer je, of klop je en beloof je een slag?
DECLARE-word-0 = loeren
DECLARE-told-0 = loert
DECLARE-word-1 = kloppen
DECLARE-told-1 = klopt
JOIN-prompt = Pas je, of klop je en speel je mee?
JOIN-word-0 = passen
JOIN-told-0 = past
JOIN-word-1 = kloppen
JOIN-told-1 = klopt
EXCHANGE-prompt = Welke kaart leg je weg? Of heb je genoeg?
SUPPLY-told = { $seat } krijgt { $card } uit de stok
