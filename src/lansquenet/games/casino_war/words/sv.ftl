# Where it is from, and of when.
from = Kasinon, 1900-talet

# What the table of Casino War says.
title = Casino War
pitch = Ett kort var, och det högre vinner; är de lika, ge upp hälften eller gå i krig.
preset-six_packs = Med sex kortlekar
preset-six_packs-text = Ge upp eller kriga, ett vad på lika, och en bank som går runt. Så spelas det om inget annat sägs.
preset-house = Som på ett spelhus
preset-house-text = Likadant, och banken stannar där den är.
preset-bonus = Med premie
preset-bonus-text = Ett krig som också slutar lika betalar insatsen därtill.
preset-one_pack = Med en kortlek
preset-one_pack-text = En kortlek, där lika är som ovanligast: mildast mot den som går i krig, och sämst för den som slår vad om lika.
zone-card = kort
zone-banker-s-card = bankhållarens kort
zone-stake = insats
zone-bet-on-a-tie = vad på lika
zone-raise = höjning
STAKE-prompt = Hur många marker satsar du?
STAKE-nothing = satsar ingenting
STAKE-told = satsar { $chips }
SIDE-prompt = Och hur många marker sätter du på lika?
SIDE-nothing = sätter ingenting på lika
SIDE-told = sätter { $chips } på lika
CARD-prompt = Nu får { $seat } ett kort.
CARD-told = till { $seat }: { $card }
BANK-prompt = Nu vänds bankhållarens kort.
BANK-told = till banken: { $card }
ANSWER-prompt = Bankhållaren har { $bank } liksom du. Ger du upp hälften av insatsen, eller går du i krig?
ANSWER-word-0 = ge upp
ANSWER-told-0 = ger upp
ANSWER-word-1 = krig
ANSWER-told-1 = går i krig
WAR_CARD-prompt = Nu får { $seat } ett kort för kriget.
WAR_CARD-told = till { $seat }, i kriget: { $card }
WAR_BANK-prompt = Nu vänds bankhållarens kort för kriget.
WAR_BANK-told = till banken, i kriget: { $card }
