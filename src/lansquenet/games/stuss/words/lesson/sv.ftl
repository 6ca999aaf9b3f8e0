# How it goes, and what the lesson says.

how = Man satsar på valörer, och korten vänds i par. Det första förlorar för sin valör, det andra vinner. Är de lika tar bankören allt som ligger på dem.
what-to-do = Satsa på valörer före varje par, eller ändra. Se upp för dubbletter: de kostar hela insatsen. På en valör med ett kort kvar kan ingen komma.
lesson-1 = Innan två kort vänds satsar man på valörer. Peka på damen.
lesson-1-no-1 = Utan insats blir ingen betald. Peka först på damen.
lesson-1-no-2 = Vilken valör som helst duger, och färger räknas inte. Ta damen i den här lektionen.
lesson-2 = Nu markerna: så många du vill.
lesson-2-no-1 = En insats på inget vinner inget: lägg minst en mark.
lesson-3 = Femman kom först och förlorar. Damen kom som nummer två och vinner: du får mark för mark.
lesson-4 = Två åttor: allt som låg på åttan vore bankörens, hela. Vid faro vore det hälften.
lesson-5 = Tre damer är borta. Av vilken valör kan ingen dubblett komma mer?
lesson-5-no-1 = Det finns en insats utan nackdel för dig: på den sista damen.
lesson-5-no-2 = Den valören kan ännu komma två gånger i ett par, och då är allt förlorat. Bara en dam är kvar.
lesson-6 = Vad som ligger där står nu lika.
lesson-7 = Den här gången kom den först och förlorar: rättvist, inget mer. Du kan nog: slå dig ner.
