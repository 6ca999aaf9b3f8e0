# Where it is from, and of when.
from = Osterie tedesche, verso il 1900

# What the table of Tempeln says.
title = Tempeln
pitch = Un tempio di gesso, un campo per ogni valore: la sinistra è del banco, la destra è tua.
preset-source = Tredici campi
preset-source-text = Col mazzo da whist, e metà di ogni doppio al banco.
preset-naschi_waschi = Naschi-Waschi
preset-naschi_waschi-text = Otto campi e 32 carte; detto anche Süßmilch, o Faraone tedesco.
preset-sharp = Ogni doppio al banco
preset-sharp-text = Come nello Stuss, il banco prende tutto ciò che sta su un doppio.
preset-sharp_naschi_waschi = Naschi-Waschi, ogni doppio al banco
preset-sharp_naschi_waschi-text = Otto campi, e tutto ciò che sta su un doppio: una fiche su venti.
zone-left = sinistra
zone-cards-drawn = carte tirate
CHOOSE-prompt = Su quale campo punti, o vai avanti?
BET-nothing = non ha nulla su { $on }
BET-told = ha { $chips } fiche su { $on }
LOSING-prompt = Si sta per tirare la carta sinistra di una coppia.
LOSING-told = a sinistra: { $card } è del banco
WINNING-prompt = Si sta per tirare la carta destra.
WINNING-told = a destra: { $card } è dei puntatori
