# How it goes, and what the lesson says.

how = Quien quiere pone el fondo y recibe una carta: una que es igual a la de otro la vence, y juega por más. Luego se vuelve la carta del banquero, y más y más cartas. Cada una le gana lo que hay en su igual, hasta que sale la igual de la suya y paga todo lo que sigue en pie.
what-to-do = Toma una carta y pon el fondo: no hay más que elegir. Te cuesta algo, lo más cuando recibes la tuya el primero, y por eso la banca da la vuelta. Lo que apuestas aparte a la réjouissance no cuesta nada: está a la par.
lesson-1 = C es el banquero. Todos los demás son *coupeurs*: cada uno puede tener una carta propia, y pone en ella el *fondo*. Pon cinco.
lesson-1-no-1 = Entonces solo mirarías: pon los cinco.
lesson-2 = D recibió un siete, y luego tú: una carta *doble*. D pierde en el acto, y en la tuya hay ahora dos veces el fondo: diez.
lesson-3 = B tiene un rey. Ahora puedes apostar a la *réjouissance*, una carta que se vuelve para todos. Apuéstale cinco.
lesson-3-no-1 = Podrías pasarte sin ella. Pero mira cómo va: cinco.
lesson-3-no-2 = Valdría menos, o más. Por ahora que sean cinco.
lesson-4 = El banquero lo acepta todo; no está obligado. Su carta es un cuatro. Cada carta espera ahora a su igual.
lesson-5 = La dama es la réjouissance. Puede volver a salir tanto como el cuatro: esa apuesta está a la par.
lesson-6 = Un rey: el banquero gana lo que B tenía en él. Otro siete, y la tuya se perdería también, y con ella el lance.
lesson-7 = Un cuatro, la carta del banquero: paga todo lo que está en pie, diez a ti por tu siete y cinco por la dama.
lesson-8 = Así la banca pasa. Si antes os hubiera vencido a todos, la habría conservado. Ya sabes bastante: siéntate.
