# How it goes, and what the lesson says.

how = Uno tiene la banca contra todos los demás. Se ponen dos cartas para los puntos y una para la banca, y luego se vuelven cartas de una en una. Una carta de los puntos pierde cuando vuelve su valor; cuando vuelve el de la banca, se paga toda apuesta que quede en la mesa.
what-to-do = Apuesta a las cartas que están puestas para ti, o a ninguna. También se te ofrece cada valor nuevo: esa apuesta es justa, mientras que las dos primeras cartas favorecen a la banca. Cuando te toque la banca, dices cuánto se puede apostar como mínimo y como máximo.
lesson-1 = Uno es el banquero y responde de todas las apuestas. Hoy es un bot: admite de 5 a 50 fichas por carta.
lesson-2 = *Per voi*: se vuelven dos cartas para los puntos, y tú eres uno. Pierden cuando vuelve su valor. Apuesta al K♦.
lesson-2-no-1 = Nadie tiene que apostar. Pero entonces solo mirarías: pon al menos 5 al K♦, y mira cómo le va.
lesson-3 = Se puede apostar a una carta, a las dos o a ninguna. Ahora el siete: lo que quieras, o nada.
lesson-4 = *Per me*: la tercera carta es de la banca. Si hubiera sido del valor de una u otra, el banquero se habría llevado todo de golpe. Ahí está toda la ventaja de la banca.
lesson-5 = Un valor aún no visto es una *carta franca*: también puedes apostar a ella. Gana tantas veces como pierde: es la mejor apuesta del juego. Hazla.
lesson-5-no-1 = Dejas pasar la única apuesta justa. De las dos primeras cartas la banca se queda 3 fichas de 19; de una franca, ninguna. Pon al menos 5.
lesson-6 = Otro siete: el banquero se lleva lo que había en el siete, y la carta deja la mesa. Su valor es *mala* desde ahora.
lesson-7 = ¡El valor de la banca! Se paga toda apuesta que queda: la tuya al K♦ y la tuya al cinco, ficha por ficha. La banca pasa al siguiente.
lesson-8 = Así da la vuelta la banca, y cada cual tiene su ventaja por turno. Ya sabes bastante: siéntate.
