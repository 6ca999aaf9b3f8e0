# How it goes, and what the lesson says.

how = Se apuesta a valores, y las cartas se vuelven por parejas. La primera pierde para su valor, la segunda gana. Si son iguales, el banquero se lleva todo lo que haya.
what-to-do = Apuesta a valores antes de cada pareja, o cambia. Cuidado con los dobletes: cuestan toda la apuesta. En un valor con una sola carta no puede haberlos.
lesson-1 = Antes de que se vuelvan dos cartas se apuesta a valores. Señala la reina.
lesson-1-no-1 = Sin apuesta a nadie se le paga. Señala antes la reina.
lesson-1-no-2 = Cualquier valor serviría, y los palos no cuentan. Para esta lección, toma la reina.
lesson-2 = Ahora las fichas: cuantas quieras.
lesson-2-no-1 = Sin apostar no se gana nada: pon al menos una ficha.
lesson-3 = El cinco salió primero y pierde. La reina salió segunda y gana: te pagan ficha por ficha.
lesson-4 = Dos ochos: todo lo que hubiera en el ocho sería del banquero, entero. En el faro sería la mitad.
lesson-5 = Han salido tres reinas. ¿De qué valor ya no puede salir un doblete?
lesson-5-no-1 = Hay una apuesta sin desventaja para ti: a la última reina.
lesson-5-no-2 = Ese valor aún puede salir dos veces en una pareja, y se pierde todo. Solo queda una reina.
lesson-6 = Lo que pongas está ahora a la par.
lesson-7 = Esta vez salió primero, y pierde: justo, y nada más. Ya sabes bastante: siéntate.
