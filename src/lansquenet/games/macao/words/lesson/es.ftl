# How it goes, and what the lesson says.

how = Apuestas, y recibes una carta. Dieces y figuras no cuentan nada, un as uno. Puedes comprar más cartas, pero con más de nueve en total has perdido. Después se vuelve la carta del banquero, que también puede comprar: gana quien esté más cerca de nueve, y un nueve de entrada cuenta doble.
what-to-do = Compra con cuatro o menos y plántate con cinco o más; no hay nada mejor. El banquero habla el último y ve lo que tienes: es un juego caro, en el que se queda con unas catorce fichas de cada cien, y por eso la banca da la vuelta.
lesson-1 = Quieres acercarte a *nueve*, y más que el banquero. Primero las fichas: cuantas quieras.
lesson-1-no-1 = Entonces no se vuelve ninguna carta: pon al menos una ficha.
lesson-2 = Un tres. Dieces y figuras no cuentan nada, un as uno. Puedes *comprar* una carta, y luego otra. Compra una.
lesson-2-no-1 = Con tres ganarías pocas veces. Compra una carta.
lesson-3 = Siete. Si pasas de nueve, lo has perdido todo al momento: con cinco o más es mejor plantarse. Plántate.
lesson-3-no-1 = Cualquier carta de tres a nueve sería demasiado. Plántate.
lesson-4 = Solo ahora se vuelve la carta del banquero: un dos. Un nueve habría contado doble, para los dos lados; es el gran *Schlag*.
lesson-5 = Él también compra, un nueve, y se ha pasado: ganas, ficha por ficha.
lesson-6 = Habla el último, y ve lo que tienes. Eso vale mucho, y por eso la banca va al siguiente después de cada lance. Ya sabes bastante: siéntate.
