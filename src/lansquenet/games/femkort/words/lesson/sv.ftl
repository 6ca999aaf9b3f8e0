# How it goes, and what the lesson says.

how = Var och en satsar och får fem kort. Man måste bekänna, och slå det bästa kortet om man kan. Den som tar femte sticket tar potten, och de fyra före ger inget.
what-to-do = Tänk på det sista sticket från det första: spara kortet som tar det, och låt dig inte tvingas av med det. Spela lågt först, och se vilka färger som är slut.
lesson-1 = Tre marker ligger i potten, och alla har fem kort. Det finns ingen trumf.
lesson-2 = Du spelar ut, och bara femte sticket betalar. Vilket kort är till ingen nytta för det?
lesson-2-no-1 = Spader ess är kortet för sista sticket. Det första ger inget: spela tvåan.
lesson-2-no-2 = Det kan behövas för att komma in. Klöver två vinner aldrig något.
lesson-3 = Båda måste bekänna och slå. Knekten tar det, och dess spelare spelar ut.
lesson-4 = Två stick senare. I hjärter kunde du inte slå tian; i ruter måste du, och din kung ger dig utspelet.
lesson-5 = Två kort är kvar: A♠ och 7♥. Vilket nu, och vilket för potten?
lesson-5-no-1 = Esset skulle ta ett stick som inget betalar, och lämna en sjua till det som gör det.
lesson-6 = Spader spelades ut i det sista sticket, och ditt ess tar potten. Du kan nog: slå dig ner.
