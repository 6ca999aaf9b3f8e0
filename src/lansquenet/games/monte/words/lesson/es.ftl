# How it goes, and what the lesson says.

how = Se ponen dos tendidos de dos cartas, y apuestas a las que quieras. Luego se vuelve la baraja, carta a carta. De las dos de un tendido gana aquella cuyo valor vuelve antes.
what-to-do = Apuesta a una carta de un tendido, no a las dos rivales. Si la primera carta de todas, la puerta, decide por ti, solo se pagan tres cuartos: es toda la ventaja de la banca.
lesson-1 = Dos tendidos: 6♣ y 4♦, J♣ y A♣. En cada uno las dos son rivales.
lesson-2 = Se te pregunta por cada carta, la más baja primero. Apuesta al as.
lesson-2-no-1 = Si nadie apuesta, la baraja no se vuelve. Pon unas fichas al as.
lesson-3 = Cuatro y seis los dejas. Ahora la rival del as, J♣. ¿Qué le pones?
lesson-3-no-1 = Cuando una gana la otra pierde: te pagarías a ti mismo, y a la banca su puerta. Nada.
lesson-4 = La *puerta*. Si fuera un as ya habrías ganado, pero solo tres cuartos. Es un tres, y no decide nada.
lesson-5 = Un as salió antes que el valor de su rival: el as ha ganado, ficha por ficha.
lesson-6 = La banca pasa al siguiente tras cada mano. Ya sabes bastante: siéntate.
