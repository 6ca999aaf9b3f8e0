# Juegos que se resuelven.
solve-takes = { $deals } repartos, { $nodes } nodos: { $memory } MB de memoria, { $write } para ponerlos por escrito, { $play } para { $rounds } vueltas.
solve-about = unos { $number }
solve-writing = Se pone por escrito
solve-rounds-bar = Vueltas
solve-naming = Se da nombre a lo que pueden saber los asientos
solve-stopped = Parado; hasta aquí ha llegado.
solve-left = Queda en { $file }, y sigue desde ahí con --keep.
solve-least = valor para el asiento A, al menos
solve-most = valor para el asiento A, como mucho
solve-exploitability = explotabilidad
solve-rounds = vueltas ({ $method })
solve-deals = repartos
solve-nodes = nodos
solve-sets = conjuntos de información
solve-seconds = segundos del procesador
solve-note = En lo que cuenta el juego, por reparto: la mitad de lo que A gana más que B.
solve-hands-open = Con todas las manos a la vista, y los demás juntos en contra, cada asiento puede forzar:
check-walking = Se recorre cada reparto, una vez por asiento
check-holds = El certificado se sostiene.
check-fails = El certificado afirma más de lo que prueba.
check-sets = { $count } conjuntos de información encontrados, todos en el archivo.
check-between = Las mejores respuestas dejan al asiento A entre { $low } y { $high }: explotabilidad { $found }, afirmada { $claimed }.
solved-begins = { $seat } empieza
solved-answers = { $seat } responde a { $said }
solved-hand = mano
solved-turned = mano / muestra
solved-odds = en 100 repartos
solved-does = hace, en 100
solved-card = una carta
solved-asked = Preguntado en { $share } de 100 repartos; todas las manos juntas: { $done }.

# Lo que se aprende.
learn-game = juego
learn-what = qué se aprende
learn-how-long = cuánto tiempo
learn-file = archivo
learn-note = { $command } rehace el archivo de un juego, con --table el de una tabla.
learn-rounds = { $rounds } vueltas
learn-deals-a-pool = { $deals } repartos por bote, { $rounds } vueltas
learn-deals = { $deals } repartos por cada número de asientos
learn-two-seats = { $asked }  Dos asientos
learn-seats = { $what }, { $seats } asientos
learn-to = { $least } a { $most }
learnt-all-choices = todas las elecciones
learnt-announcements = anuncios
learnt-when-to-knock = cuándo llamar
learnt-exchanges-knocks-and-cards = cambios, llamadas y cartas
learnt-toepen-from-the-second-trick = Toepen desde la segunda baza

# Lansquenet-7, y asientos que se juegan en palabras.
enter-rules = { $name }, versión { $version }: { $deals } repartos de cada uno, semilla { $seed }
enter-rule-now = { $digest } { $line }: ahora { $found }
enter-one = { $game } contra { $rival }: { $gain }
enter-answered = { $game }: una respuesta gana a { $policy } { $gain }
enter-answers = Lo que una respuesta aprendida gana a { $policy } por mano, entre (99 %)
enter-practised = manos de práctica
enter-gains = gana
dataset-made = Manos: { $hands }; { $size } kB, en { $folder }.
dataset-minari = Para Minari: { $name }; episodios: { $episodes }.
enter-title = { $policy }: ganado por mano, entre (99 %)
enter-game = juego
enter-on = a { $rival }
enter-counted = Contra { $rival } por delante en { $ahead }, por detrás en { $behind }, en { $even } no se puede decir.
enter-not-played = no jugado
enter-between = { $mean } ({ $least } a { $most })
words-gained = Ganado a { $rival }, por mano: { $mean }, entre { $least } y { $most } (99 %).
words-counted = { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}, cada uno desde cada asiento y por { $rival } solo: { $answered ->
    [one] { $answered } respuesta contada
   *[other] { $answered } respuestas contadas
}, { $refused } rechazadas, lista pedida { $listed } veces, abandonado { $given_up } veces.

