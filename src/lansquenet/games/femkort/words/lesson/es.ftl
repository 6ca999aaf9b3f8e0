# How it goes, and what the lesson says.

how = Cada uno pone y recibe cinco cartas. Hay que asistir al palo, y superar la mejor carta si se puede. Quien gana la quinta baza se lleva el bote, y las cuatro anteriores no valen nada.
what-to-do = Piensa en la última baza desde la primera: guarda la carta que la ganará, y que no te obliguen a gastarla. Sal bajo al principio, y mira qué palos se acaban.
lesson-1 = Hay tres fichas en el bote, y cada uno tiene cinco cartas. No hay triunfo.
lesson-2 = Sales tú, y solo paga la quinta baza. ¿Qué carta no sirve para eso?
lesson-2-no-1 = El as de picas es la carta de la última baza. La primera no vale nada: sal del dos.
lesson-2-no-2 = Puede servirte para tomar la mano. El dos de tréboles nunca gana nada.
lesson-3 = Los dos debían asistir al palo y superar. La jota gana, y quien la jugó sale.
lesson-4 = Dos bazas después. En corazones no podías superar el diez; en diamantes debías, y tu rey te da la mano.
lesson-5 = Te quedan A♠ y 7♥. ¿Cuál ahora, y cuál para el bote?
lesson-5-no-1 = El as ganaría una baza que no paga, y te dejaría un siete para la que sí.
lesson-6 = En la última baza salieron picas, y tu as se lleva el bote. Ya sabes bastante: siéntate.
