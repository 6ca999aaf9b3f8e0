# A table to be opened.

new-title = Nytt bord
new-other = Ett annat spel
new-preset = Reglerna att utgå från
new-rules = Alla regler där bord skiljer sig
new-company = Bordet
new-seek = Sök ett val
new-found =
    { $count ->
        [0] inget funnet
        [one] { $count } funnet
       *[other] { $count } funna
    }
new-options =
    { $count ->
        [one] { $count } val
       *[other] { $count } val
    }
new-changed =
    { $count ->
        [one] { $count } ändrat
       *[other] { $count } ändrade
    }
new-usual = som vanligt
new-editorial = vår tolkning, där källorna tiger
new-seats = Platser, { $least } till { $most }
new-chips = Marker att börja med
new-chairs = Vem som sitter var
new-you = du
new-empty = ledig, för en människa
new-fill = Botar överallt
new-clear = Inga botar
new-pace = Takt för botar och kort
pace-slow = långsam
pace-usual = vanlig
pace-quick = rask
new-clock = Tid att handla
clock-none = ingen klocka
clock-s20 = 20 sekunder
clock-s45 = 45 sekunder
clock-s120 = 2 minuter
clock-d1 = per brev, en dag
clock-d3 = per brev, tre dagar
clock-d7 = per brev, sju dagar
new-spectators = Vem som får se på
spectators-public = vem som helst
spectators-delayed = vem som helst, lite senare
spectators-none = ingen
new-delay = Sekunder senare
new-records = Korten i avslutade givar
records-own = varje plats ser vad den såg
records-open = alla kort ligger öppna för alla
new-private = Inte i listan: hittas bara med länk eller kod
new-odds-bar = De exakta oddsen visas under spelet
new-hints = Alla får be om tips
new-odds = Vad reglerna innebär
new-odds-counting = Räknar…
new-odds-there = Exakt: varje giv med valda regler har gåtts igenom.
new-odds-slow = De här siffrorna tar längre tid än huset räknar. Bordet kan öppnas ändå.
new-odds-wrong = Det finns inga siffror: { $text }
new-odds-moved = { $by } punkter mot de vanliga reglerna
new-odds-more =
    { $count ->
        [one] { $count } siffra till
       *[other] { $count } siffror till
    }
new-odds-all =
    { $count ->
        [one] { $count } siffra
       *[other] { $count } siffror
    }
new-open = Öppna bordet
new-range = Ett helt tal från { $least } till { $most }.
new-wrong = Något ovanför kan inte vara så; det är utmärkt på sin plats.
