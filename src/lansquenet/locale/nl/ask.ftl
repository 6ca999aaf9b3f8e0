# Vragen in het laboratorium.

ask-title = Vraag wat je wilt
ask-lead = Elk verloop dat een spel kan nemen wordt nagegaan: het antwoord is exact.
ask-hidden = Bij dit spel zijn de handen verborgen, zodat niets kan worden nagegaan. De exacte cijfers staan hieronder, en spellen kunnen worden gespeeld.
ask-what = Wat er gevraagd wordt
ask-of = Waarvan
ask-all-games = In elk spel
ask-payments = Betalingen, per regel
ask-word-mean = hoeveel gemiddeld
ask-word-chance = hoe waarschijnlijk
ask-word-law = elke som, en hoe waarschijnlijk
ask-word-variance = de variantie
ask-word-table = het beste spel van een plaats
ask-of-won-bank = fiches die de bank wint
ask-of-cards = omgeslagen kaarten
ask-of-hands = gespeelde spellen
ask-of-won-house = fiches die het huis wint
ask-of-into-the-pool = fiches die in de pot gaan
ask-of-won-seat = fiches die { $seat } wint
ask-of-bet-seat = fiches die { $seat } inzet
ask-of-paid = betalingen volgens { $rule }: { $text }
ask-test = Welke sommen bedoeld zijn
ask-than = Het getal
ask-test-any = meer dan niets
ask-test-least = ten minste
ask-test-most = ten hoogste
ask-test-exactly = precies
ask-sum = { $of }: { $test } { $than }
ask-any = { $of }: meer dan niets
ask-said-mean = Gemiddeld: { $of }
ask-said-chance = Hoe waarschijnlijk: { $of }
ask-said-law = Elke som en hoe waarschijnlijk die is: { $of }
ask-said-variance = Variantie: { $of }
ask-said-table = Het beste spel van { $seat }, naar: { $of }
ask-seen = Kaarten die uit de slof weg zijn
ask-after = Kaarten waarmee het spel begint
ask-add = { $card } (nog { $count })
ask-put-back = Terugleggen: { $card }
ask-best = Wiens beste spel
ask-by = Wie beslist, en hoe
ask-by-usual = zoals gewoonlijk: { $how }
ask-by-least = iedereen doet het minste dat mag
ask-number = Een getal voor de beslissing
ask-more = Meer: begin, duur, plaatsen
ask-over = Over
ask-span-one = één spel
ask-span-n = zo veel spellen
ask-span-hands = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
ask-span-game = een partij, met alles wat blijft staan
ask-span-tenure = zolang de bank wordt behouden
ask-span-ever = spel na spel, op den duur
ask-shoe-on = uit dezelfde slof wordt verder gedeeld
ask-until = Tot
ask-until-end = het spel afgelopen is
ask-seats = { $count } plaatsen.
ask-known-seen = weg: { $cards }
ask-known-after = begint met: { $cards }
ask-known-until = tot dit punt: { $event }
ask-known-by = zo beslist: { $how }
ask-walking = Al { $done } seconden bezig, van ten hoogste { $of }…
ask-go = Exact antwoorden
ask-ready = Het antwoord is gevonden.
ask-answer = Het antwoord
ask-mean = Gemiddelde:
ask-worth = Waarde:
ask-choice = het beste
ask-loss = het op één na beste kost
ask-command = In een terminal:
ask-law-finding = { $count ->
    [one] Eén som is mogelijk; het gemiddelde is { $mean }, de variantie { $variance }.
   *[other] { $count } sommen zijn mogelijk; het gemiddelde is { $mean }, de variantie { $variance }.
}
ask-point = { $sum }: { $share } van de gevallen
ask-among = Wat er gekozen wordt
ask-at = Verslag, voor een hand halverwege
ask-act = Na zoveel zetten (2.3: drie van de tweede hand)
ask-known-at = na { $act } zetten van een verslag
ask-chart = Wat in welke stand het beste is
