# The odds laboratory.

lab-title = Oddslaboratoriet
lab-note = { $game } · exakt där det går, annars spelat, med felet
lab-game = Spel
lab-choose = Välj ett spel
lab-settings = Vad man ser på
lab-preset = Färdiga regler
lab-options = Val ({ $count } ändrade)
lab-now = Nu: { $meaning }.
lab-played = Vad som spelas
lab-seats = Platser
lab-stake = En pontörs insats
lab-bank = Bankörns marker
lab-hands = Givar i ett förlopp
lab-courses = Antal förlopp
lab-policy = Avgöranden
lab-policy-timid = försiktiga
lab-policy-bold = djärva
lab-policy-random = på måfå
lab-seed = Slumpfrö
lab-too-many = Inte fler än { $most } givar i allt, tack: färre givar eller färre förlopp.
lab-progress = Hur långt det kommit
lab-done = { $done } av { $of }
lab-compiling = Reglerna kompileras; första gången tar det upp till en halv minut.
lab-waiting = Begärt…
lab-stop = Stanna
lab-run = Spela { $hands } givar
lab-check = Kontrollera de exakta siffrorna genom att spela
lab-ready = Givarna är spelade; diagrammen är ritade.
lab-intro-banking = Spela några tusen givar för att se hur de sprids, vad det blir av en börs, och hur ofta den går förlorad. Varje giv börjar lika: plats A håller banken, leken är full, och varje pontör har en insats på spel. Vad som i övrigt ska väljas, väljs som du säger.
lab-intro-trick = Spela några tusen givar för att se hur de sprids, vad det blir av en börs, och hur ofta den går förlorad. Varje giv börjar lika: plats A ger och potten är som efter en giv utan böter. Alla platser väljer som du säger, och så spelar man inte bra.

lab-exact = Exakta siffror
lab-exact-finding =
    { $count ->
        [one] En siffra, funnen genom att gå igenom allt en giv kan bli; ingenting är uppskattat.
       *[other] { $count } siffror, funna genom att gå igenom allt en giv kan bli; ingenting är uppskattat.
    }
lab-no-figures = För dessa regler är ingen siffra känd.
lab-walking = Allt en giv kan bli gås igenom…
lab-long-fraction = bråk med { $count } siffror

lab-figure = Siffra
lab-movers = Vad som flyttar den
lab-movers-finding = { $option } = { $value } skulle flytta den längst: från { $now } till { $then }.
lab-movers-none = Inget val flyttar den här siffran.
lab-still = Den flyttas inte av: { $options }.
lab-option = val
lab-value = värde
lab-decimal = decimalt
lab-fraction = bråk
lab-change = ändring

lab-whose = Vems marker
lab-whose-banking-0 = Plats A, bankörn
lab-whose-banking-1 = Plats B, den första pontören
lab-whose-trick-0 = Plats A, givaren
lab-whose-trick-1 = Plats B, förhanden
lab-course = Resultat för plats { $letter } efter n givar: medeltalet, och bandet för de flesta förlopp
lab-course-finding = Efter { $hands } givar står plats { $letter } i medeltal på { $mean } (± { $error }); 95 av 100 förlopp slutar mellan { $low } och { $high }.
lab-course-point = Efter { $hand } givar: { $mean } i medeltal, 95 % mellan { $low } och { $high }
lab-across-hands = givar
lab-bars = En giv för plats { $letter }
lab-bars-finding = Plats { $letter } vinner { $won } av givarna och förlorar { $lost }; en giv ger i medeltal { $mean } (± { $error }).
lab-bar-point = { $result }: { $share } av givarna
lab-from-to = { $least } till { $most }
lab-across-result = vunnet eller förlorat i en giv
lab-ruin = Hur ofta plats { $letter } förlorar sin börs
lab-ruin-finding = Med { $purse } att börja med förlorar plats { $letter } allt inom { $hands } givar i { $share } av förloppen (± { $error }).
lab-ruin-point = En börs på { $purse } inom { $hand } givar: förlorad i { $share } av förloppen
lab-down-purse = börs
lab-hand = givar
lab-mean = medeltal
lab-error = medelfel
lab-low = 2,5 % ligger under
lab-middle = median
lab-high = 2,5 % ligger över
lab-from = från
lab-to = till
lab-share = andel
lab-purse = börs

lab-checks = Exakt bredvid spelat
lab-checks-finding = { $near } av { $count } siffror ligger inom fyra medelfel från den exakta, var och en funnen genom { $hands } spelade givar.
lab-check-point = { $key }: exakt { $exact }, spelat { $found }, { $off } medelfel ifrån
lab-key = siffra
lab-found = spelat
lab-off = medelfel ifrån

lab-step = Gå igenom punkterna
lab-as-table = Visa som tabell
lab-table-of = { $title }, som tabell
lab-csv = Spara som CSV
lab-cite = Kopiera som citat
lab-copied = Citatet är kopierat.
lab-none = inga ändrade
lab-citation-rules = Lansquenet { $version }, oddslaboratoriet: { $game }, regler { $preset }, val: { $options }.
lab-citation-run = { $courses } förlopp om { $hands } givar, { $seats } platser, insats { $stake }, bank { $bank }, avgöranden { $policy }, frö { $seed }.
lab-citation-check = { $hands } givar för varje siffra, frö { $seed }.
