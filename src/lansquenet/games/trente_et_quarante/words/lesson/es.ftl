# How it goes, and what the lesson says.

how = Apuestas al rojo o al negro, al color o al inverso. Se tiende una hilera de cartas para el negro hasta pasar de treinta, luego otra para el rojo, y gana la que cuenta menos, ficha por ficha. Si las dos cuentan treinta y uno, se pierde la mitad de cada apuesta.
what-to-do = Elige una casilla y di cuántas fichas; puedes elegir otra al lado. Las cuatro valen lo mismo, y nada de lo que ha salido dice lo que saldrá. La banca se queda unas once fichas de cada mil apostadas, que para un juego así es poco.
lesson-1 = Se tenderán dos hileras, para el negro y para el rojo. Tú dices cuál contará menos. Elige el rojo.
lesson-1-no-1 = Si nadie apuesta, no se vuelve ninguna carta. Elige el rojo.
lesson-1-no-2 = Las cuatro casillas valen lo mismo; de esta, enseguida más. Para esta lección elige el rojo.
lesson-2 = Ahora las fichas: las que quieras.
lesson-2-no-1 = Con nada no se gana nada: pon al menos una ficha.
lesson-3 = Al lado puedes apostar a la primera carta de todas. *Color*: es del color de la hilera que gana. Elígelo.
lesson-3-no-1 = Puedes dejarlo así. Pero mira cómo se decide el color: elígelo.
lesson-3-no-2 = Esa es la casilla contraria: que la primera carta sea del otro color. Para esta lección elige el color.
lesson-4 = ¿Y cuántas en esta?
lesson-4-no-1 = Entonces solo el rojo juega para ti: pon aquí también al menos una ficha.
lesson-5 = La hilera del negro. Las figuras cuentan diez, el as uno, y termina al pasar de treinta: treinta y dos. La primera carta es roja.
lesson-6 = La hilera del rojo cuenta treinta y uno, que es menos: gana el rojo. La primera carta también es roja: gana el color. Te pagan ficha por ficha.
lesson-7 = Dos hileras iguales no deciden nada. Solo con treinta y uno en las dos, el *refait*, la banca se queda la mitad de cada apuesta: más o menos una vez cada cuarenta y seis lances. De eso vive.
lesson-8 = La banca pasa al siguiente después de cada lance. Ya sabes bastante: siéntate.
