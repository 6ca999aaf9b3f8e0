# A hand checked in the page.

fairness-of = spel { $hand }
fairness-what = Lagen de kaarten van een spel vast voordat de plaatsen hun aandeel gaven? Hier gaat deze pagina na wat het dossier van het spel bewijst, en zegt aan wie.
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
fairness-shared = Deze plaatsen droegen bij aan het schudden, met sleutels die niet van het huis zijn: { $names }.
fairness-shared-house = Deze ook, met sleutels van het huis, die niets bewijzen: { $names }.
fairness-shared-none = Behalve die van het huis droeg geen plaats bij aan het schudden: het huis alleen maakte het toeval.
fairness-check-form = Het is een dossier van een bekend protocol, heel en op orde.
fairness-check-seal = Het huis heeft het hele dossier met zijn sleutel verzegeld.
fairness-check-signatures = Het heeft getekend wat het vastlegde, en waarvoor elk aandeel werd gegeven.
fairness-check-context = De kaartspellen zijn vastgelegd voor dit spel, zijn opties, deze tafel en deze ronde.
fairness-check-transcript = Wat bevroren werd omvat de kaartspellen, de beloften van de plaatsen en hun inzetten.
fairness-check-reveal = Elke plaats gaf het aandeel dat zij had beloofd.
fairness-check-joint = Het toeval is gemaakt van al deze aandelen, en van niets anders.
fairness-check-decks = De niet gespeelde kaartspellen, die geopend zijn, zijn eerlijk.
fairness-check-order = Elke kaart kwam van de plek die het gezamenlijke toeval noemde.
fairness-check-openings = Elke getoonde kaart is de kaart die op haar plek was vastgelegd.
fairness-check-cards = Geen kaart kwam vaker dan het kaartspel haar heeft.
fairness-check-spent = Het afgelopen kaartspel, helemaal geopend, is het vastgelegde.
fairness-check-chain = Wat voor elk kaartspel is vastgelegd, volgt uit wat eerder vastlag.
fairness-check-shares = Elke plaats tekende wat er was gebeurd, en gaf het beloofde aandeel.
fairness-check-voids = Wie stil was deed niet meer mee, en niemand kwam ertussen.
fairness-check-seen = Het is wat deze pagina zag en tekende tijdens het spel.
fairness-void = { $count ->
    [one] De kaarten zijn één keer opnieuw getrokken
   *[other] De kaarten zijn { $count } keer opnieuw getrokken
}, omdat { $names } stil was: wie de aandelen zag, zoals het huis, had kunnen kiezen uit { $decks } kaartspellen.
fairness-check-payments = Wat de een betaalde kreeg een ander, en het bezit volgt eruit.
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
fairness-to-seats = Aan elk van de genoemde plaatsen waarvan de sleutel niet van het huis is: het kaartspel lag vast vóór haar aandeel, niemand alleen koos de kaarten, en wat er gebeurde is wat zij tekende.
fairness-to-some = In een deel van het spel deed een plaats mee waarvan de sleutel niet van het huis is: voor die plaats lag het kaartspel daar vast vóór haar aandeel. Van de rest bewijst het niets, dan dat dit de kaarten zijn die het huis nu noemt.
fairness-to-house = Alleen het huis zelf heeft dit spel getekend: het bewijst niets, dan dat dit de kaarten zijn die het huis nu noemt.
fairness-to-older = Dit spel is gedeeld volgens het oudere protocol gt1: de delen passen bij elkaar, maar een huis dat de aandelen vroeg had, had er een kaartspel bij kunnen zoeken.
fairness-proves-shown = Elke kaart die je te zien kreeg is de vastgelegde.
fairness-proves-chips = De betalingen in het dossier kloppen.
fairness-proves-not = Wat het je niet zegt
fairness-not-keys = Van wie de sleutels zijn: wie niet meedeed, bewijst het alleen iets als er een van iemand is die hij vertrouwt.
fairness-not-looks = Of het huis in gedekte handen kijkt: het deelt ze.
fairness-not-people = Of de plaatsen verschillende mensen zijn.
fairness-not-friends = Of twee aan tafel vrienden zijn.
fairness-not-silent = Of wie stil was, stil was.
fairness-not-after = Wat er na het laatste aandeel gebeurde, als het niet wordt vergeleken met wat er gezien is: daarvan spreekt alleen het zegel van het huis.
fairness-not-rules = Of de betalingen die van de regels zijn: voer daarvoor het spel nog eens uit met de opdracht hieronder.
fairness-not-page = Of deze pagina eerlijk is: zij komt uit hetzelfde huis. De losse pagina of de opdracht, uit een andere bron, niet.
fairness-without = Zonder deze pagina
fairness-offline = De losse pagina
fairness-command = Of met de opdracht, die ook de regels heeft:
fairness-called = BESTAND
fairness-file = Een dossier in een bestand, of wat er gezien is (of laat het ergens op deze pagina vallen)
fairness-seen = Het dossier wordt vergeleken met wat er gezien is.
fairness-check = Nagaan

fair-what = Het huis legt de kaarten vast voordat jouw plaats haar aandeel geeft, en deze pagina geeft het alleen voor wat zij zelf zag. Als het spel uit is, gaat zij na dat het zo was.
fair-before = Vooraf
fair-committed =
    { $count ->
        [one] Het spel kaarten is vastgelegd door dit getal
       *[other] { $count } spellen kaarten zijn vastgelegd door deze getallen; met één wordt gespeeld en de andere worden getoond
    }:
fair-words = Deze vier woorden staan voor alles wat het huis hier tot nu toe heeft vastgelegd. Wie er verder aan deze tafel zit, hoort dezelfde vier te zien.
fair-none-yet = Er is nog geen spel kaarten vastgelegd.
fair-together = Samen
fair-shares = Deze plaatsen dragen bij aan het schudden: { $names }.
fair-bots = Ook bots van het huis dragen bij, { $names }: zij bewijzen niemand iets.
fair-joint = Uit alle aandelen kwam:
fair-alone = Behalve die van het huis draagt geen plaats bij: het huis alleen maakt het toeval.
fair-after = Achteraf
fair-check = Ga spel { $hand } na in deze browser
fair-download = Download het
fair-seen = Download wat ik zag
fair-verify = Of zonder browser:
fair-later = Als een spel uit is, kan het hier worden nagegaan.
fair-limits = Het bewijst niet dat het huis niet in gedekte handen kijkt: het deelt ze. Ook niet dat twee aan tafel geen vrienden zijn. Waarvoor je een aandeel gaf, is aan jou bewezen; aan anderen alleen als zij meededen, of iemand vertrouwen die meedeed.
