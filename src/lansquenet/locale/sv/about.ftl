# What this is.

about-what = Bordet, regelboken och laboratoriet för en förlorad familj av europeiska hasardspel: bankspelen, där ett uppvänt kort avgör, och pottspelen med få stick.
about-gap = Man kan sätta sig ensam mot botar eller med vänner, läsa varje belagd regel med dess källa, välja bland de omstridda, och veta de exakta utsikterna av det man valt.
about-chips = Bara spelmarker
about-chips-text = Marker kan här varken köpas, säljas, bytas eller lösas in, och de står för ingenting. Dessa spel ruinerade människor; det hör till deras historia, inte till detta hus.
about-rules = Varifrån reglerna kommer
about-rules-text = Varje regel är berättad med våra egna ord och nämner den källa den vilar på. Där källorna skiljer sig finns ett val, och där alla tiger står det att tolkningen är vår.
about-rules-link = Regelboken
about-fair = Hur det blandas
about-fair-text = Huset bestämmer korten; sedan ger varje plats som är med ett bidrag, och skriver under vad som har hänt. Efteråt kan var och en av dessa platser kontrollera att korten låg fast innan. För andra bevisar det så mycket bara om de litar på en av dem.
about-fair-link = Ärlighet
about-privacy = Vad som sparas
about-privacy-text = Huset sparar namnet du uppger och givarna du spelar. Sidan laddar ingenting från annat håll, och sätter en enda kaka, så att du känns igen när du kommer tillbaka.
about-made = Gjort med
about-fonts = Typsnitt
about-libraries = Bibliotek
about-cards = Korten ritas av programmet självt, och står under dess licens.
about-licence = Licens
about-licence-text = Fri programvara under Apachelicensen 2.0.
about-version = Utgåva { $version }
about-api = Gränssnittet för program
about-verifier = Kontrollera en giv utan detta hus
