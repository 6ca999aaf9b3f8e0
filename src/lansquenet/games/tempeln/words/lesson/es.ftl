# How it goes, and what the lesson says.

how = En la mesa se traza un templo con una casilla para cada valor. El banquero saca dos cartas cada vez: la izquierda gana para la banca, la derecha para los puntos. Si son iguales, la banca se lleva la mitad de lo que hay en su casilla.
what-to-do = Antes de cada pareja apuesta a las casillas que quieras, cambia o retira. Lo que gana se paga al momento. Mira lo que ya salió: en un valor del que queda una sola carta la banca no tiene ventaja.
lesson-1 = Cada valor tiene su casilla. Puedes apostar antes de que salgan dos cartas. Señala el siete.
lesson-1-no-1 = Seguir sin apostar solo pasa el tiempo. Señala antes el siete.
lesson-1-no-2 = Con toda la baraja por salir, todas las casillas valen igual. Toma el siete y verás los dos lados.
lesson-2 = ¿Cuántas fichas pones? Una apuesta queda hasta que se decide, o hasta que la cambias.
lesson-2-no-1 = Donde no hay nada, nada se gana: pon al menos una ficha.
lesson-3 = El rey, a la izquierda, gana para la banca; el siete, a la derecha, para los puntos. Te pagan ficha por ficha, y tu apuesta vuelve.
lesson-4 = Dos nueves: un doblete. La banca se habría llevado la mitad de lo que hubiera en el nueve. Es su única ventaja.
lesson-5 = Han salido tres reyes, queda uno: la mesa lo muestra. ¿En qué casilla ningún doblete puede costarte nada?
lesson-5-no-1 = Dejas pasar una apuesta justa: un solo rey no puede hacer doblete.
lesson-5-no-2 = De ese valor quedan dos o más, y pueden caer juntas. Del rey solo queda una.
lesson-6 = Pon lo que quieras: gana tantas veces como pierde.
lesson-7 = El último rey, a la derecha. Acabada la baraja, la banca pasa al siguiente. Ya sabes bastante: siéntate.
