# Where it is from, and of when.
from = Duitse herbergen, omstreeks 1900

# What the table of Tempeln says.
title = Tempeln
pitch = Een tempel van krijt, een vak voor elke rang: links is voor de bank, rechts voor jou.
preset-source = Dertien vakken
preset-source-text = Met whistkaarten, en de helft van elk doublet voor de bank.
preset-naschi_waschi = Naschi-Waschi
preset-naschi_waschi-text = Acht vakken en 32 kaarten; ook Süßmilch, of Duits Pharaon.
preset-sharp = Elk doublet voor de bank
preset-sharp-text = Als bij Stuss neemt de bank een doublet helemaal.
preset-sharp_naschi_waschi = Naschi-Waschi, elk doublet voor de bank
preset-sharp_naschi_waschi-text = Acht vakken, en een doublet helemaal: één fiche op twintig.
zone-left = links
zone-cards-drawn = getrokken kaarten
CHOOSE-prompt = Op welk vak zet je in, of ga je verder?
BET-nothing = heeft niets op de { $on }
BET-told = heeft { $chips } op de { $on }
LOSING-prompt = Dadelijk wordt de linkerkaart van een koppel getrokken.
LOSING-told = links: { $card } is voor de bank
WINNING-prompt = Dadelijk wordt de rechterkaart getrokken.
WINNING-told = rechts: { $card } is voor de pointeurs
