# Wat berekend wordt: tabellen, verdelingen, vragen, vergelijkingen, zittingen, en wat antwoorden kosten.

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
