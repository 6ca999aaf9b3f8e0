# Over the parts of the rulebook in print, and between its words.

volume-hand = Una mano, carta a carta
volume-hand-intro = Estás en el asiento A. Las cartas están dispuestas como en la lección de este juego.
volume-figures-intro = Según las reglas habituales. Una fracción es exacta; la que es demasiado larga para la página se omite.
volume-figure = cifra
volume-exact = exacto
volume-decimal = decimal
volume-glossary = Las palabras del oficio
volume-glossary-intro = Una cosa, una palabra, en cada lengua de los libros. Donde un diccionario o un jugador tiene así la palabra, se nombra debajo.
volume-bibliography = Bibliografía
volume-index = Índice de reglas
