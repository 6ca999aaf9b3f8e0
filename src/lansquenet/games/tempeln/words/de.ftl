# Where it is from, and of when.
from = Deutsche Wirtshäuser, um 1900

# What the table of Tempeln says.
title = Tempeln
pitch = Ein Tempel aus Kreide, ein Feld für jeden Rang: Links ist für die Bank, rechts für Sie.
preset-source = Dreizehn Felder
preset-source-text = Mit Whistkarten, und die Hälfte von jedem Doublet der Bank.
preset-naschi_waschi = Naschi-Waschi
preset-naschi_waschi-text = Acht Felder und 32 Karten; auch Süßmilch oder deutsches Pharao.
preset-sharp = Jedes Doublet der Bank
preset-sharp-text = Wie beim Stuss nimmt die Bank ein Doublet ganz.
preset-sharp_naschi_waschi = Naschi-Waschi, jedes Doublet der Bank
preset-sharp_naschi_waschi-text = Acht Felder, und ein Doublet ganz: ein Chip von zwanzig.
zone-left = links
zone-cards-drawn = gezogene Karten
CHOOSE-prompt = Auf welches Feld setzen Sie, oder geht es weiter?
BET-nothing = hat nichts auf { $on }
BET-told = hat { $chips } auf { $on }
LOSING-prompt = Gleich wird die linke Karte eines Abzugs gezogen.
LOSING-told = links: { $card } gehört der Bank
WINNING-prompt = Gleich wird die rechte Karte gezogen.
WINNING-told = rechts: { $card } gehört den Pointeuren
