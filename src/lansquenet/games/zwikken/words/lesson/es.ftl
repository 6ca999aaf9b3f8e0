# How it goes, and what the lesson says.

how = Tres jugadores reciben tres cartas cada uno, y la muestra es triunfo. Se puja por una parte del bote o por todo, y quien más puja juega solo contra dos. Dos bazas ganan lo que se pujó; con menos, por lo común se paga.
what-to-do = Puja cuando veas dos bazas, y no más de lo que vale la mano. Quien tiene el diez de triunfo puede cambiarlo por la muestra. Tres iguales, un zwik, se lo llevan todo.
lesson-1 = Cada uno ha puesto una ficha en el bote. Tres cartas cada uno, y la jota vuelta hace triunfo de diamantes.
lesson-2 = Tienes A♦, Q♦ y A♣, y hablas primero. ¿Por cuánto del bote juegas?
lesson-2-no-1 = Bastan dos bazas, y as y reina de triunfo con otro as casi siempre las hacen.
lesson-2-no-2 = Otro podría pujar más. Una mano así puede jugar por todo.
lesson-3 = Eres el *tirador*. A todos se preguntó en silencio por el diez de triunfo, que se cambia por la jota.
lesson-4 = Sales tú. Hay que asistir al palo, y quien no puede debe fallar. ¿Qué juegas?
lesson-4-no-1 = Un triunfo contrario podría ganarla. El as de triunfo gana seguro.
lesson-5 = Ya dos bazas: el juego está ganado.
lesson-6 = Todo el bote es tuyo. Fallando, habrías pagado otro tanto. Ya sabes bastante: siéntate.
