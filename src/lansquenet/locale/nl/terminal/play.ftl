# Wat de terminal zegt aan een tafel met bots.

# Wat er ligt.
term-turned = omgeslagen
term-turned-many = omgeslagen  { $count } en
term-your-hand = jouw hand
term-seat = plaats
term-stack = bezit
term-free = vrij
term-hand = kaarten
term-row = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}
term-row-free = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}, { $free } vrij
term-colon = { $one }: { $two }
term-on = { $chips } op { $rank }
term-with = { $chips } bij { $seat }

# Een spel van begin tot eind.
term-the-draw = de loting
term-hand-number = spel { $number }
term-banks = { $seat } houdt de bank
term-deals = { $seat } geeft
term-cards-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
term-pays = { $payer } → { $payee }: { $chips } ({ $rule })
term-stacks = Bezit: { $stacks }
term-scores = { $what }: { $scores }
term-points = punten
term-ends = { $seat } { $net }: { $why }
term-after = { $count ->
    [one] na { $count } spel
   *[other] na { $count } spellen
}
term-ended-idle = De zitting is voorbij: niemand kon nog iets inzetten (COM-6).
term-ended-complete = De zitting is volledig.
term-ended-over = De zitting is voorbij.
term-ended-ruined = Je hebt geen fiches meer.

# Vragen, en wat erop gezegd kan worden.
term-range = { $least } tot { $most }
term-or = { $one }, of { $other }
term-may = je mag zeggen: { $choices }
term-may-only = je mag alleen zeggen: { $choices }
term-illegal = { $said }: { $why } ({ $rule }); { $may }.
term-elsewhere = ‘{ $said }’ wordt elders gezegd ({ $told }); { $may } ({ $rule }).
term-for-stakes = ‘{ $said }’ wordt gezegd wanneer om inzetten gevraagd wordt ({ $told }); { $may } ({ $rule }).
term-an-amount = ‘{ $said }’ is een bedrag, en daar wordt niet om gevraagd; { $may } ({ $rule }).
term-a-card = ‘{ $said }’ is een kaart, { $told }, en daar wordt niet om gevraagd; { $may } ({ $rule }).
term-not-understood = ‘{ $said }’ is niet te begrijpen; { $may } ({ $rule }).
term-last-card = de laatste kaart
term-no-other = geen andere mag gespeeld worden: { $why }

# Wat naast het spel gevraagd wordt: de woorden ervoor, en de antwoorden.
aside-help = uitleg
aside-why = waarom
aside-worth = waarde
aside-hint = raad
aside-last = laatste
aside-score = stand
aside-undo = terug
aside-leave = stop
aside-end = einde
help-rule = Enter: het antwoord tussen haken · ? de regel · waarom: de betalingen · stand: hoe allen staan
help-hint = laatste: de laatste slag · raad: het beste antwoord, en waarom · waarde: van elke keus
help-undo = terug: neem je laatste antwoord terug · q: weggaan en de tafel bewaren
help-end = einde: de rest van dit spel alsof je telkens Enter drukt
help-cards = Kaarten: eerst de rang, dan de kleur: c ♣ · d ♦ · h ♥ · s ♠
term-nothing-paid = In dit spel is nog niets betaald.
term-no-deal = Er is geen verdeling gevonden die op deze lijkt.
term-nothing-since = Sinds je antwoord is er niets gebeurd.
term-no-trick = In dit spel is nog geen slag gehaald.
term-trick = Slag { $number }: { $played }: { $seat } haalt hem.
term-hands-over = { $count ->
    [one] { $count } spel voorbij.
   *[other] { $count } spellen voorbij.
}
term-hands-over-pool = { $count ->
    [one] { $count } spel voorbij
   *[other] { $count } spellen voorbij
}, { $pool }: { $chips }.
term-taken-back = Teruggenomen: je wordt opnieuw gevraagd.
term-nothing-back = Er is niets terug te nemen.
term-best = Het beste op jouw plaats: { $said }.  (Typ { $word }.)
term-no-choice = Een ander antwoord is er niet.
term-as-good = Een ander antwoord is misschien even goed.
term-next-best = Het volgende is { $chips } minder waard.
term-exact = { $unit ->
    [points] Exact, in punten tot het einde van het spel, als niemand meer inzet dan moet.
   *[chips] Exact, in fiches tot het einde van het spel, als niemand meer inzet dan moet, en tegen jouw bank alles wat mag.
}
term-searched = Gezocht in { $count ->
    [one] { $count } verdeling die er van jouw plaats hetzelfde uitziet
   *[other] { $count } verdelingen die er van jouw plaats hetzelfde uitzien
}, in { $unit ->
    [points] punten
   *[chips] fiches
}. { $by ->
    [table] Daarbij spelen allen door zoals bots die geleerd hebben
    [thumb] Daarbij spelen allen op ervaring door
   *[anyhow] Daarbij doe jij daarna zo min mogelijk, en de anderen zetten stoutmoedig in en antwoorden op goed geluk
}. ± zegt hoe ver de afstand tot het beste ernaast kan zitten, 95 van de 100 keer.
term-counted = Wat het spel nalaat, een pot of een partij, telt voor wat het gemiddeld waard is.
term-counted-penalties = Wat het spel nalaat, een pot of een partij, telt voor wat het gemiddeld waard is. Een verloren partij kost zoveel strafpunten als haar doen verliezen.
term-uncounted = Wat het spel nalaat, een pot of een partij, telt niet.
term-unmeasured = Wat het spel nalaat, een pot of een partij, telt niet: met deze opties is het niet gemeten.
term-compiling = De regels van { $title } worden gecompileerd; dat blijft bewaard voor de volgende keer.
term-compiling-bar = Regels compileren

# Wat altijd gezegd mag worden.
term-any-help = { $key }: { $word } zodra je mag, bij elke vraag
term-any-armed = Genoteerd: { $word } zodra je mag ({ $rule }); nog eens { $key }: toch niet.
term-any-not = Niet meer genoteerd: { $word }.
term-any-beaten = Een ander was sneller; niet meer genoteerd: { $word }.
term-any-beside-armed = · { $word } zodra je mag
term-any-beside = · { $key }: { $word }
term-to-the-end = · { $word }: tot het einde van het spel

# Een tafel die bewaard en weer opgenomen wordt.
term-kept = Je tafel is bewaard.  Zo neem je hem weer op: { $command }
term-taken-up = Weer opgenomen: { $table }; { $stands }; je hebt { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
} en begon met { $began }.
term-stands-over = spel { $number } is voorbij
term-stands-in-play = spel { $number } is bezig
term-table = { $title }, { $changed }, tegen { $others }
term-as-usual = zoals gewoonlijk
