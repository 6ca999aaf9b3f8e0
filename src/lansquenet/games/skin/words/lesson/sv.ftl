# How it goes, and what the lesson says.

how = Ett kort bjuds runt, och den som tar det spelar på det mot bankören, som också har ett. Kort vänds tills något får sin like. Den vars kort det är har förlorat.
what-to-do = Ta ett kort eller låt det gå; säg din insats, bjud eller ta sidovad om vems kort som står längst. Inget vad gynnar någon här: riskera vad du vill.
lesson-1 = En tvåa går runt. Den andre tackade nej; nu frågas du. Ta den.
lesson-1-no-1 = Att tacka nej kostar inget; men alla kort är lika bra. Ta det här.
lesson-2 = Bankörens kort är en femma. Du säger det mesta på din tvåa: tjugo.
lesson-2-no-1 = Från en mark till allt du har: regeln tillåter det. Låt det bli tjugo.
lesson-3 = Bankören tar allt. En nia kom, och den andre tog den: nu står tre kort.
lesson-4 = Den andre bjuder dig ett *sidovad*: tio på att nian står längre än din tvåa. Ta allt.
lesson-4-no-1 = Du får ta en del, eller inget. Men det är alldeles jämnt: ta de tio.
lesson-5 = Alla har kort, så sexan läggs i mitten. Sedan en femma: bankörens kort har fått sin like och betalar er båda.
lesson-6 = Sidovadet spelas ut. En nia: den andres kort har fått sin like, de tio är dina. Du kan nog: slå dig ner.
