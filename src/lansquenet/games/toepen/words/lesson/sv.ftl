# How it goes, and what the lesson says.

how = Var och en får fyra kort, och fyra stick spelas. Bara den som tar det sista går fri, alla andra får prickar. När som helst får någon knacka, och given blir värd en till för dem som stannar.
what-to-do = Spara ditt bästa kort till sista sticket. Knacka när det ser ut att bli ditt; lägg dig när någon knackar och din hand är dålig. Tian är högst, knekten lägst.
lesson-1 = Fyra kort var. Ordningen är egen: tian är högst, sedan 9, 8, 7, ess, kung, dam och knekt.
lesson-2 = Du har 10♠, 8♥, A♦ och J♣. En fattig hand får bytas. Är den fattig?
lesson-2-no-1 = Dålig är en hand utan 10, 9, 8 och 7. Med en tia i den kan du synas och få prickar.
lesson-3 = Du spelar ut. Bara det fjärde sticket räknas. Vilket kort vill du bli av med, vilket behålla?
lesson-3-no-1 = Tian är ditt bästa kort: för sista sticket, inte det första.
lesson-3-no-2 = Det kan behövas för att komma in före det sista. Spela knekten, som inget vinner.
lesson-4 = Tre stick är spelade, det tredje var ditt: du spelar ut i det sista, med spader tio. Ingen kan slå den. Vad nu?
lesson-4-no-1 = Sista sticket är säkert ditt. Knacka: den som stannar får två prickar i stället för en.
lesson-5 = De andra får lägga sig och betala vad given var värd förut; eller stanna, för en till. Den här stannar.
lesson-6 = Den andre stannade och får två prickar. Vid tio bjuder man på nästa omgång. Du kan nog: slå dig ner.
