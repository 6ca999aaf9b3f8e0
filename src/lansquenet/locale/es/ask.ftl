# Las preguntas, en el laboratorio.

ask-title = Pregunta lo que quieras
ask-lead = Se recorre todo curso que una mano puede tomar: la respuesta es exacta.
ask-hidden = En este juego las manos están ocultas y no hay recorrido posible. Sus cifras exactas están más abajo, y se pueden jugar manos.
ask-what = Qué se pregunta
ask-of = De qué
ask-all-games = En todos los juegos
ask-payments = Pagos, por regla
ask-word-mean = cuánto por término medio
ask-word-chance = con qué probabilidad
ask-word-law = cada suma, y su probabilidad
ask-word-variance = la varianza
ask-word-table = el mejor juego de un asiento
ask-of-won-bank = fichas que gana la banca
ask-of-cards = cartas vueltas
ask-of-hands = manos jugadas
ask-of-won-house = fichas que gana la casa
ask-of-into-the-pool = fichas que van al pozo
ask-of-won-seat = fichas que gana { $seat }
ask-of-bet-seat = fichas que apuesta { $seat }
ask-of-paid = pagos por { $rule }: { $text }
ask-test = Qué sumas
ask-than = El número
ask-test-any = más que nada
ask-test-least = al menos
ask-test-most = como mucho
ask-test-exactly = exactamente
ask-sum = { $of }: { $test } { $than }
ask-any = { $of }: más que nada
ask-said-mean = Por término medio: { $of }
ask-said-chance = Con qué probabilidad: { $of }
ask-said-law = Cada suma y su probabilidad: { $of }
ask-said-variance = Varianza: { $of }
ask-said-table = El mejor juego de { $seat }, según: { $of }
ask-seen = Cartas que han salido del mazo
ask-after = Cartas con que empieza la mano
ask-add = { $card } (quedan { $count })
ask-put-back = Devolver: { $card }
ask-best = De quién es el mejor juego
ask-by = Quién decide, y cómo
ask-by-usual = como de costumbre: { $how }
ask-by-least = cada uno hace lo mínimo permitido
ask-number = Un número para la decisión
ask-more = Más: comienzo, duración, asientos
ask-over = Durante
ask-span-one = una mano
ask-span-n = tantas manos
ask-span-hands = { $count ->
    [one] una mano
   *[other] { $count } manos
}
ask-span-game = una partida, con todo lo que queda pendiente
ask-span-tenure = mientras se conserve la banca
ask-span-ever = mano tras mano, a la larga
ask-shoe-on = se sigue con el mismo mazo
ask-until = Hasta que
ask-until-end = acabe la mano
ask-seats = { $count } asientos.
ask-known-seen = fuera: { $cards }
ask-known-after = empieza con: { $cards }
ask-known-until = hasta este punto: { $event }
ask-known-by = se decide así: { $how }
ask-walking = Recorriendo desde hace { $done } segundos, de { $of } como mucho…
ask-go = Responder con exactitud
ask-ready = Se ha hallado la respuesta.
ask-answer = La respuesta
ask-mean = Media:
ask-worth = Valor:
ask-choice = lo mejor
ask-loss = lo segundo cuesta
ask-command = En una terminal:
ask-law-finding = { $count ->
    [one] Es posible una suma; su media es { $mean }, su varianza { $variance }.
   *[other] Son posibles { $count } sumas; su media es { $mean }, su varianza { $variance }.
}
ask-point = { $sum }: { $share } de los casos
ask-among = Qué se elige
ask-at = Transcripción, para una mano a medias
ask-act = Tras tantos actos (2.3: tres de la segunda mano)
ask-known-at = tras { $act } actos de una transcripción
ask-chart = Lo mejor en cada situación
