# A hand checked in the page.

fairness-of = giv { $hand }
fairness-what = Innan någon talade låg korten i en giv fast; sedan blandades de med vad varje plats bidrog med. Här kontrollerar sidan själv att det var så.
fairness-checking = Kontrollerar…
fairness-cannot = Kontrollerna kunde inte laddas. Den fristående sidan nedan gör detsamma.
fairness-no-bundle = Huset lämnar ingen akt över den här given.
fairness-all-holds = Allt som kan kontrolleras här stämmer
fairness-do-not-trust =
    { $count ->
        [one] Lita inte på den här given: en kontroll slår fel
       *[other] Lita inte på den här given: { $count } kontroller slår fel
    }
fairness-holds = stämmer
fairness-fails = stämmer inte
fairness-open = inte kontrollerat
fairness-shown = Du får se { $shown } av de { $turned } kort som vändes.
fairness-shared = Dessa platser bidrog till blandningen: { $names }.
fairness-shared-none = Ingen plats bidrog till blandningen: huset ensamt gjorde slumpen.
fairness-voids =
    { $count ->
        [one] En gång teg en plats, och blandningen gjordes om.
       *[other] { $count } gånger teg en plats, och blandningen gjordes om.
    }
fairness-check-form = Det är en akt enligt detta protokoll, hel och i ordning.
fairness-check-seal = Huset har förseglat hela akten med sin nyckel.
fairness-check-signatures = Det skrev under vad det bestämde, innan varje bidrag gavs.
fairness-check-context = Lekarna bestämdes för det här spelet, dess val, det här bordet och den här given.
fairness-check-transcript = Det som frystes omfattar lekarna, platsernas löften och deras insatser.
fairness-check-reveal = Varje plats gav det bidrag den hade lovat.
fairness-check-joint = Slumpen är gjord av alla dessa bidrag, och av inget annat.
fairness-check-decks = Lekarna som inte spelades, och öppnades, är ärliga.
fairness-check-order = Varje kort kom från den plats som den gemensamma slumpen nämnde.
fairness-check-openings = Varje visat kort är det som var bestämt på sin plats.
fairness-check-cards = Inget kort kom oftare än leken har det.
fairness-check-spent = Den slutspelade leken, helt öppnad, är den som var bestämd.
fairness-check-payments = Vad en betalade fick en annan, och innehaven följer av det.
fairness-check-pack = Leken är den som spelet spelas med.
fairness-check-turned = De vända korten är de som reglerna begärde.
fairness-check-acts = Reglerna, körda igen, ger samma betalningar.
fairness-check-stakes = Insatser och val låg fast före de kort de hänger på.
fairness-key = Husets nyckel
fairness-key-what = Varje hus har en nyckel för alltid. Har du den från annat håll, så jämför.
fairness-key-compare = Nyckeln som du känner den
fairness-key-same = Det är samma nyckel.
fairness-key-other = Det är en annan nyckel: given förseglades inte av det huset.
fairness-proves = Vad detta säger dig
fairness-proves-fixed = Leken låg fast innan de nämnda platserna talade.
fairness-proves-together = Den blandades med vad var och en bidrog med; ingen ensam, inte ens huset, valde korten.
fairness-proves-shown = Varje kort du fick se är det som var bestämt.
fairness-proves-chips = Betalningarna i akten går ihop.
fairness-proves-not = Vad det inte säger dig
fairness-not-looks = Om huset ser i dolda händer: det ger dem.
fairness-not-people = Om platserna är olika människor.
fairness-not-friends = Om två vid bordet är vänner.
fairness-not-rules = Om betalningarna är reglernas: kör för det given igen med kommandot nedan.
fairness-not-page = Om den här sidan är ärlig: den kommer från samma hus. Den fristående sidan eller kommandot, från annan källa, gör det inte.
fairness-without = Utan den här sidan
fairness-offline = Den fristående sidan
fairness-command = Eller med kommandot, som också har reglerna:
fairness-file = En akt i en fil (eller släpp den någonstans på sidan)
fairness-check = Kontrollera
