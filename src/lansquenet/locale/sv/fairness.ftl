# A hand checked in the page.

fairness-of = giv { $hand }
fairness-what = Låg korten i en giv fast innan platserna gav sina bidrag? Här kontrollerar sidan vad givens akt bevisar, och säger för vem.
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
fairness-shared = Dessa platser bidrog till blandningen, med nycklar som inte är husets: { $names }.
fairness-shared-house = Även dessa, med husets nycklar, som inte bevisar något: { $names }.
fairness-shared-none = Utom husets egna bidrog ingen plats till blandningen: huset ensamt gjorde slumpen.
fairness-check-form = Det är en akt enligt ett känt protokoll, hel och i ordning.
fairness-check-seal = Huset har förseglat hela akten med sin nyckel.
fairness-check-signatures = Det skrev under vad det bestämde, och vad varje bidrag gavs för.
fairness-check-context = Lekarna bestämdes för det här spelet, dess val, det här bordet och den här given.
fairness-check-transcript = Det som frystes omfattar lekarna, platsernas löften och deras insatser.
fairness-check-reveal = Varje plats gav det bidrag den hade lovat.
fairness-check-joint = Slumpen är gjord av alla dessa bidrag, och av inget annat.
fairness-check-decks = Lekarna som inte spelades, och öppnades, är ärliga.
fairness-check-order = Varje kort kom från den plats som den gemensamma slumpen nämnde.
fairness-check-openings = Varje visat kort är det som var bestämt på sin plats.
fairness-check-cards = Inget kort kom oftare än leken har det.
fairness-check-spent = Den slutspelade leken, helt öppnad, är den som var bestämd.
fairness-check-chain = Det som bestämdes för varje lek följer av vad som bestämdes förut.
fairness-check-shares = Varje plats skrev under vad som hade hänt, och gav det bidrag den lovat.
fairness-check-voids = Den som var tyst var inte med mer, och ingen kom emellan.
fairness-check-seen = Det är vad sidan såg och skrev under medan given spelades.
fairness-void = { $count ->
    [one] Korten drogs om en gång
   *[other] Korten drogs om { $count } gånger
}, eftersom { $names } var tyst: den som såg bidragen, som huset gör, hade kunnat välja bland { $decks } lekar.
fairness-check-payments = Vad en betalade fick en annan, och kassorna följer av det.
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
fairness-to-seats = För var och en av de nämnda platserna vars nyckel inte är husets: leken låg fast före dess bidrag, ingen ensam valde korten, och det som hände är vad den skrev under.
fairness-to-some = I en del av given var en plats med vars nyckel inte är husets: för den platsen låg leken där fast före dess bidrag. Om resten bevisas ingenting, utom att detta är de kort som huset nu nämner.
fairness-to-house = Bara huset självt har skrivit under given: den bevisar ingenting, utom att detta är de kort som huset nu nämner.
fairness-to-older = Given delades ut enligt det äldre protokollet gt1: delarna passar ihop, men ett hus som hade bidragen tidigt kunde ha sökt en lek som passade dem.
fairness-proves-shown = Varje kort du fick se är det som var bestämt.
fairness-proves-chips = Betalningarna i akten går ihop.
fairness-proves-not = Vad det inte säger dig
fairness-not-keys = Vems nycklarna är: för den som inte var med bevisar det något bara om en av dem tillhör någon den litar på.
fairness-not-looks = Om huset ser i dolda händer: det ger dem.
fairness-not-people = Om platserna är olika människor.
fairness-not-friends = Om två vid bordet är vänner.
fairness-not-silent = Om de som var tysta var tysta.
fairness-not-after = Vad som hände efter det sista bidraget, om det inte jämförs med vad som sågs: om det talar bara husets sigill.
fairness-not-rules = Om betalningarna är reglernas: kör för det given igen med kommandot nedan.
fairness-not-page = Om den här sidan är ärlig: den kommer från samma hus. Den fristående sidan eller kommandot, från annan källa, gör det inte.
fairness-without = Utan den här sidan
fairness-offline = Den fristående sidan
fairness-command = Eller med kommandot, som också har reglerna:
fairness-called = FIL
fairness-file = En akt i en fil, eller vad som sågs (eller släpp den någonstans på sidan)
fairness-seen = Akten jämförs med vad som sågs.
fairness-check = Kontrollera

fair-what = Huset bestämmer korten innan din plats ger sitt bidrag, och sidan ger det bara för det den själv såg. När given är slut kontrollerar den att det var så.
fair-before = Före
fair-committed =
    { $count ->
        [one] Leken bestämdes av detta tal
       *[other] { $count } lekar bestämdes av dessa tal; en spelas och de andra visas
    }:
fair-words = Dessa fyra ord står för allt som huset hittills har bestämt här. Den som i övrigt sitter vid bordet bör se samma fyra.
fair-none-yet = Ingen lek är ännu bestämd.
fair-together = Tillsammans
fair-shares = Dessa platser bidrar till blandningen: { $names }.
fair-bots = Husets botar bidrar också, { $names }: de bevisar ingenting för någon.
fair-joint = Av alla bidrag kom:
fair-alone = Utom husets egna bidrar ingen plats: huset ensamt gör slumpen.
fair-after = Efter
fair-check = Kontrollera giv { $hand } i den här webbläsaren
fair-download = Hämta den
fair-seen = Hämta det jag såg
fair-verify = Eller helt utan webbläsare:
fair-later = När en giv är slut kan den kontrolleras här.
fair-limits = Det bevisar inte att huset inte ser i dolda händer: det ger dem. Inte heller att två vid bordet inte är vänner. Det du gav bidrag för är bevisat för dig; för andra bara om de var med, eller litar på någon som var det.
