# How it goes, and what the lesson says.

how = Se dan dos manos de dos cartas, la del punto y la de la banca. Cuenta la última cifra de su suma, dieces y figuras no valen nada, y gana la más alta. Ocho o nueve de entrada es un natural; si no, cada una puede tomar una carta más.
what-to-do = Pon tus fichas en la mano en que creas. Valen casi lo mismo: la de la banca gana más a menudo, y por eso se retiene una vigésima parte de lo que gana. El empate paga ocho veces, y es muy poco. Donde se pone una banca apuestas contra ella, y quien más ha apostado juega la mano: con cinco puede pedir o plantarse.
lesson-1 = Se van a dar dos manos: la del *punto* y la de la *banca*. No son de nadie; tú apuestas a una. Elige el punto.
lesson-1-no-1 = Si nadie apuesta, no se vuelve ninguna carta. Elige el punto.
lesson-1-no-2 = El empate sale una vez de cada once y paga ocho: es la apuesta más cara de aquí. Elige el punto.
lesson-1-no-3 = La banca vale lo mismo. Para esta lección elige el punto.
lesson-2 = Ahora las fichas: cuantas quieras.
lesson-2-no-1 = Con nada no se gana nada: pon al menos una ficha.
lesson-3 = Podrías apostar también al empate. Déjalo así, y que se den las cartas.
lesson-3-no-1 = Puedes; pero cuesta catorce fichas de cada cien. Que se den las cartas.
lesson-4 = El punto tiene siete y seis: trece, y solo cuenta la última cifra, o sea tres. La banca tiene un rey, que no vale nada, y cuatro.
lesson-5 = Ocho o nueve habría acabado todo, un *natural*. Con cinco o menos el punto toma una carta: tres y cinco son ocho.
lesson-6 = Con cuatro la banca toma carta ante un cinco. Está en una tabla, y nadie elige. Cuatro y nueve son tres: gana el punto, y tú con él, ficha por ficha.
lesson-7 = Quien gana a la banca deja una vigésima parte, porque gana más a menudo. Una y otra cuestan cerca de una ficha de cada cien.
lesson-8 = En el chemin de fer, que está en este mismo juego, uno de vosotros lleva la mano, y con cinco puede elegir. Ya sabes bastante: siéntate.
