# How it goes, and what the lesson says.

how = Cada uno empieza con diez puntos, y el primero que baja a cero se lleva el bote. Se dan cinco cartas, se cambian, y se juegan cinco bazas: cada una quita un punto. Quien golpeó y no hace ninguna recibe cinco más y paga una ficha.
what-to-do = Golpea si una baza es probable, pasa si no. Cambia lo bajo, guarda triunfos y ases, y sal del triunfo más alto.
lesson-1 = Cada uno puso una ficha y tiene diez puntos. Cinco cartas cada uno, y la muestra hace triunfo de picas.
lesson-2 = Tienes K♠, Q♠, A♥, 4♣ y 2♦. Golpear es prometer una baza. ¿Lo haces?
lesson-2-no-1 = Acechar no promete nada. Con rey y reina de triunfo una baza es segura: golpea, y todos deben jugar.
lesson-3 = Antes del juego se puede cambiar, una vez. El cuatro de tréboles ya está fuera. ¿Cuál más?
lesson-3-no-1 = El dos de diamantes nunca hará baza, y otra carta no cuesta nada.
lesson-3-no-2 = Es una de las cartas que ganan. Cambia el dos de diamantes.
lesson-4 = Sales tú. Hay que asistir al palo, y quien no puede debe fallar. ¿Qué es lo más seguro?
lesson-4-no-1 = Un triunfo ajeno podría ganarla. El rey de triunfo saca triunfos; solo el as lo gana.
lesson-5 = Tres bazas, y tres puntos menos; la promesa está cumplida.
lesson-6 = Las cinco son tuyas. Quien golpea y no hace ninguna recibe cinco puntos y paga una ficha. Ya sabes bastante: siéntate.
