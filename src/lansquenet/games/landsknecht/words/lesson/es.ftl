# How it goes, and what the lesson says.

how = Todos pagan una puesta. El que da pone dos cartas de mano que lo protegen, una suya y una para la compañía, la réjouissance. Luego se vuelve: una carta de la mesa igualada pierde, la del que da igualada paga todo.
what-to-do = Apuesta a la réjouissance y a toda carta nueva a su lado. Si dos de la apertura son iguales, el que da se lleva el bote antes de apostar: es su ganancia.
lesson-1 = Cada uno ha pagado una ficha al bote. El que da es el banquero.
lesson-2 = Dos *cartas de mano*, cinco y seis: de nadie, el escudo del que da. Luego la suya, un dos.
lesson-3 = La *réjouissance*, un rey, es para todos. No hay dos iguales de las cuatro: el bote queda. Apuesta al rey.
lesson-3-no-1 = No es obligado. Pero esta apuesta es a la par: al menos una ficha.
lesson-4 = Una carta nueva, un nueve, queda junto al rey. También puedes apostar a ella.
lesson-5 = Un cinco iguala una carta de mano. Si antes sale también el seis, las apuestas vuelven y da de nuevo: es el escudo.
lesson-6 = Otro nueve: sus apuestas son del que da, y el valor muere.
lesson-7 = Un dos, el valor del que da: se paga tu apuesta al rey, y se acabó. Ya sabes bastante: siéntate.
