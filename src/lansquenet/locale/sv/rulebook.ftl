# The rulebook, and the rules beside a table.

rulebook-title = Regelboken
rulebook-intro = Alla husets spel: numrerade regler med källor, var källorna skiljer sig, och exakta siffror.
rulebook-banking = Bankspel
rulebook-trick = Pottspel med få stick
rulebook-all = Alla böcker
rulebook-lab = Oddslaboratoriet
rulebook-contents = Innehåll
rulebook-search = Sök i boken
rulebook-found =
    { $count ->
        [0] Ingen regel säger detta.
        [one] { $count } regel
       *[other] { $count } regler
    }
rulebook-plain = En enkel sida, att skriva ut eller läsa utan skript
rulebook-whole = Hela boken, på en egen sida
rulebook-history = Varifrån det kommer
rulebook-now = Nu
rulebook-pays = Efter den betalas:
rulebook-follows = Det här bordet följer { $source }:
rulebook-says = { $source } säger:
rulebook-options = Val
rulebook-presets = Färdiga regler
rulebook-figures = Exakta siffror
rulebook-figures-where = Siffrorna med vilka val som helst, i oddslaboratoriet
rulebook-words = Ord
rulebook-sources = Källor
rulebook-editorial = Bestämt här
rulebook-editorial-means = Där källorna tiger eller lämnar ett val har huset valt.
rulebook-usual = som vanligt
rulebook-range = Från { $least } till { $most }; vanligen { $usual }.
rulebook-zero = 0 betyder: { $meaning }.
rulebook-dispute = Omtvistat:
rulebook-as-usual = alla val som vanligt
rulebook-lesson = Lär dig på en minut
rulebook-how = Hur det går till
rulebook-todo = Vad man gör
rulebook-not-yet = Boken är inte översatt än: här står den på engelska.
rulebook-signed = [en] står före det som inte är översatt än.
