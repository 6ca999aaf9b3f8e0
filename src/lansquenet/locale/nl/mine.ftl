# Mijn spellen.

mine = Mijn spellen
mine-none = Onder deze naam is in dit huis nog niets gespeeld. Wat je aan welke tafel ook speelt, staat hier, spel voor spel.
mine-which = Welke spellen
mine-game = Spel
mine-all = alle
mine-came = Uitkomst
mine-won = gewonnen
mine-lost = verloren
mine-even = geen van beide
mine-from = Van
mine-to = Tot en met
mine-any-table = Elke tafel
mine-hand = spel { $hand }
mine-draw = loting om de bank of het geven
mine-with = Jij ({ $me }) met { $names }
mine-table = Alleen deze tafel
mine-hands = Aantal
mine-net = Netto
mine-more = Meer tonen
mine-results = Wat ze opbrengen
mine-export = Meenemen
mine-csv = Een regel per spel (CSV)
mine-json = JSON
mine-zip = Verslagen (ZIP)
mine-note = Alleen jij ziet deze lijst. Van een spel waarvan de kaarten gesloten blijven, krijg je wat jouw plaats is verteld.
mine-count = { $count ->
    [one] Eén spel
   *[other] { $shown } spellen
}
mine-luck = Wat het geluk deed
mine-luck-go = Het netto ontleden
mine-luck-more = Verder rekenen
mine-luck-start = Vóór de eerste kaart
mine-luck-deal = De kaarten
mine-luck-others = Keuzes van anderen
mine-luck-own = Je keuzes
mine-luck-usual = De kaarten liggen 95 van de 100 keer binnen ± { $chips }.
mine-luck-mean = Zonder de kaarten: { $mean } per spel (± { $error }).
mine-luck-left = { $hands } berekend, { $left } nog te gaan.
mine-luck-beyond = Weggelaten, omdat er te veel wegen zijn: { $hands }.
mine-luck-hidden = Met steekproeven, omdat daar kaarten verborgen zijn, naar wat je op elk moment kon zien, als allen op ervaring doorspeelden: { $games }.
mine-luck-note = Precies waar alle kaarten open liggen, naar wat je op elk moment mocht verwachten als niemand meer inzette dan moest. De delen tellen op tot het netto.
show = Dit spel tonen
show-note = Maakt een link waarmee iedereen ziet wat in dit spel voor allen open lag, en niet meer.
show-link = Link voor iedereen
show-frame = Kader voor een pagina
show-png = Beeld (PNG)
show-svg = Beeld (SVG)
show-picture = De kaarten die beslisten
report = Rapport
report-wait = De beslissingen van deze tafel worden geteld.
report-goes-on = { $judged } van de { $asked } beslissingen zijn beoordeeld.
report-meanwhile = Het gaat door terwijl je andere pagina’s van het huis bekijkt: je vindt het terug onder ‘Mijn spellen’.
report-whole = { $hands ->
    [0] Nog geen spel van jou aan deze tafel is afgelopen.
    [one] Eén spel, elke beslissing beoordeeld.
   *[other] { $hands } spellen, elke beslissing beoordeeld.
    }
report-sum = Hoe het netto tot stand kwam
report-rest = Kaarten, regels en de anderen
report-cost = Je antwoorden, naast de beste bekende ({ $unit ->
    [points] punten
   *[other] fiches
    })
report-worst = Wat het meest uitmaakte
report-none = Van geen antwoord is bekend dat het je iets heeft gekost.
report-all = Alle beslissingen
report-hand = Spel { $hand }: { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
    }
report-given = Je zei: { $answer }.
report-best = Het beste, voor zover bekend: { $answer }.
report-fine = Er is geen beter antwoord bekend.
report-lost = Kost gemiddeld: { $cost } { $unit ->
    [points] punten
   *[other] fiches
    }
report-exact = (exact)
report-error = (± { $error })
report-fork = Anders proberen
report-unknown = { $count ->
    [one] Eén beslissing kon
   *[other] { $count } beslissingen konden
    } niet worden beoordeeld: er is geen verdeling gevonden die er zo uitziet.
report-note = Beoordeeld naar wat jouw plaats kon weten toen ze gevraagd werd: waar alle kaarten open liggen door de regels af te lopen, als niemand meer inzet dan moet, en tegen jouw bank alles wat mag; anders in verdelingen die er vanaf jouw plaats hetzelfde uitzien. Wat ook toeval kan zijn, telt als niets.
