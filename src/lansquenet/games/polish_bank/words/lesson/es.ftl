# How it goes, and what the lesson says.

how = Hay una banca, y apuestas contra ella. Se vuelve una carta para la banca, y hasta tres para los puntos. Si una es del mismo palo y más alta, cada apuesta gana el doble; si ninguna lo es, las apuestas se quedan en la banca, que crece.
what-to-do = Di cuántas fichas apuestas; entre todos los puntos se puede apostar media banca, de modo que un premio nunca se lleva más de lo que hay. Cuando la banca sea tuya, consérvala: de cien fichas apostadas gana nueve, aunque la mayoría acaba por saltar.
lesson-1 = El banquero ha puesto veinte fichas. Todos apostáis contra ellas, juntos la mitad como mucho: diez. Apuesta seis.
lesson-1-no-1 = Así solo mirarías. Apuesta seis.
lesson-1-no-2 = Tan buena cantidad como otra; para esta lección apuesta seis.
lesson-2 = Otro ha apostado las cuatro restantes. La carta de la banca es el nueve de picas: solo una pica más alta la vence.
lesson-3 = Hasta tres cartas para todos. Un rey, pero de corazones; una pica, pero más baja. Una carta más.
lesson-4 = La reina de picas la vence: cada apuesta gana dos a uno. Recibes doce, el otro ocho, y la banca ha saltado.
lesson-5 = Si ninguna la hubiera vencido, vuestras diez fichas estarían en la banca, que tendría treinta. Pasa siete veces de cada diez.
lesson-6 = La banca pasa a la izquierda. Cuando es tuya, crece hasta que salta, la cedes o se ha triplicado. Ya sabes bastante: siéntate.
