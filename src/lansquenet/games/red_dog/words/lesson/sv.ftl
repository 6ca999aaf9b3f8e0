# How it goes, and what the lesson says.

how = Två kort vänds upp med rum emellan. Du får höja på att det tredje faller emellan. Ju smalare rum, desto mer betalas.
what-to-do = Lägg en ante, se på avståndet och höj vid sju valörer eller mer. Grannar ger anten tillbaka; ett par kan betala elva mot ett.
lesson-1 = En håller banken, alla andra spelar mot den. Esset är högst, tvåan lägst.
lesson-2 = Före alla kort lägger var och en en ante. Lägg tio marker.
lesson-2-no-1 = Den som inte lägger ante är inte med: tio marker.
lesson-2-no-2 = Vilket belopp som helst inom gränserna duger. I den här lektionen tio.
lesson-3 = En trea och en knekt, med rum för det tredje kortet.
lesson-4 = Sju valörer ligger emellan, från fyra till tio. Du får höja med så mycket som din ante. Är det värt det?
lesson-4-no-1 = Tjugoåtta av de femtio kort som är kvar faller emellan: mer än hälften, lika mot lika. Höj.
lesson-5 = En sjua, emellan: ante och höjning betalas. En trea eller knekt hade förlorat, som allt utanför.
lesson-6 = Ett smalt avstånd betalar mer: fem mot ett för en enda valör. Du kan nog: slå dig ner.
