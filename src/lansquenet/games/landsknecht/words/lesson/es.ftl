# How it goes, and what the lesson says.

how = Todos pagan una puesta. El repartidor pone dos cartas de mano que lo protegen, otra que es la suya y otra para la compañía, la réjouissance. Luego se vuelven cartas: la carta de la mesa que se iguala pierde; si se iguala la del repartidor, paga todo.
what-to-do = Apuesta a la réjouissance y a toda carta nueva a su lado. Si dos de la apertura son iguales, el repartidor se lleva el bote antes de apostar: es su ganancia.
lesson-1 = Cada uno ha pagado una ficha al bote. El repartidor es el banquero.
lesson-2 = Dos *cartas de mano*, cinco y seis: de nadie, el escudo del repartidor. Luego la suya, un dos.
lesson-3 = La *réjouissance*, un rey, es para todos. No hay dos iguales de las cuatro: el bote queda. Apuesta al rey.
lesson-3-no-1 = No es obligado. Pero esta apuesta es a la par: al menos una ficha.
lesson-4 = Una carta nueva, un nueve, queda junto al rey. También puedes apostar a ella.
lesson-5 = Un cinco iguala una carta de mano. Si antes sale también el seis, las apuestas vuelven y reparte de nuevo: es el escudo.
lesson-6 = Otro nueve: sus apuestas son del repartidor, y el valor muere.
lesson-7 = Un dos, el valor del repartidor: se paga tu apuesta al rey, y se acabó. Ya sabes bastante: siéntate.
