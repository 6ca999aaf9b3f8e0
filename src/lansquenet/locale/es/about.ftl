# What this is.

about-what = La mesa, el libro de reglas y el laboratorio de una familia perdida de juegos de azar europeos: los juegos de banca, en que decide una carta vuelta, y los juegos de bote de pocas bazas.
about-gap = Uno puede sentarse a solas contra bots o con amigos, leer cada regla documentada con su fuente, elegir entre las discutidas, y conocer las probabilidades exactas de lo elegido.
about-chips = Solo fichas de juego
about-chips-text = Aquí las fichas no se compran, venden, cambian ni cobran, y no valen nada. Estos juegos arruinaron a gente; eso es parte de su historia, y no de esta casa.
about-rules = De dónde son las reglas
about-rules-text = Cada regla está dicha con nuestras palabras y nombra el relato en que se apoya. Donde los relatos difieren hay una opción, y donde todos callan se dice que la lectura es nuestra.
about-rules-link = El libro de reglas
about-fair = Cómo se baraja
about-fair-text = La casa fija las cartas; luego cada asiento que toma parte aporta una parte, y firma lo que ha pasado. Después cada uno de esos asientos puede comprobar que las cartas estaban fijadas antes. A otros se lo prueba solo si confían en uno de ellos.
about-fair-link = Juego limpio
about-privacy = Lo que se guarda
about-privacy-text = La casa guarda el nombre que das y las manos que juegas. Esta página no carga nada de otro sitio, y pone una sola cookie, para reconocerte cuando vuelvas.
about-made = Hecho con
about-fonts = Tipos de letra
about-libraries = Bibliotecas
about-cards = Las cartas las dibuja el propio programa, y están bajo su licencia.
about-licence = Licencia
about-licence-text = Programa libre bajo la licencia Apache 2.0.
about-version = Versión { $version }
about-api = La interfaz para programas
about-verifier = Comprobar una mano sin esta casa
