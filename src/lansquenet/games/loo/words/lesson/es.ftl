# How it goes, and what the lesson says.

how = Cada uno recibe tres cartas, y un palo es triunfo. Tiras la mano, o te quedas y juegas por el bote. Cada baza gana un tercio, y quien se quedó sin hacer ninguna paga.
what-to-do = Quédate si una baza es probable: un triunfo alto, o dos buenas cartas. Miss es una mano de reserva que puedes tomar sin verla. Sal de triunfo, y supera cuando puedas.
lesson-1 = Tres cartas a cada uno; y tres para *Miss*, una mano que no es de nadie. La carta vuelta hace triunfo de corazones.
lesson-2 = Tienes Q♥, A♠ y 4♣. ¿Pasas, te quedas, o tomas Miss?
lesson-2-no-1 = No cuesta ni gana. Pero reina de triunfo y as merecen jugarse.
lesson-2-no-2 = Tres cartas desconocidas rara vez valen estas, y tendrías que jugarlas.
lesson-3 = Uno se queda contra ti, otro pasa. Sales tú. Hay que asistir al palo, superar si se puede, y fallar si no se puede asistir.
lesson-3-no-1 = Un triunfo en la otra mano se la llevaría. Sácalo primero: sal con la reina de triunfo.
lesson-4 = La jota de triunfo cayó bajo tu reina: una baza, un tercio del bote. ¿Y ahora?
lesson-4-no-1 = El cuatro no se lleva nada; el as es el más alto de su palo, y vale mientras salgas tú.
lesson-5 = Dos bazas para ti, una para el otro: un tercio cada una, y nadie paga.
lesson-6 = Quien se queda sin baza paga al bote siguiente. Ya sabes bastante: siéntate.
