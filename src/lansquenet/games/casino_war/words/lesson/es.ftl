# How it goes, and what the lesson says.

how = Apuestas, y el banquero y tú recibís una carta cada uno. La más alta gana, ficha por ficha. Si empatáis, cedes la mitad, o vas a la guerra por otro tanto.
what-to-do = Apuesta lo que quieras, y deja la apuesta al empate: es cara. Si empatas, ve a la guerra; rendirse cuesta más a la larga.
lesson-1 = Primero la apuesta, antes de toda carta. Pon unas fichas.
lesson-1-no-1 = Si nadie apuesta no se vuelve ninguna carta: pon al menos una ficha.
lesson-2 = Aparte puedes apostar a que las dos cartas empatan, diez a uno. ¿Tentador? No pongas nada.
lesson-2-no-1 = Diez a uno por lo que sale una vez de cada catorce: de cien fichas la banca se queda diecinueve. No apuestes.
lesson-3 = Tu carta, y la del banquero. Dos nueves: ¡empate!
lesson-4 = Rendirse cuesta media apuesta. La guerra la dobla, por otra carta cada uno. ¿Qué haces?
lesson-4-no-1 = Es media apuesta perdida seguro. En la guerra el empate también es tuyo: cuesta menos a la larga.
lesson-5 = Un rey contra un cuatro: ganas tanto como la subida, y la apuesta vuelve.
lesson-6 = La banca pasa al siguiente tras cada mano. Ya sabes bastante: siéntate.
