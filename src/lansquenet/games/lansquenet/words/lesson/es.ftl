# How it goes, and what the lesson says.

how = El banquero pone una banca, y los demás apuestan contra ella hasta cubrirla. Luego se vuelve una carta para él y otra para los puntos. Se sigue, y gana la que antes encuentre su igual.
what-to-do = Apuesta contra una parte de la banca, o canta banco y cúbrela tú solo. Un doblete de las dos primeras cartas gana al momento para la banca: es su ventaja. El banquero que gana puede quedarse la banca entera.
lesson-1 = El banquero pone una banca, esta vez de cuarenta fichas. Juegas contra ella.
lesson-2 = Otro ha puesto diez. Puedes añadir, hasta donde alcance la banca. Pon diez.
lesson-2-no-1 = Puedes pasar, pero entonces no tienes parte. Pon diez.
lesson-2-no-2 = Eso es *banco*, el total. Ya llegará; empieza con diez.
lesson-2-no-3 = Una cantidad vale como otra; con diez basta aquí.
lesson-3 = El otro no añade nada. Si quieres toda la banca para ti, canta *banco*: treinta más. Las demás apuestas vuelven.
lesson-3-no-1 = Una vuelta de silencio cierra las apuestas, y juegas por diez. Es lícito; pero aprende el banco.
lesson-3-no-2 = Eso es solo una parte. Para todo hacen falta treinta más.
lesson-4 = La carta del banquero es un siete, la tuya un rey. Dos iguales habrían sido un *doblete*, al momento de la banca.
lesson-5 = Los demás valores no hacen nada. Luego un rey: tu carta encuentra antes su igual, y aquí así *gana*.
lesson-6 = El banquero ha pagado cuarenta y pierde la banca: pasa. Ya sabes bastante: siéntate.
