# A hand gone through again.

replay = Terugzien
replay-note = spel { $hand }, nog eens gespeeld
replay-what = Geef deze pagina het verslag van een zitting, en loop de spellen stap voor stap na. Niets ervan wordt bewaard.
replay-file = Een verslag in een bestand (of laat het ergens op deze pagina vallen)
replay-paste = of geplakt
replay-show = Toon het
replay-no-house = Het huis is niet te bereiken.
replay-retry = Opnieuw proberen
replay-hands = Spellen die gezien mogen worden
replay-timeline = Tijdlijn
replay-moment = Het getoonde moment
replay-at = { $at } van { $of }: { $saying }
replay-back = Een stap terug
replay-forward = Een stap verder
replay-play = Afspelen
replay-pause = Stilzetten
replay-speed = Snelheid
replay-over = Het spel is uit.
replay-seen-by = Gezien door
replay-all = alle kaarten
replay-public = wie toekijkt
replay-hand = Spel
replay-hand-before = Het vorige spel
replay-hand-after = Het volgende spel
replay-share = Bewaren of delen
replay-copy = Kopieer de link naar dit moment
replay-transcript = Verslag
replay-json = Alles als JSON
replay-check = Ga het schudden na
replay-fork = Hier afslaan
replay-as-played = Zoals gespeeld
replay-otherwise = Anders gespeeld
replay-bots = De bots spelen verder.
replay-skip = Overslaan
replay-same-cards = Dezelfde kaarten; voor alle anderen spelen de bots.
replay-anew = Anderen houden hun kaarten voor zich: wat je niet te zien kreeg ligt zoals het had kunnen zijn. Voor hen spelen de bots.
replay-close-fork = Terug naar het spel
replay-was = Zoals gespeeld: { $chips }
replay-now = Anders gespeeld: { $chips }
replay-same = Het komt op hetzelfde neer.
replay-better =
    { $chips ->
        [1] Eén fiche beter
       *[other] { $chips } fiches beter
    }
replay-worse =
    { $chips ->
        [1] Eén fiche slechter
       *[other] { $chips } fiches slechter
    }
doubt = Ik betwijfel deze beslissing
doubt-what = Van dit moment wordt een bestand gemaakt: wat er tot hier gebeurde, de regel, wat je ziet, en de versie van de pagina. Er wordt niets verstuurd; wie het bestand krijgt, opent het met lansquenet replay.
doubt-words = Wat je betwijfelt, in één zin
doubt-save = Bewaar het bestand
