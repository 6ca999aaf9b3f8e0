# How it goes, and what the lesson says.

how = Cada uno recibe tres cartas, y un palo es triunfo. Quien se queda puede cambiar cartas, y luego juega por el bote. Cada baza gana un tercio, y quien no hace ninguna paga.
what-to-do = Quédate con triunfos, cambia lo que no vale, y sal de tus triunfos altos. Si se vuelve un trébol nadie puede pasar.
lesson-1 = Tres cartas a cada uno, y la muestra hace triunfo de diamantes. Si fuera trébol, jugarían todos.
lesson-2 = Tienes K♦, J♦ y 4♠. ¿Te quedas?
lesson-2-no-1 = Con dos triunfos altos una baza es casi segura. Quédate.
lesson-3 = Ahora puedes cambiar hasta tres cartas, una vez. ¿Cuál conviene?
lesson-3-no-1 = El cuatro de picas no se llevará nada, y cambiarlo no cuesta.
lesson-3-no-2 = Es un triunfo alto, lo mejor que tienes. Cambia el cuatro de picas.
lesson-4 = Sales tú. Con dos triunfos ha de ser triunfo. ¿Cuál?
lesson-4-no-1 = La reina puede estar enfrente, y ganaría a la jota. El rey la saca.
lesson-5 = Cayó la reina, y tu jota se lleva también la segunda baza.
lesson-6 = La tercera es del otro: un tercio del bote por baza. Ya sabes bastante: siéntate.
