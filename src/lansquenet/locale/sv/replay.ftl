# A hand gone through again.

replay = Repris
replay-note = giv { $hand }, spelad igen
replay-what = Ge sidan avskriften av en session, och gå igenom givarna steg för steg. Inget av den sparas.
replay-file = En avskrift i en fil (eller släpp den någonstans på sidan)
replay-paste = eller inklistrad
replay-show = Visa den
replay-no-house = Huset går inte att nå.
replay-retry = Försök igen
replay-hands = Givar som får ses
replay-timeline = Tidslinje
replay-moment = Ögonblicket som visas
replay-at = { $at } av { $of }: { $saying }
replay-back = Ett steg tillbaka
replay-forward = Ett steg framåt
replay-play = Spela upp
replay-pause = Stanna
replay-speed = Hastighet
replay-over = Given är slut.
replay-seen-by = Sedd av
replay-all = alla kort
replay-public = den som ser på
replay-hand = Giv
replay-hand-before = Given före
replay-hand-after = Nästa giv
replay-share = Spara eller dela
replay-copy = Kopiera länken till det här ögonblicket
replay-transcript = Avskrift
replay-json = Alltihop som JSON
replay-check = Kontrollera blandningen
replay-fork = Gör en avstickare här
replay-as-played = Som det spelades
replay-otherwise = Spelat annorlunda
replay-bots = Botarna spelar vidare.
replay-skip = Hoppa över
replay-same-cards = Samma kort; för alla andra spelar botarna.
replay-anew = Andra behåller sina kort för sig själva: vad du inte fick se är lagt som det kunde ha varit. För dem spelar botarna.
replay-close-fork = Tillbaka till given
replay-was = Som det spelades: { $chips }
replay-now = Spelat annorlunda: { $chips }
replay-same = Det kommer på ett ut.
replay-better =
    { $chips ->
        [1] En mark bättre
       *[other] { $chips } marker bättre
    }
replay-worse =
    { $chips ->
        [1] En mark sämre
       *[other] { $chips } marker sämre
    }
doubt = Jag betvivlar detta avgörande
doubt-what = Av detta ögonblick görs en fil: vad som hänt hittills, regeln, vad du ser och sidans version. Inget skickas; den som får filen öppnar den med lansquenet replay.
doubt-words = Vad du betvivlar, i en mening
doubt-save = Spara filen
