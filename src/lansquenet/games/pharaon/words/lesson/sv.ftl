# How it goes, and what the lesson says.

how = Man satsar på valörer, och bankören vänder par: det första kortet förlorar, det andra vinner. Den som vunnit får vika ett hörn och låta insats och vinst stå, *paroli*. Är båda lika tar bankören hälften av vad som står på dem.
what-to-do = Satsa före varje par. Har ett kort vunnit, ta vinsten eller fortsätt för tre, sju, femton gånger insatsen. Förlorar det då är allt borta.
lesson-1 = Man satsar på valörer, mot bankören. Peka på knekten.
lesson-1-no-1 = Du har inget på spel ännu. Peka på knekten.
lesson-1-no-2 = Den valören är lika bra, men det här är knektens historia.
lesson-2 = Säg vad som ska ligga där i allt.
lesson-2-no-1 = Då är kortet tomt: lägg minst en mark.
lesson-2-no-2 = Så mycket på en gång lämnar banken litet till en paroli: högst tjugo i den här lektionen.
lesson-3 = Knekten kom som nummer två och har vunnit. Ta vinsten, eller vik ett hörn: *paroli*, allt står för tre gånger insatsen. Pröva.
lesson-3-no-1 = Det är den säkra vägen. Men det är parolin som spelet är berömt för.
lesson-3-no-2 = Det är *paix*: insatsen kommer tillbaka, bara vinsten står. Se parolin först.
lesson-4 = Två lika: bankören tar hälften av vad som står på dem. Ditt kort berörs inte.
lesson-5 = En gång till! Det har vunnit tre gånger insatsen. Var nöjd nu och ta den.
lesson-5-no-1 = Den kan stå för sju gånger. Men kommer en knekt först är allt förlorat. Ta den.
lesson-6 = Tre för ett, för ett vikt hörn. Du kan nog: slå dig ner.
