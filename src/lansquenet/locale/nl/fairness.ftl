# A hand checked in the page.

fairness-of = spel { $hand }
fairness-what = Voordat iemand sprak lagen de kaarten van een spel vast; daarna werden ze geschud met wat elke plaats bijdroeg. Hier gaat deze pagina zelf na dat het zo was.
fairness-checking = Wordt nagegaan…
fairness-cannot = De controles konden niet worden geladen. De losse pagina hieronder doet hetzelfde.
fairness-no-bundle = Het huis geeft geen dossier van dit spel.
fairness-all-holds = Alles wat hier na te gaan is klopt
fairness-do-not-trust =
    { $count ->
        [one] Vertrouw dit spel niet: één controle faalt
       *[other] Vertrouw dit spel niet: { $count } controles falen
    }
fairness-holds = klopt
fairness-fails = klopt niet
fairness-open = niet nagegaan
fairness-shown = Je mag { $shown } van de { $turned } omgeslagen kaarten zien.
fairness-shared = Deze plaatsen droegen bij aan het schudden: { $names }.
fairness-shared-none = Geen plaats droeg bij aan het schudden: het huis alleen maakte het toeval.
fairness-voids =
    { $count ->
        [one] Eén keer zweeg een plaats, en werd er opnieuw geschud.
       *[other] { $count } keer zweeg een plaats, en werd er opnieuw geschud.
    }
fairness-check-form = Het is een dossier van dit protocol, heel en op orde.
fairness-check-seal = Het huis heeft het hele dossier met zijn sleutel verzegeld.
fairness-check-signatures = Het heeft getekend wat het vastlegde, voordat elk aandeel werd gegeven.
fairness-check-context = De kaartspellen zijn vastgelegd voor dit spel, zijn opties, deze tafel en deze ronde.
fairness-check-transcript = Wat bevroren werd omvat de kaartspellen, de beloften van de plaatsen en hun inzetten.
fairness-check-reveal = Elke plaats gaf het aandeel dat zij had beloofd.
fairness-check-joint = Het toeval is gemaakt van al deze aandelen, en van niets anders.
fairness-check-decks = De niet gespeelde kaartspellen, die geopend zijn, zijn eerlijk.
fairness-check-order = Elke kaart kwam van de plek die het gezamenlijke toeval noemde.
fairness-check-openings = Elke getoonde kaart is de kaart die op haar plek was vastgelegd.
fairness-check-cards = Geen kaart kwam vaker dan het kaartspel haar heeft.
fairness-check-spent = Het afgelopen kaartspel, helemaal geopend, is het vastgelegde.
fairness-check-payments = Wat de een betaalde kreeg een ander, en de bezittingen volgen eruit.
fairness-check-pack = Het kaartspel is dat waarmee dit spel gespeeld wordt.
fairness-check-turned = De omgeslagen kaarten zijn die waar de regels om vroegen.
fairness-check-acts = De regels, nog eens uitgevoerd, geven dezelfde betalingen.
fairness-check-stakes = Inzetten en keuzes lagen vast vóór de kaarten waar ze van afhangen.
fairness-key = De sleutel van het huis
fairness-key-what = Elk huis heeft één sleutel voor altijd. Heb je hem van elders, vergelijk dan.
fairness-key-compare = De sleutel zoals jij hem kent
fairness-key-same = Het is dezelfde sleutel.
fairness-key-other = Het is een andere sleutel: dit spel is niet door dat huis verzegeld.
fairness-proves = Wat dit je zegt
fairness-proves-fixed = Het kaartspel lag vast voordat de genoemde plaatsen spraken.
fairness-proves-together = Het werd geschud met wat elk bijdroeg; dus heeft niemand alleen, ook het huis niet, de kaarten gekozen.
fairness-proves-shown = Elke kaart die je te zien kreeg is de vastgelegde.
fairness-proves-chips = De betalingen in het dossier kloppen.
fairness-proves-not = Wat het je niet zegt
fairness-not-looks = Of het huis in gedekte handen kijkt: het deelt ze.
fairness-not-people = Of de plaatsen verschillende mensen zijn.
fairness-not-friends = Of twee aan tafel vrienden zijn.
fairness-not-rules = Of de betalingen die van de regels zijn: voer daarvoor het spel nog eens uit met de opdracht hieronder.
fairness-not-page = Of deze pagina eerlijk is: zij komt uit hetzelfde huis. De losse pagina of de opdracht, uit een andere bron, niet.
fairness-without = Zonder deze pagina
fairness-offline = De losse pagina
fairness-command = Of met de opdracht, die ook de regels heeft:
fairness-file = Een dossier in een bestand (of laat het ergens op deze pagina vallen)
fairness-check = Nagaan
