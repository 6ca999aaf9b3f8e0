# How it goes, and what the lesson says.

how = Se apuesta a valores, y el banquero vuelve parejas: la primera carta pierde, la segunda gana. Quien ha ganado puede doblar una esquina y dejar correr apuesta y ganancia, *paroli*. Si las dos son iguales, el banquero se lleva la mitad.
what-to-do = Apuesta antes de cada pareja. Cuando una carta ha ganado, toma la ganancia o sigue por tres, siete, quince veces la apuesta. Si entonces pierde, se pierde todo.
lesson-1 = Se apuesta a valores, contra el banquero. Señala la jota.
lesson-1-no-1 = Aún no tienes nada en juego. Señala la jota.
lesson-1-no-2 = Ese valor vale igual, pero esta mano es la historia de la jota.
lesson-2 = Di cuánto debe haber en total.
lesson-2-no-1 = Así la carta queda vacía: pon al menos una ficha.
lesson-2-no-2 = Tanto de golpe deja poco a la banca para un paroli: veinte como mucho, en esta lección.
lesson-3 = La jota salió segunda: ha ganado. Toma la ganancia, o dobla una esquina: *paroli*, todo corre por tres veces la apuesta. Prueba.
lesson-3-no-1 = Es el camino seguro. Pero es el paroli lo que hizo famoso al juego.
lesson-3-no-2 = Eso es la *paix*: vuelve la apuesta, y solo corre la ganancia. Mira antes el paroli.
lesson-4 = Dos iguales: el banquero se lleva la mitad de lo que hay. La tuya no se ve afectada, y sigue.
lesson-5 = ¡Otra vez! Ha ganado tres veces la apuesta. Ahora confórmate y tómalo.
lesson-5-no-1 = Podría correr por siete. Pero si sale antes una jota, se pierde todo. Toma.
lesson-6 = Tres por uno, por una esquina doblada. Ya sabes bastante: siéntate.
