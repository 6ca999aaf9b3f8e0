# A hand to learn a game by.

practice = Oefenen
practice-note = een oefenspel, uitgelegd uit het boek
practice-step = Deze stap, uitgelegd
practice-step-number = Stap { $number }
practice-begin = Het spel begint. Lees wat elke stap doet, en ga verder wanneer je wilt.
practice-goes-on = Het spel gaat verder; je krijgt niet te zien wat er gebeurde.
practice-as-before = Opnieuw volgens { $rule }
practice-usual = Een goed eerste antwoord:
practice-free = Elk ander dat wordt aangeboden mag ook; de tafel toont waar het toe leidt.
practice-answer = { $word } ({ $text })
practice-next = Volgende
practice-back = Terug
practice-ahead = Tot mijn volgende keuze
practice-finish = Speel de rest van het spel voor mij
practice-end = Waar het op uitkwam
practice-no-payment = In dit spel kwamen er geen fiches naar je toe en gingen er geen weg. Wat het verder telde, staat op de tafel.
practice-play = Speel nu
practice-again = Een ander spel
practice-book = Het hele boek

lesson-note = een spel in een minuut, aan de echte tafel
lesson-step = Stap { $number } van { $steps }
lesson-rule = Waarom: { $rule }
lesson-yours = Jij kiest.
lesson-sit = Ga zitten
lesson-again = Nog eens
lesson-free = Vrij proberen
