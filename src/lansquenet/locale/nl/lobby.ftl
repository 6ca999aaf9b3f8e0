# The lobby: play at once, choose a game, find a table.

language = Taal
lobby-motto = Oude Europese gokspelen, alleen om fiches
lobby-pages = Pagina’s van dit huis
lab = Kansenlaboratorium
lobby-no-house = Het huis antwoordt niet.
alone-opening = Het huis gaat open: Python, regels en bots worden één keer geladen, 8 MB.
alone-shut = Het huis kon in deze browser niet open.
lobby-now = Ga zitten en speel
lobby-now-note = Een tafel voor jou, met bots van het huis op de andere stoelen. Geen account, geen wachten: de eerste kaart ligt er zo.
lobby-play = Speel nu { $game }
lobby-play-short = Speel nu
lobby-new-short = Open een tafel
lobby-practice-short = Leer
lobby-as = Je komt binnen als
lobby-rename = Naam veranderen
lobby-name = Je naam aan de tafels
lobby-another = Een andere
lobby-keep = Deze naam houden
lobby-name-note = De naam is verzonnen; elke andere is ook goed. Hij blijft in deze browser.
lobby-name-anew = Met een andere naam kom je opnieuw binnen: een plaats die je hebt blijft bij de oude.
lobby-device-in = Een code van je andere apparaat
lobby-device-go = Daarmee binnenkomen
lobby-device-out = Verder op een ander apparaat
lobby-device-code = Geef daar binnen tien minuten deze code:
lobby-friends = Met vrienden
lobby-code = Link of code van de tafel
lobby-join = Meedoen
lobby-join-nothing = Typ de code van een tafel, of de link ernaar.
lobby-own = Open een eigen tafel
lobby-own-open = Open een tafel
lobby-own-rules = Kies eerst andere regels
lobby-turn = Jouw beurt
lobby-due = je antwoord vóór { $when }
lobby-mine = Jouw tafels
lobby-others = Open tafels
lobby-none = Er is nu geen open tafel. Open er een, of speel met de bots.
lobby-resume = Verder
lobby-sit = Ga zitten
lobby-watch = Kijk toe
lobby-status-waiting = wacht
lobby-status-playing = speelt
lobby-status-paused = rust
lobby-status-finished = klaar
lobby-free =
    { $free ->
        [0] geen stoel vrij
        [one] { $free } stoel vrij
       *[other] { $free } stoelen vrij
    }
lobby-all = Toon alle { $count }
lobby-games = Kies een spel
lobby-kind =
    { $kind ->
        [trick] Slagenspel
       *[banking] Bankspel
    } · { $least ->
        [3]
            { $most ->
                [3] 3 plaatsen
               *[other] 3–{ $most } plaatsen
            }
       *[other] { $least }–{ $most } plaatsen
    }
