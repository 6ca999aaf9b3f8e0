# How it goes, and what the lesson says.

how = Pones couches en cartas de tu librito, y el banquero vuelve parejas: la primera carta gana, la segunda pierde. Quien ha ganado toma la ganancia, o sigue por siete, quince, treinta veces la couche. Nunca pierdes más que la couche.
what-to-do = Elige tus cartas antes de que se vuelva la baraja. La carta de abajo, la fasse, se lleva media couche de su valor. Tras ganar, di si lo tomas o doblas una esquina.
lesson-1 = El banquero vuelve las cartas; tú eliges las tuyas de un librito con una de cada valor. Nombra la jota.
lesson-1-no-1 = Entonces solo mirarías. Nombra la jota.
lesson-1-no-2 = Vale como cualquiera; pero esta mano es de la jota.
lesson-2 = La *couche*: unas fichas. Es todo lo que puedes perder en esta carta.
lesson-2-no-1 = Nada puesto, nada ganado: dos fichas al menos.
lesson-2-no-2 = De más quizá no respondiera la banca: diez como mucho, aquí.
lesson-3 = La fasse es un ocho y no daña a nadie. Luego la jota, ¡en el puesto que gana! Dobla una esquina, por siete: *paroli*.
lesson-3-no-1 = Es el camino prudente. Pero la escala es el juego: perder cuesta la couche, ganar paga siete veces.
lesson-4 = Una pareja sin ti. Una jota aquí no habría contado: un valor que ganó descansa la pareja siguiente.
lesson-5 = Otra vez la jota: *sept et le va*, siete couches. Basta: toma la ganancia y retira la carta.
lesson-5-no-1 = Han salido dos jotas y quedan dos: una tercera ganancia es más rara de lo que valen quince couches. Retira.
lesson-6 = Si hubiera perdido, se iba solo la couche. Ya sabes bastante: siéntate.
