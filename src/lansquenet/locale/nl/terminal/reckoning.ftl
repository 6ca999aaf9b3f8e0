# Wat berekend wordt: tabellen, kansverdelingen, vragen, vergelijkingen, zittingen, en wat antwoorden kosten.

reckon-one-in = 1 op { $n }
reckon-side = kant
reckon-bank = bank
reckon-punter = pointeur
reckon-net = netto per fiche
reckon-mean = gemiddelde
reckon-mean-of = gemiddelde { $n }
reckon-variance = variantie
reckon-covariance = covariantie
reckon-sum = som
reckon-asked = { $word }: { $measure }
reckon-heard = ; --{ $name } { $said }
reckon-midway = ; na { $acts } zetten van een verslag
reckon-midway-all = ; na alle zetten van een verslag
reckon-idle = { $names } weggelaten: dat verandert geen kansen
reckon-best = het beste
reckon-second = het op één na beste kost
reckon-worth = waarde
reckon-choices = keuzes
reckon-chance = kans
reckon-hands = spellen
reckon-grows-most = groeit het meest   { $share } van een vermogen
reckon-grows-below = groeit onder  { $share }
reckon-played = gespeeld  { $mean } in { $hands } spellen, { $errors } standaardfouten ervan
reckon-under = getal, onder
reckon-change = verandering
reckon-none = geen

# Kaarten van handen, bij spellen die geleerd zijn.
chart-corner = troeven; beste andere
chart-none = geen
chart-and-a-lower = { $cards } en een lagere
chart-and-two-lower = { $cards } en twee lagere
chart-or-lower = { $cards } of lager
chart-first-of-three-for-a-pool-of = Eerste van drie, om een pot van { $n }
chart-first-of-four-for-a-pool-of = Eerste van vier, om een pot van { $n }
chart-second-of-three-after-one-who-stands-for-a-pool-of = Tweede van drie, na een die meegaat, om een pot van { $n }
chart-dealer-of-three-after-one-who-stands-and-one-who-passes-for-a-pool-of = Gever van drie, na een die meegaat en een die past, om een pot van { $n }

# Wat de antwoorden van een plaats kosten.
review-hand = { $title } · spel { $number } · { $seat }
review-judging = Wordt beoordeeld
review-fine = Er is geen beter antwoord bekend.
review-better = Kosten { $cost }; het beste, voor zover bekend: { $said }.
review-chips = { $amount } fiches
review-points = { $amount } punten
review-none = Van geen antwoord is bekend dat het iets heeft gekost.
review-worst = Wat het meest uitmaakte:
review-one = spel { $hand }, zet { $act }: { $said }: { $cost }
review-judged = { $hands ->
    [one] { $hands } spel
   *[other] { $hands } spellen
}, { $decisions ->
    [one] { $decisions } keuze
   *[other] { $decisions } keuzes
} beoordeeld.
review-cost-points = Antwoorden kostten { $cost } punten, naast de beste bekende; netto { $net } fiches.
review-rest = Kaarten, regels en de anderen
review-answers = Antwoorden
review-net = Netto in fiches
review-unknown = { $count ->
    [one] { $count } keuze kon
   *[other] { $count } keuzes konden
} niet beoordeeld worden.
review-exact = door de regels af te lopen, als niemand meer inzet dan moet, en tegen de eigen bank alles wat mag
review-searched = in verdelingen die er vanaf die plaats hetzelfde uitzien; ± klopt 95 van de 100 keer
review-or = ; of
review-note = Beoordeeld naar wat de plaats kon weten: { $ways }.  Wat ook toeval kan zijn, telt als niets.

# Wat zittingen opleveren.
session-played = { $sessions ->
    [one] { $sessions } zitting
   *[other] { $sessions } zittingen
} van { $hands ->
    [one] { $hands } spel
   *[other] { $hands } spellen
}, elk met een bezit van { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}.
session-sessions = { $count ->
    [one] { $count } zitting
   *[other] { $count } zittingen
}
session-law-bank = Spellen worden getrokken uit de exacte kansverdeling van { $bet }, van de kant van de bank: { $nets }.
session-law-punter = Spellen worden getrokken uit de exacte kansverdeling van { $bet }, van de kant van een pointeur: { $nets }.
session-nets = { $count } netto’s, zie `odds --law`
session-rules = Spellen worden volgens de regels gesimuleerd: { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}, { $followed }, en beslissingen zijn ‘{ $policy }’.
session-follow-a = A wordt gevolgd
session-follow-b = A houdt de bank, en B wordt gevolgd
session-follow-bank = A houdt de bank en wordt gevolgd
session-stakes = Inzetten volgens plan { $plan } vanaf { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}: { $rule }.
session-share = { $share } ervan
plan-flat = elke keer dezelfde inzet
plan-martingale = na verlies de dubbele inzet, na winst de eerste
plan-paroli = na winst de dubbele inzet, hoogstens 3 keer winst; na verlies de eerste
plan-dalembert = na verlies een inzet meer, na winst een minder
plan-fibonacci = Fibonacci-getallen: na verlies één verder, na winst twee terug
plan-labouchere = een rij 1 2 3 4: zet de uiteinden in; streep ze door bij winst, schrijf hun som op bij verlies
plan-kelly = het deel van het bezit waarbij de logaritme ervan het snelst groeit, in hele fiches
session-median = mediaan
session-ruined = verloren
session-lie-in = 95 van 100 liggen in
session-range = { $least } tot { $most }
session-at-the-end = bezit aan het eind
session-ends = Een bezit eindigt gemiddeld met { $mean } ± { $error } fiches.
session-lasted = Bezit dat verloren ging hield { $hands } spellen stand (mediaan).
session-most-won = De meeste spellen achter elkaar die de bank won: { $median } (mediaan), { $most } in één zitting.
session-most-lost = De meeste spellen achter elkaar die A verloor: { $median } (mediaan), { $most } in één zitting.
session-pool = Hoogste pot: { $median } fiches (mediaan), { $most } in één zitting.
session-nothing-moved = Onder deze regels zijn geen fiches van eigenaar gewisseld.
session-exact = De exacte kans om het bezit te verliezen is { $exact }; hier was ze { $here }.
session-exact-before = De exacte kans om het bezit te verliezen voor het tot { $target } gekomen is, is { $exact }; hier was ze { $here }.
session-reached = { $share } van de zittingen kwamen tot { $target } fiches, en { $neither } tot geen van beide einden.
session-fell = { $share } van het bezit viel { $depth ->
    [one] { $depth } fiche
   *[other] { $depth } fiches
} onder zijn hoogste stand.
session-exact-fall = De exacte kans daarop is, voor een bezit dat nooit verloren gaat, { $exact }.
