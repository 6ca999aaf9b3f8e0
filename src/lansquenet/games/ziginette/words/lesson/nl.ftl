# How it goes, and what the lesson says.

how = Twee kaarten liggen er voor de pointeurs, en het kastje toont die van de bankier. Er worden kaarten getrokken, en wat het kastje dan toont kan aan een ervan gelijk zijn. Een gelijke aan jouw kaart verliest, een gelijke aan die van de bankier betaalt elke inzet die er nog ligt.
what-to-do = Zet in op de kaarten van de tafel, niet op die in het kastje. De kansen zijn gelijk; het huis neemt een tiende van wat de bankier wint.
lesson-1 = De bankier zegt hoeveel er op een kaart mag: vijf tot vijftig.
lesson-2 = Twee kaarten voor de tafel; en het kastje toont die van de bankier, Q♦, voor iemand inzet. Zet in op de drie.
lesson-2-no-1 = Dat mag, maar de kansen zijn gelijk: je wint even vaak als je verliest. Minstens vijf.
lesson-3 = En op de andere, J♦? Zoals je wilt.
lesson-4 = Het kastje toont J♥: de kaart J♦ van de tafel heeft haar gelijke, en de inzetten erop zijn voor de bankier, min een tiende voor het huis.
lesson-5 = Er verscheen een twee, aan niets gelijk; met de volgende trek ligt zij op tafel, en je mag erop inzetten. Ook daar zijn de kansen gelijk: doe het.
lesson-5-no-1 = Dan speelt alleen de drie voor je. Minstens vijf op de twee.
lesson-6 = Het kastje toont Q♥: de kaart van de bankier heeft haar gelijke. Alles wordt betaald, en de bank gaat verder. Je weet genoeg: ga zitten.
