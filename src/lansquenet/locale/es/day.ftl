# La mano del día.

day = La mano del día
day-what = Cinco manos, las mismas para todos los que vienen hoy, cada uno solo contra los bots con 500 fichas. Vale tu primer resultado.
day-play = Jugar la mano { $hand }
day-question = La pregunta del día
day-results = Resultados
day-hand = Mano
day-yours = Tú
day-bots = Los bots
day-others = Todos los demás
day-sum = En total
day-beside-bots = Junto a los bots, a quienes en tu asiento se dio lo mismo: { $chips }.
day-beside-others = Junto a todos los demás que jugaron las mismas manos: { $chips }.
day-rank = Estás en el puesto { $rank } de { $of } que han jugado las cinco.
day-points = Aquí cuentan los puntos; ganar es librarse de ellos.
day-seed = La semilla de este día es { $seed }: los seis primeros bytes del SHA-256 de «Lansquenet, the deal of» y la fecha. Los juegos se siguen por su nombre. De tus resultados solo se guardan las sumas.
day-came = La mano te da { $chips }.
day-beside = Ver cómo queda junto a los demás
day-asked = ¿Qué es lo más probable desde aquí?
day-ask = Desde aquí, si nadie apuesta más: ¿qué es lo más probable para ti en esta mano?
day-win = Ganas
day-even = Ni lo uno ni lo otro
day-lose = Pierdes
day-right = Correcto: { $what }.
day-not = No: lo más probable es «{ $what }».
day-walked = Recorrido según las reglas con las cartas que quedan en el mazo. Por término medio da { $chips }.
