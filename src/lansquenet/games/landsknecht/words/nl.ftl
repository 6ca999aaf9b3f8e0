# Where it is from, and of when.
from = Duitsland; het eerst genoemd in 1534

# What the table of Landsknecht says.
title = Landsknecht
pitch = De rang van de gever moet eerder terugkomen dan de jouwe; twee handkaarten kunnen hem redden.
preset-source-text = Een gemeenschappelijke réjouissance, een inleg van één, en een pot die blijft staan tot de gever hem neemt. Zo wordt er gespeeld als je niets anders zegt.
preset-own_cards = Ieder een kaart
preset-own_cards-text = De variant waarin elke pointeur een eigen réjouissance heeft. De gever ziet vaker gelijke kaarten, en is slechter af waar twee pointeurs gelijke hebben.
preset-fixed_dealer = Steeds dezelfde gever
preset-fixed_dealer-text = De gever blijft, en met hem de kans op de pot. Wat hij ervan overlaat gaat terug, anders zou hij vroeg of laat ieders inleg winnen.
preset-credit = Op krediet
preset-credit-text = De gever staat in voor elke inzet, of hij de fiches heeft of niet.
preset-hoyle = Naar Hoyle
preset-hoyle-text = Geen inleg, en inzetten op elke losse kaart: een spel zonder voordeel voor wie ook. Wat Hoyle bij gelijke kaarten aan het begin doet is niet duidelijk; hier gaat het geven verder.
preset-limited = Met een grens
preset-limited-text = De gever zegt vooraf hoeveel hij in totaal houdt, zoals in het Frankrijk van de achttiende eeuw.
zone-hand-cards = handkaarten
zone-matched-hand-cards = gepaarde handkaarten
zone-dealer-s-card = kaart van de gever
zone-table-cards = tafelkaarten
zone-most-held = houdt ten hoogste
zone-own-card = eigen kaart
DRAW-prompt = Dadelijk wordt er een kaart om het geven getrokken.
ANTE-prompt = De inleg moet worden betaald.
ANTE-told = betaalt de inleg
HAND-prompt = Dadelijk wordt er een handkaart omgeslagen.
HAND-told = handkaart: { $card }
MINE-prompt = Dadelijk wordt de kaart van de gever omgeslagen.
MINE-told = kaart van de gever: { $card }
REJOUISSANCE-prompt = Dadelijk wordt de réjouissance omgeslagen.
REJOUISSANCE-told = réjouissance: { $card }
OWN-prompt = Dadelijk wordt de eigen kaart van elke pointeur omgeslagen.
OWN-told = voor { $seat }: { $card }
CAP-prompt = Hoeveel fiches houd je in totaal, tegen alle pointeurs samen?
CAP-nothing = houdt niets
CAP-told = houdt tot { $chips }
BET-prompt = Hoeveel zet je in op de { $on }?
