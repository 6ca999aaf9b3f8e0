# Where it is from, and of when.
from = Casino’s, 20e eeuw

# What the table of Casino War says.
title = Casino War
pitch = Ieder een kaart, en de hoogste wint; zijn ze gelijk, geef dan de helft op, of trek ten oorlog.
preset-six_packs = Met zes spellen
preset-six_packs-text = Opgeven of oorlog, een weddenschap op gelijk, en een bank die rondgaat. Zo wordt er gespeeld als je niets anders zegt.
preset-house = Zoals in een speelhuis
preset-house-text = Hetzelfde, en de bank blijft waar hij is.
preset-bonus = Met een premie
preset-bonus-text = Een oorlog die ook gelijk eindigt, betaalt de inzet er nog bij.
preset-one_pack = Met één spel
preset-one_pack-text = Eén spel kaarten, waarin gelijk het zeldzaamst is: het mildst voor wie ten oorlog trekt, en het slechtst om op gelijk te wedden.
zone-card = kaart
zone-banker-s-card = kaart van de bankhouder
zone-stake = inzet
zone-bet-on-a-tie = weddenschap op gelijk
zone-raise = verhoging
STAKE-prompt = Hoeveel fiches zet je in?
STAKE-nothing = zet niets in
STAKE-told = zet { $chips } in
SIDE-prompt = En hoeveel fiches wed je op gelijk?
SIDE-nothing = wedt niets op gelijk
SIDE-told = wedt { $chips } op gelijk
CARD-prompt = Dadelijk krijgt { $seat } een kaart.
CARD-told = voor { $seat }: { $card }
BANK-prompt = Dadelijk wordt de kaart van de bankhouder omgeslagen.
BANK-told = voor de bank: { $card }
ANSWER-prompt = De bankhouder heeft { $bank }, net als jij. Geef je de helft van je inzet op, of trek je ten oorlog?
ANSWER-word-0 = opgeven
ANSWER-told-0 = geeft op
ANSWER-word-1 = oorlog
ANSWER-told-1 = trekt ten oorlog
WAR_CARD-prompt = Dadelijk krijgt { $seat } een kaart voor de oorlog.
WAR_CARD-told = voor { $seat }, in de oorlog: { $card }
WAR_BANK-prompt = Dadelijk wordt de kaart van de bankhouder voor de oorlog omgeslagen.
WAR_BANK-told = voor de bank, in de oorlog: { $card }
