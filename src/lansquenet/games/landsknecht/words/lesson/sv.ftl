# How it goes, and what the lesson says.

how = Alla betalar en ante. Given lägger två Handkort som skyddar honom, ett eget kort och ett för sällskapet, réjouissance. Sedan vänds kort: ett bordskort som får sin like förlorar, givens eget betalar alla.
what-to-do = Satsa på réjouissance och på varje nytt kort bredvid. Är två i öppningen lika tar given potten innan någon satsat: det är hans vinst.
lesson-1 = Var och en har betalat en mark i potten. Den som ger är bankör.
lesson-2 = Två *Handkort*, femma och sexa: ingens, givens sköld. Sedan hans eget kort, en tvåa.
lesson-3 = *Réjouissance*, en kung, är för er alla. Inga två av de fyra är lika: potten blir kvar. Satsa på kungen.
lesson-3-no-1 = Du måste inte. Men den här insatsen är jämn: minst en mark.
lesson-4 = Ett nytt kort, en nia, ligger bredvid kungen. På det får du också satsa.
lesson-5 = En femma är lik ett Handkort. Kommer sexan också först går insatserna tillbaka och han ger om: det är skölden.
lesson-6 = En nia igen: insatser på den är givens, och valören är död.
lesson-7 = En tvåa, givens egen valör: din insats på kungen betalas, spelet är slut. Du kan nog: slå dig ner.
