# How it goes, and what the lesson says.

how = Ieder betaalt in en krijgt vijf kaarten. Men moet bekennen, en de beste kaart slaan als men kan. Wie de vijfde slag maakt neemt de pot, en de vier ervoor tellen niet.
what-to-do = Denk vanaf de eerste slag aan de laatste: bewaar de kaart die hem maakt, en laat je die niet afdwingen. Kom eerst laag uit, en let op welke kleuren weg zijn.
lesson-1 = Er zijn drie fiches in de pot, en ieder heeft vijf kaarten. Er is geen troef.
lesson-2 = Jij komt uit, en alleen de vijfde slag betaalt. Welke kaart helpt daar niet voor?
lesson-2-no-1 = Schoppen aas is de kaart voor de laatste slag. De eerste brengt niets op: speel de twee.
lesson-2-no-2 = Die kan nog helpen om aan zet te komen. Klaveren twee wint nooit iets.
lesson-3 = Beiden moesten bekennen en eroverheen. De boer neemt, en diens speler komt uit.
lesson-4 = Twee slagen verder. In harten kon je de tien niet slaan; in ruiten moest je, en je heer brengt je aan zet.
lesson-5 = Er blijven A♠ en 7♥. Welke nu, en welke voor de pot?
lesson-5-no-1 = Het aas wint een slag die niets betaalt, en laat je een zeven over voor de slag die wel betaalt.
lesson-6 = In de laatste slag kwam schoppen uit, en je aas neemt de pot. Je weet genoeg: ga zitten.
