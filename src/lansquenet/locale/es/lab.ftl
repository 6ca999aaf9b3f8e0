# The odds laboratory.

lab-title = Laboratorio de probabilidades
lab-note = { $game } · exacto donde se puede, si no jugado, con su error
lab-game = Juego
lab-choose = Elige un juego
lab-settings = Qué mirar
lab-preset = Reglas de partida
lab-options = Opciones ({ $count } cambiadas)
lab-now = Ahora: { $meaning }.
lab-played = Qué se juega
lab-seats = Asientos
lab-stake = Apuesta de un punto
lab-bank = Fichas del banquero
lab-hands = Manos de un recorrido
lab-courses = Recorridos
lab-policy = Elecciones
lab-policy-timid = cautas
lab-policy-bold = audaces
lab-policy-random = al azar
lab-seed = Semilla
lab-too-many = No más de { $most } manos en total, por favor: menos manos o menos recorridos.
lab-progress = Hasta dónde se ha llegado
lab-done = { $done } de { $of }
lab-compiling = Se compilan las reglas; la primera vez tarda hasta medio minuto.
lab-waiting = Pedido…
lab-stop = Parar
lab-run = Jugar { $hands } manos
lab-check = Comprobar jugando las cifras exactas
lab-ready = Las manos están jugadas; los gráficos, trazados.
lab-intro-banking = Juega unos miles de manos para ver cómo se reparten, qué es de una bolsa, y cuántas veces se pierde. Cada mano empieza igual: el asiento A tiene la banca, la baraja está llena, y cada punto mantiene una apuesta en juego. Lo demás se elige como digas.
lab-intro-trick = Juega unos miles de manos para ver cómo se reparten, qué es de una bolsa, y cuántas veces se pierde. Cada mano empieza igual: el asiento A da y el bote está como tras una mano sin multas. Todos los asientos eligen como digas, que no es jugar bien.

lab-exact = Cifras exactas
lab-exact-finding =
    { $count ->
        [one] Una cifra, hallada recorriendo todo lo que una mano puede ser; nada está estimado.
       *[other] { $count } cifras, halladas recorriendo todo lo que una mano puede ser; nada está estimado.
    }
lab-no-figures = No se conoce ninguna cifra para estas reglas.
lab-walking = Se recorre todo lo que una mano puede ser…
lab-long-fraction = fracción de { $count } cifras

lab-figure = Cifra
lab-movers = Qué la mueve
lab-movers-finding = { $option } = { $value } la movería más: de { $now } a { $then }.
lab-movers-none = Ninguna opción mueve esta cifra.
lab-still = No se mueve con: { $options }.
lab-option = opción
lab-value = valor
lab-decimal = en decimales
lab-fraction = fracción
lab-change = cambio

lab-whose = Las fichas de quién
lab-whose-banking-0 = Asiento A, el banquero
lab-whose-banking-1 = Asiento B, el primer punto
lab-whose-trick-0 = Asiento A, el que da
lab-whose-trick-1 = Asiento B, el mano
lab-course = Resultado neto del asiento { $letter } tras n manos: la media, y la franja de casi todos los recorridos
lab-course-finding = Tras { $hands } manos el asiento { $letter } está de media en { $mean } (± { $error }); 95 de 100 recorridos acaban entre { $low } y { $high }.
lab-course-point = Tras { $hand } manos: { $mean } de media, 95 % entre { $low } y { $high }
lab-across-hands = manos
lab-bars = Una mano del asiento { $letter }
lab-bars-finding = El asiento { $letter } gana { $won } de las manos y pierde { $lost }; una mano trae de media { $mean } (± { $error }).
lab-bar-point = { $result }: { $share } de las manos
lab-from-to = de { $least } a { $most }
lab-across-result = ganado o perdido en una mano
lab-ruin = Cuántas veces pierde su bolsa el asiento { $letter }
lab-ruin-finding = Con { $purse } para empezar, el asiento { $letter } lo pierde todo en { $hands } manos en { $share } de los recorridos (± { $error }).
lab-ruin-point = Una bolsa de { $purse } en { $hand } manos: perdida en { $share } de los recorridos
lab-down-purse = bolsa
lab-hand = manos
lab-mean = media
lab-error = error típico
lab-low = 2,5 % están por debajo
lab-middle = mediana
lab-high = 2,5 % están por encima
lab-from = de
lab-to = a
lab-share = parte
lab-purse = bolsa

lab-checks = Lo exacto junto a lo jugado
lab-checks-finding = { $near } de { $count } cifras están a menos de cuatro errores típicos de la exacta, cada una hallada jugando { $hands } manos.
lab-check-point = { $key }: exactamente { $exact }, jugado { $found }, a { $off } errores típicos
lab-key = cifra
lab-found = jugado
lab-off = distancia en errores típicos

lab-step = Recorrer los puntos
lab-as-table = Mostrar como tabla
lab-table-of = { $title }, como tabla
lab-csv = Guardar como CSV
lab-cite = Copiar como cita
lab-copied = La cita está copiada.
lab-none = ninguna cambiada
lab-citation-rules = Lansquenet { $version }, laboratorio de probabilidades: { $game }, reglas { $preset }, opciones: { $options }.
lab-citation-run = { $courses } recorridos de { $hands } manos, { $seats } asientos, apuesta { $stake }, banca { $bank }, elecciones { $policy }, semilla { $seed }.
lab-citation-check = { $hands } manos para cada cifra, semilla { $seed }.
