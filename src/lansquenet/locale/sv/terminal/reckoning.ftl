# Vad som räknas ut: tabeller, fördelningar, frågor, jämförelser, sessioner, och vad svar kostar.

reckon-one-in = 1 på { $n }
reckon-side = sida
reckon-bank = bank
reckon-punter = pontör
reckon-net = netto per mark
reckon-mean = medelvärde
reckon-mean-of = medelvärde { $n }
reckon-variance = varians
reckon-covariance = kovarians
reckon-sum = summa
reckon-asked = { $word }: { $measure }
reckon-heard = ; --{ $name } { $said }
reckon-midway = ; efter { $acts } drag i ett protokoll
reckon-midway-all = ; efter alla drag i ett protokoll
reckon-idle = { $names } utelämnat: det ändrar inga odds
reckon-best = bäst
reckon-second = det näst bästa kostar
reckon-worth = värde
reckon-choices = avgöranden
reckon-chance = sannolikhet
reckon-hands = givar
reckon-grows-most = växer mest   { $share } av en förmögenhet
reckon-grows-below = växer under  { $share }
reckon-played = spelat  { $mean } i { $hands } givar, { $errors } medelfel därifrån
reckon-under = tal, under
reckon-change = ändring
reckon-none = inget

# Översikter av händer, i spel som har lärts.
chart-corner = trumf; bästa andra
chart-and-a-lower = { $cards } och ett lägre
chart-and-two-lower = { $cards } och två lägre
chart-or-lower = { $cards } eller lägre
chart-first-of-three-for-a-pool-of = Först av tre, om en pott på { $n }
chart-first-of-four-for-a-pool-of = Först av fyra, om en pott på { $n }
chart-second-of-three-after-one-who-stands-for-a-pool-of = Tvåa av tre, efter en som spelar, om en pott på { $n }
chart-dealer-of-three-after-one-who-stands-and-one-who-passes-for-a-pool-of = Givare av tre, efter en som spelar och en som passar, om en pott på { $n }

# Vad en plats svar kostar.
review-hand = { $title } · giv { $number } · { $seat }
review-judging = Bedöms
review-fine = Inget bättre svar är känt.
review-better = Kostnad { $cost }; bäst, såvitt känt: { $said }.
review-chips = { $amount } marker
review-points = { $amount } poäng
review-none = Inget svar är känt för att ha kostat något.
review-worst = Vad som betydde mest:
review-one = giv { $hand }, drag { $act }: { $said }: { $cost }
review-judged = { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
}, { $decisions ->
    [one] { $decisions } avgörande bedömt
   *[other] { $decisions } avgöranden bedömda
}.
review-cost-points = Svaren kostade { $cost } poäng, mot de bästa kända; netto { $net } marker.
review-rest = Kort, regler och de andra
review-answers = Svar
review-net = Netto i marker
review-unknown = { $count ->
    [one] { $count } avgörande
   *[other] { $count } avgöranden
} kunde inte bedömas.
review-exact = genom att följa reglerna, om ingen satsar mer än som måste, och mot den egna banken allt som är tillåtet
review-searched = i fördelningar som ser likadana ut från den platsen; ± håller 95 gånger av 100
review-or = ; eller
review-note = Bedömt efter vad platsen kunde veta: { $ways }.  Vad som kan vara slump räknas som ingenting.