# Un repartidor que hace trampas.
sleight-second = la segunda carta
sleight-kept = la carta de abajo
sleight-league = un repartidor cómplice
sleight-packet = un paquete sobre la baraja
sleight-taken = una carta tomada
sleight-odd = la carta de más
sleight-splits = dobles preparados
sleight-second-text = Las cartas están marcadas: el repartidor conoce la de arriba, y puede dar la de debajo.
sleight-kept-text = El repartidor conoce la carta de abajo, y puede darla en vez de la de arriba.
sleight-league-text = Otra vez la segunda carta, pero la banca es de otro: el repartidor deja ganar a un cómplice.
sleight-packet-text = Cuando le toca la banca pone diez cartas sobre la baraja, { $cards }, y pasa la banca cuando se han dado. Dicho de una banca de una ficha que se cubre y se conserva cuatro veces.
sleight-taken-text = La caja da dos cartas a la vez: una vez por talla el repartidor, que conoce la carta marcada, la hace desaparecer bajo la siguiente, y un cómplice arregla el contador de cartas.
sleight-odd-text = Una carta apartada se añade a la baraja, del valor a que se apuesta, y su doble se nota en la caja como ella. Si la primera de las dos sale donde gana para la banca se da, y la segunda desaparece bajo otra; si no, desaparece la primera.
sleight-splits-text = Al barajar el repartidor junta { $pairs } parejas, de { $pairs } valores, de modo que cada una sea doble de algún lance; no sabe a qué se apostará.
crooked-net = neto de una ficha
crooked-honest = honrado
crooked-crooked = tramposo
crooked-edge = ventaja
crooked-found-hands = Descubierto al { $sure } por lo que la banca ha { $way ->
    [lost] perdido
   *[won] ganado
}: tras { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}.
crooked-found-banks = Descubierto al { $sure } por lo que la banca ha ganado: tras { $count ->
    [one] { $count } banca
   *[other] { $count } bancas
}.
crooked-never = Lo que la banca ha ganado no lo delata nunca.

# Una decisión de la que se duda, y manos rehechas.
doubt-heading = mano { $number } · una decisión de la que se duda
doubt-here = Aquí ▸
doubt-is = La duda: { $words }
doubt-nothing = no se escribió nada.
doubt-seen-seat = Visto en una página de Lansquenet { $version }, desde el asiento de { $name }.
doubt-seen-onlooker = Visto en una página de Lansquenet { $version }, por alguien que miraba.
doubt-whole = Toda la mano está en el archivo: { $title }, { $acts ->
    [one] { $acts } acto
   *[other] { $acts } actos
}, todo como mandan las reglas.
anew-same = { $file }: como estaba
anew-made = { $file }: rehecho

# La sala de un juego nuevo.
new-game-plays = { $title } se juega como { $like }: { $command }
new-game-still = Aún de { $like }, y por contar de nuevo:
new-game-list = Para que se enumere: { $command }
new-game-hand = La mano de told.txt: { $command }
new-game-whole = Si está entero: { $command }
new-game-book = cómo va, qué hacer, historia, fuentes, reglas, opciones; ver docs/book-format.md
new-game-lesson = una mano para aprenderlo, paso a paso; ver docs/book-format.md
new-game-rules = el juego, en el orden en que se juega; cada pago con el número de su regla
new-game-odds = las cifras, y lo que significan en el libro
new-game-events = lo que se cuenta de un acto
new-game-refusals = por qué un acto no se puede hacer
new-game-bot = reglas prácticas
new-game-en = de dónde es, y de cuándo
new-game-witness = el juego contado por segunda vez, desde sus fuentes
new-game-test-rules = cada regla con su número, ficha por ficha
new-game-transcripts = manos de oro: `lansquenet replay --rewrite` hace lo que se sigue de cartas y respuestas
