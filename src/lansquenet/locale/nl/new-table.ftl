# A table to be opened.

new-title = Nieuwe tafel
new-other = Een ander spel
new-preset = De regels om mee te beginnen
new-rules = Alle regels waarin tafels verschillen
new-company = De tafel
new-seek = Zoek een optie
new-found =
    { $count ->
        [0] geen gevonden
        [one] { $count } gevonden
       *[other] { $count } gevonden
    }
new-options =
    { $count ->
        [one] { $count } optie
       *[other] { $count } opties
    }
new-changed =
    { $count ->
        [one] { $count } veranderd
       *[other] { $count } veranderd
    }
new-usual = zoals gebruikelijk
new-editorial = onze lezing, waar de bronnen zwijgen
new-seats = Plaatsen, { $least } tot { $most }
new-chips = Fiches om mee te gaan zitten
new-chairs = Wie waar zit
new-you = jij
new-empty = vrij, voor een mens
new-fill = Overal bots
new-clear = Geen bots
new-pace = Tempo van bots en kaarten
pace-slow = langzaam
pace-usual = gewoon
pace-quick = vlug
new-clock = Tijd om te handelen
clock-none = geen klok
clock-s20 = 20 seconden
clock-s45 = 45 seconden
clock-s120 = 2 minuten
clock-d1 = per brief, één dag
clock-d3 = per brief, drie dagen
clock-d7 = per brief, zeven dagen
new-spectators = Wie mag toekijken
spectators-public = iedereen
spectators-delayed = iedereen, wat later
spectators-none = niemand
new-delay = Seconden later
new-records = Kaarten van afgelopen spellen
records-own = elke plaats ziet wat zij zag
records-open = alle kaarten liggen voor allen open
new-private = Niet op de lijst: alleen te vinden met link of code
new-odds-bar = De exacte kansen worden bij het spelen getoond
new-hints = Iedereen mag om tips vragen
new-odds = Waar deze regels op neerkomen
new-odds-counting = Aan het tellen…
new-odds-there = Exact: elk spel met de gekozen opties is doorlopen.
new-odds-slow = Deze cijfers duren langer dan het huis wil tellen. De tafel kan toch open.
new-odds-wrong = Er zijn geen cijfers: { $text }
new-odds-moved = { $by } punten tegen de gebruikelijke regels
new-odds-more =
    { $count ->
        [one] nog { $count } cijfer
       *[other] nog { $count } cijfers
    }
new-odds-all =
    { $count ->
        [one] { $count } cijfer
       *[other] { $count } cijfers
    }
new-open = Open de tafel
new-range = Een heel getal van { $least } tot { $most }.
new-wrong = Iets hierboven kan zo niet; het staat daar aangegeven.
