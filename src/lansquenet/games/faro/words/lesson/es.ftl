# How it goes, and what the lesson says.

how = Se apuesta a los valores del tapete, y se vuelven dos cartas cada vez. La primera pierde para su valor, la segunda gana, y un cobre invierte la apuesta. Si son iguales, un split, la banca se lleva la mitad.
what-to-do = Antes de cada turno apuesta, mueve o retira; con un cobre apuestas a que un valor pierde. El contador muestra lo salido. Con tres cartas por salir puedes cantar su orden.
lesson-1 = La primera carta, la *soda*, no cuenta. Ahora se puede apostar a valores. Señala la reina.
lesson-1-no-1 = Sin nada en el tapete el turno no va contigo. Señala la reina.
lesson-1-no-2 = Esa apuesta también vale; este turno enseña más con la reina.
lesson-2 = ¿Cuántas fichas? Quedan hasta que salga la reina.
lesson-2-no-1 = Así no hay nada: al menos una ficha.
lesson-3 = El cinco primero: sus apuestas pierden. La reina después: te pagan ficha por ficha.
lesson-4 = Ahora hay diez fichas en el nueve. Si crees que *perderá*, pon un cobre encima. Hazlo.
lesson-4-no-1 = Sin él, el nueve debe salir segundo. Da lo mismo; pero ve el cobre una vez.
lesson-5 = El nueve salió primero y perdió: el cobre gana.
lesson-6 = Dos ochos, un *split*: la mitad de cada apuesta al ocho sería de la banca, con cobre o sin él. Es toda su ventaja.
lesson-7 = El contador muestra lo salido: de un valor con una sola carta no hay split. Ya sabes bastante: siéntate.
