# Salons: a club, its evenings and its ledger.

salon = Salons
salon-note = Een salon is een link die blijft: een kring die terugkomt, met zijn avonden, zijn kasboek en eigen regels. Fiches zijn voor altijd speelfiches.
salon-none = Je hoort nog bij geen salon. Open er een, of kom binnen met een link die iemand je stuurde.
salon-mine = Jouw salons
salon-new = Een salon openen
salon-name = Naam van de salon
salon-nameless = Geef de salon eerst een naam.
salon-going = er is een avond bezig
salon-enter = Binnenkomen
salon-enter-note = Je komt binnen onder de naam { $name }. Leden zien die naam en wat je hier wint of verliest, en verder niets van je.
salon-season-now = Seizoen { $season }
salon-link = Link van de salon
salon-members = Leden
salon-member = Lid { $number }
salon-role-keeper = heeft de sleutels
salon-role-barred = buitengesloten
salon-comes = komt
salon-do = Wat er kan: { $name }
salon-key = De sleutels geven
salon-unkey = De sleutels terugnemen
salon-bar = Buitensluiten
salon-admit = Weer toelaten
salon-leave = De salon verlaten
salon-tonight = Vanavond
salon-come = Ik kom
salon-come-not = Ik kom toch niet
salon-coming = { $count ->
    [0] Nog niemand heeft gezegd te komen.
    [one] Eén komt: { $names }
   *[other] { $count } komen: { $names }
}
salon-begin = De avond beginnen
salon-waits = Een ronde begint zodra { $count ->
    [one] nog iemand heeft
   *[other] twee hebben
    } gezegd: ‘{ $come }’.
salon-missing = Nog niet gezegd door: { $names }.
salon-alone = Je bent het enige lid: stuur anderen de link van de salon.
salon-round = De volgende ronde afroepen
salon-round-now = Ronde { $round }
salon-end = De avond beëindigen
salon-sit = Naar mijn tafel
salon-late = Een stoel voor mij
salon-table = Tafel { $number }
salon-own-table = Eigen tafel van een lid
salon-tables-note = Wie het eerst genoemd is begint de tafel; zijn alle stoelen bezet, dan begint ze vanzelf.
salon-tables-none = De tafels van deze ronde zijn gesloten.
salon-ledger = Kasboek
salon-ledger-which = Wat het kasboek toont
salon-ledger-none = Hier is nog geen spel uitgespeeld.
salon-ledger-note = Fiches wisselen alleen van hand: met bots, potten en de bank van het huis komt elke kolom op nul uit.
salon-season = Seizoen
salon-evening = Avond
salon-by = Kolommen
salon-by-evening = avonden
salon-by-game = spellen
salon-who = Wie
salon-sum = Samen
salon-party-bots = Bots van het huis
salon-party-guests = Gasten
salon-party-pool = In potten
salon-party-house = Bank van het huis
salon-rules = Zoals wij spelen
salon-rules-note = hoogstens { $seats } stoelen aan een tafel, elk { $chips } fiches
salon-rules-other = Andere regels kiezen
salon-keep = Deze regels houden
salon-kept = Bewaard: ze gelden voor de volgende tafels.
salon-season-new = Een nieuw seizoen beginnen
salon-not = Nee, laat maar
salon-sure-key = { $name } de sleutels geven? Wie ze heeft mag alles wat jij mag.
salon-sure-unkey = { $name } de sleutels afnemen?
salon-sure-bar = { $name } buitensluiten? Die staat meteen op van de tafels van de salon, en komt niet meer binnen.
salon-sure-admit = { $name } weer toelaten?
salon-sure-leave = Deze salon verlaten? Je naam wordt eruit genomen; wat je won of verloor blijft onder een nummer staan.
salon-sure-round = De volgende ronde afroepen? Wie komt krijgt een nieuwe plaats; de tafels van deze ronde sluiten na hun spel.
salon-sure-end = De avond beëindigen? De tafels sluiten na hun spel.
salon-sure-season = Een nieuw seizoen beginnen? Iedereen staat dan op nul; de vorige blijven te zien.
