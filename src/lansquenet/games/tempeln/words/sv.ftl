# Where it is from, and of when.
from = Tyska krogar, omkring 1900

# What the table of Tempeln says.
title = Tempeln
pitch = Ett tempel i krita, ett fält för varje valör: vänster är bankens, höger är ditt.
preset-source = Tretton fält
preset-source-text = Med whistleken, och hälften av varje dubblett till banken.
preset-naschi_waschi = Naschi-Waschi
preset-naschi_waschi-text = Åtta fält och 32 kort; även Süßmilch, eller tysk farao.
preset-sharp = Varje dubblett till banken
preset-sharp-text = Som i Stuss tar banken hela dubbletten.
preset-sharp_naschi_waschi = Naschi-Waschi, varje dubblett till banken
preset-sharp_naschi_waschi-text = Åtta fält, och hela dubbletten: en mark av tjugo.
zone-left = vänster
zone-cards-drawn = dragna kort
CHOOSE-prompt = På vilket fält satsar du, eller går du vidare?
BET-nothing = har ingenting på { $on }
BET-told = har { $chips } på { $on }
LOSING-prompt = Nu dras det vänstra kortet i ett par.
LOSING-told = vänster: { $card } är bankens
WINNING-prompt = Nu dras det högra kortet.
WINNING-told = höger: { $card } är pontörernas
