# Het spel van de dag.

day = Het spel van de dag
day-what = Vijf spellen, dezelfde voor iedereen die vandaag komt, elk alleen tegen de bots met 500 fiches. Je eerste uitkomst telt.
day-play = Spel { $hand } spelen
day-question = De vraag van de dag
day-results = Uitkomsten
day-hand = Spel
day-yours = Jij
day-bots = De bots
day-others = Alle anderen
day-sum = Samen
day-beside-bots = Naast de bots, die op jouw plaats hetzelfde kregen: { $chips }.
day-beside-others = Naast alle anderen die dezelfde spellen speelden: { $chips }.
day-rank = Je staat op plaats { $rank } van { $of } die alle vijf hebben gespeeld.
day-points = Hier tellen punten; winnen is ze kwijtraken.
day-seed = Het startgetal van deze dag is { $seed }: de eerste zes bytes van de SHA-256 van ‘Lansquenet, the deal of’ en de datum. De spellen volgen elkaar op naam. Van je uitkomsten worden alleen de sommen bewaard.
day-came = Het spel brengt je { $chips }.
day-beside = Zien hoe dat naast de anderen staat
day-asked = Wat is vanaf hier het waarschijnlijkst?
day-ask = Vanaf hier, als niemand meer inzet: wat is voor jou in dit spel het waarschijnlijkst?
day-win = Je wint
day-even = Geen van beide
day-lose = Je verliest
day-right = Juist: { $what }.
day-not = Nee: het waarschijnlijkst is ‘{ $what }’.
day-walked = Volgens de regels doorlopen met de kaarten die nog in de stok zijn. Gemiddeld komt het op { $chips }.
