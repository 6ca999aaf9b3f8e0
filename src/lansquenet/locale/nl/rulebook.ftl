# The rulebook, and the rules beside a table.

rulebook-title = Het regelboek
rulebook-intro = Elk spel van dit huis: zijn genummerde regels met hun bronnen, waar de bronnen verschillen, en zijn exacte cijfers.
rulebook-banking = Bankspelen
rulebook-trick = Potspelen met weinig slagen
rulebook-all = Alle boeken
rulebook-lab = Kansenlaboratorium
rulebook-contents = Inhoud
rulebook-search = Zoek in dit boek
rulebook-found =
    { $count ->
        [0] Geen regel zegt dit.
        [one] { $count } regel
       *[other] { $count } regels
    }
rulebook-plain = Een eenvoudige pagina, om af te drukken of zonder scripts te lezen
rulebook-whole = Het hele boek, op een eigen pagina
rulebook-history = Waar het vandaan komt
rulebook-now = Nu
rulebook-pays = Hiervoor wordt betaald:
rulebook-follows = Deze tafel volgt { $source }:
rulebook-says = { $source } zegt:
rulebook-options = Opties
rulebook-presets = Kant-en-klare regels
rulebook-figures = Exacte cijfers
rulebook-figures-where = De cijfers bij alle opties, in het kansenlaboratorium
rulebook-words = Woorden
rulebook-sources = Bronnen
rulebook-editorial = Hier besloten
rulebook-editorial-means = Waar de bronnen zwijgen of de keus laten, heeft dit huis gekozen.
rulebook-usual = zoals gebruikelijk
rulebook-range = Van { $least } tot { $most }; gewoonlijk { $usual }.
rulebook-zero = 0 betekent: { $meaning }.
rulebook-dispute = Betwist:
rulebook-as-usual = elke optie zoals gebruikelijk
rulebook-lesson = Leer het in een minuut
rulebook-how = Hoe het gaat
rulebook-todo = Wat je doet
rulebook-not-yet = Dit boek is nog niet vertaald: hier staat het in het Engels.
rulebook-signed = [en] staat voor wat nog niet vertaald is.
