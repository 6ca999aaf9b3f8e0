# How it goes, and what the lesson says.

how = Cada uno recibe cuatro cartas, y se juegan cuatro bazas. Solo se libra quien gana la última, los demás se apuntan tantos en contra. En cualquier momento uno puede golpear, y la mano vale uno más para quien se queda.
what-to-do = Guarda tu mejor carta para la última baza. Golpea si parece tuya; retírate si golpean y tu mano es pobre. El diez es la más alta, la jota la más baja.
lesson-1 = Cuatro cartas cada uno. El orden es extraño: el diez es el más alto, luego 9, 8, 7, as, rey, reina y jota.
lesson-2 = Tienes 10♠, 8♥, A♦ y J♣. Una mano pobre se puede cambiar. ¿Lo es?
lesson-2-no-1 = Pobre es una mano sin 10, 9, 8 ni 7. Con un diez, quien pida verla te costaría un tanto.
lesson-3 = Sales tú. Solo cuenta la cuarta baza. ¿De qué carta te deshaces, cuál guardas?
lesson-3-no-1 = El diez es tu mejor carta: para la última baza, no la primera.
lesson-3-no-2 = Puede servirte para tomar la mano antes de la última. Juega la jota, que no gana nada.
lesson-4 = Van tres bazas, y la tercera fue tuya: sales en la última con el diez de picas. Nadie puede ganarlo. ¿Y ahora?
lesson-4-no-1 = La última baza es tuya seguro. Golpea: quien se queda lleva dos tantos en contra en vez de uno.
lesson-5 = Los demás pueden retirarse y pagar lo que valía antes; o quedarse, por uno más. Este se queda.
lesson-6 = El otro se quedó, y lleva dos tantos en contra. A los diez se paga la ronda. Ya sabes bastante: siéntate.
