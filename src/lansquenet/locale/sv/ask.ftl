# Frågor i laboratoriet.

ask-title = Fråga vad du vill
ask-lead = Varje förlopp som en giv kan ta gås igenom: svaret är exakt.
ask-hidden = I det här spelet är händerna dolda, så att inget förlopp kan gås igenom. Dess exakta siffror står nedan, och givar kan spelas.
ask-what = Vad som frågas
ask-of = Av vad
ask-all-games = I alla spel
ask-payments = Betalningar, efter regel
ask-word-mean = hur mycket i genomsnitt
ask-word-chance = hur sannolikt
ask-word-law = varje summa, och hur sannolik
ask-word-variance = variansen
ask-word-table = en plats bästa spel
ask-of-won-bank = marker som banken vinner
ask-of-cards = vända kort
ask-of-hands = spelade givar
ask-of-won-house = marker som huset vinner
ask-of-into-the-pool = marker som går till potten
ask-of-won-seat = marker som { $seat } vinner
ask-of-bet-seat = marker som { $seat } satsar
ask-of-paid = betalningar enligt { $rule }: { $text }
ask-test = Vilka summor som menas
ask-than = Talet
ask-test-any = mer än inget
ask-test-least = minst
ask-test-most = högst
ask-test-exactly = precis
ask-sum = { $of }: { $test } { $than }
ask-any = { $of }: mer än inget
ask-said-mean = I genomsnitt: { $of }
ask-said-chance = Hur sannolikt: { $of }
ask-said-law = Varje summa och hur sannolik den är: { $of }
ask-said-variance = Varians: { $of }
ask-said-table = Bästa spelet för { $seat }, efter: { $of }
ask-seen = Kort som är borta ur skon
ask-after = Kort som given börjar med
ask-add = { $card } ({ $count } kvar)
ask-put-back = Lägg tillbaka: { $card }
ask-best = Vems bästa spel
ask-by = Vem som avgör, och hur
ask-by-usual = som vanligt: { $how }
ask-by-least = alla gör det minsta som är tillåtet
ask-number = Ett tal för avgörandet
ask-more = Mer: början, längd, platser
ask-over = Över
ask-span-one = en giv
ask-span-n = så många givar
ask-span-hands = { $count ->
    [one] en giv
   *[other] { $count } givar
}
ask-span-game = ett parti, med allt som står över
ask-span-tenure = så länge banken behålls
ask-span-ever = giv efter giv, i längden
ask-shoe-on = skon ges vidare
ask-until = Tills
ask-until-end = given är slut
ask-seats = { $count } platser.
ask-known-seen = borta: { $cards }
ask-known-after = börjar med: { $cards }
ask-known-until = fram till detta: { $event }
ask-known-by = avgörs så: { $how }
ask-walking = Har hållit på i { $done } sekunder, av högst { $of }…
ask-go = Svara exakt
ask-ready = Svaret är funnet.
ask-answer = Svaret
ask-mean = Medelvärde:
ask-worth = Värde:
ask-choice = bäst
ask-loss = det näst bästa kostar
ask-command = I en terminal:
ask-law-finding = { $count ->
    [one] En summa är möjlig; medelvärdet är { $mean }, variansen { $variance }.
   *[other] { $count } summor är möjliga; medelvärdet är { $mean }, variansen { $variance }.
}
ask-point = { $sum }: { $share } av fallen
ask-among = Vad som väljs
ask-at = Avskrift, för en giv mitt i
ask-act = Efter så många drag (2.3: tre i den andra given)
ask-known-at = efter { $act } drag i en avskrift
ask-chart = Vad som är bäst i vilket läge
