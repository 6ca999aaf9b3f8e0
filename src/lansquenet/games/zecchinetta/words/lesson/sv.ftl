# How it goes, and what the lesson says.

how = En håller banken mot alla andra. Två kort läggs för pontörerna och ett för banken, och sedan vänds kort efter kort. Pontörernas kort förlorar när dess valör kommer igen; när bankens kommer igen betalas varje insats som ännu ligger ute.
what-to-do = Satsa på korten som ligger för dig, eller på inget. Varje ny valör bjuds dig också: den satsningen är jämn, medan de två första korten gynnar banken. När du själv håller banken säger du hur litet och hur mycket som får satsas.
lesson-1 = En är bankör och svarar för allas insatser. I dag är det en bot: den tar från 5 till 50 marker på ett kort.
lesson-2 = *Per voi*: två kort vänds för pontörerna, och du är en av dem. De förlorar när deras valör kommer igen. Satsa på K♦.
lesson-2-no-1 = Ingen måste satsa. Men då ser du bara på: lägg minst 5 på K♦, och se hur det går för det kortet.
lesson-3 = Man får satsa på ett kort, på båda eller på inget. Nu sjuan: som du vill, eller ingenting.
lesson-4 = *Per me*: det tredje kortet är bankens. Hade det haft någonderas valör, så hade bankören tagit alla insatser genast. Det är bankens hela fördel.
lesson-5 = En valör som inte setts förut är en *carta franca*: på den får du också satsa. Den vinner lika ofta som den förlorar, och är spelets bästa insats. Ta den.
lesson-5-no-1 = Du låter den enda jämna insatsen gå förbi. På de två första korten behåller banken 3 marker av 19, på en franca inga. Lägg minst 5.
lesson-6 = En sjua igen: bankören tar vad som låg på sjuan, och kortet lämnar bordet. Dess valör är *mala* från och med nu.
lesson-7 = Bankens egen valör! Varje insats som ligger kvar betalas: din på K♦ och din på femman, mark för mark. Banken går till nästa plats.
lesson-8 = Så går banken runt, och alla har dess fördel i tur och ordning. Du kan nog: slå dig ner.
