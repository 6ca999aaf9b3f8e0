# How it goes, and what the lesson says.

how = Två kort ligger för pontörerna, och lådan visar bankörens. Kort dras, och det lådan visar härnäst kan vara likt något. En like till ditt förlorar, en like till bankörens betalar alla insatser.
what-to-do = Satsa på korten på bordet, inte på det i lådan. Insatsen är jämn; huset tar en tiondel av vad bankören vinner.
lesson-1 = Bankören säger hur mycket som får satsas på ett kort: fem till femtio.
lesson-2 = Två kort för bordet; och lådan visar bankörens, Q♦, innan någon satsar. Satsa på trean.
lesson-2-no-1 = Det får du, men insatsen är jämn. Minst fem.
lesson-3 = Och på det andra, J♦? Som du vill.
lesson-4 = Lådan visar J♥: bordets kort J♦ har fått sin like, och insatserna är bankörens, minus en tiondel till huset.
lesson-5 = En tvåa visade sig, lik inget; med nästa drag ligger den på bordet, och du får satsa på den. Även det är jämnt: gör det.
lesson-5-no-1 = Då spelar bara trean för dig. Minst fem på tvåan.
lesson-6 = Lådan visar Q♥: bankörens kort har fått sin like. Allt betalas, och banken går vidare. Du kan nog: slå dig ner.
