# How it goes, and what the lesson says.

how = Ieder krijgt vier kaarten, en er worden vier slagen gespeeld. Alleen wie de laatste maakt blijft gespaard, alle anderen krijgen strafpunten. Op elk moment mag iemand kloppen, en de gift telt één meer voor wie blijft.
what-to-do = Bewaar je beste kaart voor de laatste slag. Klop als die van jou lijkt; pas als er geklopt wordt en je hand arm is. De tien is de hoogste kaart, de boer de laagste.
lesson-1 = Vier kaarten ieder. De volgorde is vreemd: de tien is de hoogste, dan 9, 8, 7, aas, heer, vrouw en boer.
lesson-2 = Je hebt 10♠, 8♥, A♦ en J♣. Een arme hand mag je ruilen. Is deze arm?
lesson-2-no-1 = Arm is een hand zonder 10, 9, 8 en 7. Met een tien erin kan men je betrappen en bestraffen.
lesson-3 = Jij komt uit. Alleen de vierde slag telt. Welke kaart wil je kwijt, en welke houd je?
lesson-3-no-1 = De tien is je beste kaart: voor de laatste slag, niet voor de eerste.
lesson-3-no-2 = Die kan je voor de laatste slag aan zet brengen. Speel de boer, die niets wint.
lesson-4 = Drie slagen zijn voorbij, de derde was van jou: je komt uit in de laatste, met schoppen tien. Niemand kan die slaan. Wat nu?
lesson-4-no-1 = De laatste slag is zeker van jou. Klop: wie blijft krijgt twee strafpunten in plaats van één.
lesson-5 = De anderen mogen passen en betalen wat de gift eerst waard was; of blijven, voor één meer. Deze blijft.
lesson-6 = De ander bleef, en krijgt twee strafpunten. Wie er tien heeft betaalt de ronde. Je weet genoeg: ga zitten.
