# How it goes, and what the lesson says.

how = Se ofrece una carta a cada uno por turno, y quien la toma juega con ella contra el banquero, que también tiene la suya. Se vuelven cartas hasta que una queda igualada: su dueño ha perdido.
what-to-do = Toma una carta o déjala; di tu apuesta, ofrece o acepta apuestas aparte sobre qué carta dura más. Ninguna favorece a nadie: arriesga lo que quieras.
lesson-1 = Se ofrece un dos a la mesa, por turno. El otro lo rehusó; te toca. Tómalo.
lesson-1-no-1 = Rehusar no cuesta nada; pero todas las cartas valen igual. Toma esta.
lesson-2 = La carta del banquero es un cinco. Di el máximo a apostar a tu dos: veinte.
lesson-2-no-1 = De una ficha a todo lo que tienes: la regla lo permite. Que sean veinte.
lesson-3 = El banquero lo acepta todo. Salió un nueve, y el otro lo tomó: ya hay tres cartas en pie.
lesson-4 = El otro te ofrece una *apuesta aparte*: diez a que el nueve dura más que tu dos. Acéptala toda.
lesson-4-no-1 = Puedes tomar una parte, o nada. Pero está a la par: toma los diez.
lesson-5 = Todos tienen carta: el seis va al centro. Luego un cinco: la carta del banquero queda igualada, y os paga a los dos.
lesson-6 = Tu apuesta aparte se decide. Un nueve: la carta del otro queda igualada, los diez son tuyos. Ya sabes bastante: siéntate.
