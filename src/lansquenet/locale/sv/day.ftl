# Dagens giv.

day = Dagens giv
day-what = Fem givar, desamma för alla som kommer i dag, var och en ensam mot botarna med 500 marker. Ditt första resultat gäller.
day-play = Spela giv { $hand }
day-question = Dagens fråga
day-results = Resultat
day-hand = Giv
day-yours = Du
day-bots = Botarna
day-others = Alla andra
day-sum = Tillsammans
day-beside-bots = Bredvid botarna, som på din plats fick detsamma: { $chips }.
day-beside-others = Bredvid alla andra som spelat samma givar: { $chips }.
day-rank = Du ligger på plats { $rank } av { $of } som spelat alla fem.
day-points = Här räknas poäng; att vinna är att bli av med dem.
day-seed = Dagens slumpfrö är { $seed }: de sex första byten av SHA-256 av ”Lansquenet, the deal of” och datumet. Spelen följer varandra efter namn. Av dina resultat sparas bara summorna.
day-came = Given ger dig { $chips }.
day-beside = Se hur det står sig bredvid de andra
day-asked = Vad är troligast härifrån?
day-ask = Härifrån, om ingen satsar mer: vad är troligast för dig i den här given?
day-win = Du vinner
day-even = Varken eller
day-lose = Du förlorar
day-right = Rätt: { $what }.
day-not = Nej: troligast är ”{ $what }”.
day-walked = Genomgånget efter reglerna med korten som är kvar i talongen. I medeltal blir det { $chips }.
