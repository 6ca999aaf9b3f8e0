# How it goes, and what the lesson says.

how = Ieder krijgt drie kaarten, en één kleur is troef. Wie meegaat mag kaarten ruilen en speelt dan om de pot. Elke slag levert een derde op, en wie er geen maakt betaalt.
what-to-do = Ga mee met troeven, ruil wat waardeloos is, en kom uit met hoge troeven. Is de keerkaart een klaveren, dan mag niemand passen.
lesson-1 = Drie kaarten ieder, en de keerkaart maakt ruiten troef. Was het een klaveren geweest, dan moest ieder spelen.
lesson-2 = Je hebt K♦, J♦ en 4♠. Ga je mee?
lesson-2-no-1 = Met twee hoge troeven is een slag zo goed als zeker. Ga mee.
lesson-3 = Nu mag je één keer tot drie kaarten ruilen. Welke is het waard?
lesson-3-no-1 = De schoppen vier neemt niets, en ruilen kost niets.
lesson-3-no-2 = Dat is een hoge troef, het beste wat je hebt. Ruil de schoppen vier.
lesson-4 = Jij komt uit. Met twee troeven moet het troef zijn. Welke?
lesson-4-no-1 = De ander kan de vrouw hebben, en die zou winnen. De heer haalt haar eruit.
lesson-5 = De vrouw viel, en je boer neemt ook de tweede slag.
lesson-6 = De derde is voor de ander: een derde van de pot per slag. Je weet genoeg: ga zitten.
