# How it goes, and what the lesson says.

how = Dos cartas quedan en la mesa para los puntos, y la caja muestra la del banquero. Se sacan cartas, y la que la caja muestra puede igualar a una. La igual a la tuya pierde, la igual a la del banquero paga todo.
what-to-do = Apuesta a las cartas de la mesa, no a la que asoma en la caja. La apuesta es a la par; la casa se lleva un décimo de lo que gana el banquero.
lesson-1 = El banquero dice cuánto se puede apostar a una carta: de cinco a cincuenta.
lesson-2 = Dos cartas para la mesa; y la caja muestra la del banquero, Q♦, antes de apostar. Apuesta al tres.
lesson-2-no-1 = Puedes dejarlo, pero la apuesta es a la par. Al menos cinco.
lesson-3 = ¿Y a la otra, la J♦? Como quieras.
lesson-4 = La caja muestra la J♥: la J♦ de la mesa queda igualada, y sus apuestas son del banquero, menos un décimo para la casa.
lesson-5 = Asomó un dos, igual a nada; con la siguiente está en la mesa, y puedes apostar. También es a la par: hazlo.
lesson-5-no-1 = Así solo juega por ti el tres. Al menos cinco al dos.
lesson-6 = La caja muestra una igual a la carta del banquero: Q♥. Se paga todo, y la banca pasa. Ya sabes bastante: siéntate.
