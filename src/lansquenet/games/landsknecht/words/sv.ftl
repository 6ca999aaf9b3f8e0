# Where it is from, and of when.
from = Tyskland; först nämnt 1534

# What the table of Landsknecht says.
title = Landsknecht
pitch = Kommer givarens kort igen före ditt, så vinner du; två handkort kan rädda honom.
preset-source-text = En gemensam réjouissance, en grundinsats på en mark, och en pott som står tills givaren tar den. Det som spelas om inget annat sägs.
preset-own_cards = Ett kort åt var och en
preset-own_cards-text = Varianten där varje pontör har sin egen réjouissance. Givaren ser oftare lika kort, och har det sämre när två pontörers kort är lika.
preset-fixed_dealer = Samma givare hela tiden
preset-fixed_dealer-text = Givaren sitter kvar, och med honom utsikten till potten. Det han lämnar av den går tillbaka, annars vann han förr eller senare allas grundinsatser.
preset-credit = På kredit
preset-credit-text = Givaren svarar för varje insats, vare sig han har markerna eller inte.
preset-hoyle = Efter Hoyle
preset-hoyle-text = Inga grundinsatser, och satsa får man på vilket ensamt kort som helst: ett spel utan fördel för någon. Vad Hoyle gör när öppningen har lika kort är oklart; här går given till nästa.
preset-limited = Med gräns
preset-limited-text = Givaren säger på förhand hur mycket han håller i allt, som i 1700-talets Frankrike.
zone-hand-cards = handkort
zone-matched-hand-cards = handkort som kommit igen
zone-dealer-s-card = givarens kort
zone-table-cards = bordskort
zone-most-held = hålls högst
zone-own-card = eget kort
DRAW-prompt = Nu dras ett kort om given.
ANTE-prompt = Grundinsatsen ska betalas.
ANTE-told = betalar grundinsatsen
HAND-prompt = Nu vänds ett handkort.
HAND-told = handkort: { $card }
MINE-prompt = Nu vänds givarens kort.
MINE-told = givarens kort: { $card }
REJOUISSANCE-prompt = Nu vänds réjouissancen.
REJOUISSANCE-told = réjouissance: { $card }
OWN-prompt = Nu vänds varje pontörs eget kort.
OWN-told = för { $seat }: { $card }
CAP-prompt = Hur många marker håller du i allt, mot alla pontörer tillsammans?
CAP-nothing = håller ingenting
CAP-told = håller upp till { $chips }
BET-prompt = Hur mycket satsar du på { $on }?
