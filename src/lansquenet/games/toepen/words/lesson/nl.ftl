# How it goes, and what the lesson says.

how = Ieder krijgt vier kaarten, en er worden vier slagen gespeeld. Alleen wie de laatste maakt blijft gespaard, alle anderen krijgen strafpunten. Op elk moment mag iemand kloppen, en dan telt het spel één meer voor wie meegaat.
what-to-do = Bewaar je beste kaart voor de laatste slag. Klop als die van jou lijkt; pas als een ander klopt en jouw kaart niet goed genoeg is. De tien is de hoogste kaart, de boer de laagste.
lesson-1 = Vier kaarten ieder. De volgorde is vreemd: de tien is de hoogste, dan 9, 8, 7, aas, heer, vrouw en boer.
lesson-2 = Je hebt 10♠, 8♥, A♦ en J♣. Vuile was mag je wegleggen voor andere kaarten. Is dit vuile was?
lesson-2-no-1 = Vuile was is een hand zonder 10, 9, 8 en 7. Leg je een tien weg, dan kan men controleren, en krijg je een strafpunt.
lesson-3 = Jij komt uit. Alleen de vierde slag telt. Welke kaart wil je kwijt, en welke houd je?
lesson-3-no-1 = De tien is je beste kaart: voor de laatste slag, niet voor de eerste.
lesson-3-no-2 = Die kan je voor de laatste slag aan zet brengen. Speel de boer, die niets wint.
lesson-4 = Drie slagen zijn voorbij, de derde was van jou: je komt uit in de laatste, met schoppen tien. Niemand kan die slaan. Wat nu?
lesson-4-no-1 = De laatste slag is zeker van jou. Klop: wie meegaat krijgt twee strafpunten in plaats van één.
lesson-5 = De anderen mogen passen, voor wat het spel eerst waard was; of meegaan, voor één meer. Deze gaat mee.
lesson-6 = De ander ging mee, en krijgt twee strafpunten. Wie er tien heeft, betaalt het volgende rondje. Je weet genoeg: ga zitten.
