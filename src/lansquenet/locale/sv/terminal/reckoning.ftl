# Vad som räknas ut: tabeller, sannolikhetsfördelningar, frågor, jämförelser, sessioner, och vad svar kostar.

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
reckon-midway = ; efter { $acts } drag i en avskrift
reckon-midway-all = ; efter alla drag i en avskrift
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
chart-none = ingen
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

# Vad sessioner ger.
session-played = { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessioner
} om { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
}, var och en med en kassa på { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.
session-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessioner
}
session-law-bank = Givar dras ur den exakta sannolikhetsfördelningen för { $bet }, från bankens sida: { $nets }.
session-law-punter = Givar dras ur den exakta sannolikhetsfördelningen för { $bet }, från en pontörs sida: { $nets }.
session-nets = { $count } netton, se `odds --law`
session-rules = Givar simuleras efter reglerna: { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
}, { $followed }, och avgöranden är ”{ $policy }”.
session-follow-a = A följs
session-follow-b = A håller banken, och B följs
session-follow-bank = A håller banken och följs
session-stakes = Insatser efter planen { $plan } från { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}: { $rule }.
session-share = { $share } av den
plan-flat = samma insats varje gång
plan-martingale = dubbel insats efter förlust, den första efter vinst
plan-paroli = dubbel insats efter vinst, högst 3 vinster; den första efter förlust
plan-dalembert = en insats mer efter förlust, en mindre efter vinst
plan-fibonacci = Fibonaccital: ett fram efter förlust, två tillbaka efter vinst
plan-labouchere = en rad 1 2 3 4: satsa dess ändar; stryk dem vid vinst, skriv upp deras summa vid förlust
plan-kelly = den del av kassan vid vilken dess logaritm växer snabbast, i hela marker
session-median = median
session-ruined = ruinerade
session-lie-in = 95 av 100 ligger i
session-range = { $least } till { $most }
session-at-the-end = kassa vid slutet
session-ends = En kassa slutar med { $mean } ± { $error } marker i genomsnitt.
session-lasted = Kassor som gick förlorade räckte i { $hands } givar (median).
session-most-won = Flest givar i rad som banken vann: { $median } (median), { $most } i en session.
session-most-lost = Flest givar i rad som A förlorade: { $median } (median), { $most } i en session.
session-pool = Högsta pott: { $median } marker (median), { $most } i en session.
session-nothing-moved = Under dessa regler har inga marker bytt ägare.
session-exact = Den exakta sannolikheten att förlora kassan är { $exact }; här var den { $here }.
session-exact-before = Den exakta sannolikheten att förlora kassan innan den kommit till { $target } är { $exact }; här var den { $here }.
session-reached = { $share } av sessionerna kom till { $target } marker, och { $neither } till ingetdera slutet.
session-fell = { $share } av kassorna föll { $depth ->
    [one] { $depth } mark
   *[other] { $depth } marker
} under sitt högsta.
session-exact-fall = Den exakta sannolikheten för det, för en kassa som aldrig går förlorad, är { $exact }.
