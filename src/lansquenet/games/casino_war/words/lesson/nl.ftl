# How it goes, and what the lesson says.

how = Je zet in, en jij en de bankier krijgen elk een kaart. De hoogste wint, fiche om fiche. Bij gelijk geef je de helft op, of je trekt met nog eens zoveel ten oorlog.
what-to-do = Zet in wat je wilt, en laat de weddenschap op gelijk liggen: die is duur. Bij gelijk trek je ten oorlog; opgeven kost op den duur meer.
lesson-1 = Eerst de inzet, vóór elke kaart. Leg een paar fiches.
lesson-1-no-1 = Zet niemand in, dan wordt er geen kaart omgeslagen: leg minstens één fiche.
lesson-2 = Daarnaast mag je wedden dat de kaarten gelijk zijn, tien tegen één. Verleidelijk? Zet daar niets.
lesson-2-no-1 = Tien tegen één voor wat eens in veertien keer komt: van honderd fiches houdt de bank er negentien. Zet niets.
lesson-3 = Jouw kaart, en die van de bankier. Twee negens: gelijk!
lesson-4 = Opgeven kost de halve inzet. Oorlog verdubbelt hem, voor elk nog een kaart. Wat doe je?
lesson-4-no-1 = Dat is zeker de helft kwijt. In de oorlog is gelijk ook voor jou: dat kost op den duur minder.
lesson-5 = Een heer tegen een vier: je wint zoveel als de verhoging, en je inzet komt terug.
lesson-6 = De bank gaat na elk spel naar de volgende. Je weet genoeg: ga zitten.
