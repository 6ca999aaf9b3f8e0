# A hand to learn a game by.

practice = Övning
practice-note = en övningsgiv, förklarad ur boken
practice-step = Det här steget, förklarat
practice-step-number = Steg { $number }
practice-begin = Given börjar. Läs vad varje steg gör, och gå vidare när du vill.
practice-goes-on = Given fortsätter; du får inte se vad som hände.
practice-as-before = Åter enligt { $rule }
practice-usual = Ett bra första svar:
practice-free = Vilket annat som helst som erbjuds är lika tillåtet; bordet visar vart det leder.
practice-answer = { $word } ({ $text })
practice-next = Nästa
practice-back = Tillbaka
practice-ahead = Fram till mitt nästa val
practice-finish = Spela resten av given åt mig
practice-end = Vad det blev
practice-no-payment = I den här given kom inga marker till dig och inga gick från dig. Vad den annars räknade står på bordet.
practice-play = Spela nu
practice-again = En annan giv
practice-book = Hela boken

lesson-note = ett spel på en minut, vid det riktiga bordet
lesson-step = Steg { $number } av { $steps }
lesson-rule = Varför: { $rule }
lesson-yours = Du väljer.
lesson-sit = Slå dig ner
lesson-again = En gång till
lesson-free = Pröva fritt
