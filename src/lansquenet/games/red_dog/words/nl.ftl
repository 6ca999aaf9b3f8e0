# Where it is from, and of when.
from = Amerikaanse speelhuizen, 20e eeuw

# What the table of Red Dog says.
title = Red Dog
pitch = Er liggen twee kaarten: valt de derde ertussen? Hoe nauwer het gat, hoe beter het betaalt.
preset-one_pack = Met één spel
preset-one_pack-text = Eén spel kaarten, voor elke hand geschud, en een bank die rondgaat. Zo wordt er gespeeld als je niets anders zegt.
preset-doubling = Verdubbelen of blijven
preset-doubling-text = Als hierboven, maar wie verhoogt, verdubbelt.
preset-six_packs = Zes spellen en een vaste bank
preset-six_packs-text = Zoals in de speelhuizen: zes spellen kaarten, en steeds dezelfde bankhouder.
preset-eight_packs = Acht spellen en een vaste bank
preset-eight_packs-text = Voor de pointeurs het mildst van alle waarvan het bankvoordeel gedrukt staat.
zone-first-card = eerste kaart
zone-second-card = tweede kaart
zone-spread = gat
zone-ante = inzet
zone-raise = verhoging
ANTE-prompt = Hoeveel fiches zet je in?
ANTE-nothing = zet niets in
ANTE-told = zet { $chips } in
FIRST-prompt = Dadelijk wordt de eerste kaart omgeslagen.
FIRST-told = de eerste kaart: { $card }
SECOND-prompt = Dadelijk wordt de tweede kaart omgeslagen.
SECOND-told = de tweede kaart: { $card }
RAISE-prompt = Het gat is { $spread } en betaalt { $to_one } tegen één. Met hoeveel verhoog je?
RAISE-nothing = verhoogt niet
RAISE-told = verhoogt met { $chips }
THIRD-prompt = Dadelijk wordt de derde kaart omgeslagen.
THIRD-told = de derde kaart: { $card }
