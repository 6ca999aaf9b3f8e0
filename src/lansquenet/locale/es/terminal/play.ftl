# Lo que dice la terminal en una mesa con bots.

# Lo que hay en la mesa.
term-turned = vueltas
term-turned-many = vueltas  { $count } y
term-your-hand = tu mano
term-seat = asiento
term-stack = caudal
term-free = libres
term-hand = mano
term-row = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}
term-row-free = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, libres { $free }
term-colon = { $one }: { $two }
term-on = { $chips } a { $rank }
term-with = { $chips } con { $seat }

# Una mano, del principio al fin.
term-the-draw = el sorteo
term-hand-number = mano { $number }
term-banks = { $seat } lleva la banca
term-deals = { $seat } da
term-cards-left = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
term-pays = { $payer } → { $payee }: { $chips } ({ $rule })
term-stacks = Caudales: { $stacks }
term-scores = { $what }: { $scores }
term-points = puntos
term-ends = { $seat } { $net }: { $why }
term-after = { $count ->
    [one] tras { $count } mano
   *[other] tras { $count } manos
}
term-ended-idle = La sesión ha terminado: nadie podía apostar ya nada (COM-6).
term-ended-complete = La sesión está completa.
term-ended-over = La sesión ha terminado.
term-ended-ruined = No te quedan fichas.

# Las preguntas, y lo que se puede responder.
term-range = de { $least } a { $most }
term-or = { $one }, o { $other }
term-may = puedes decir: { $choices }
term-may-only = solo puedes decir: { $choices }
term-illegal = { $said }: { $why } ({ $rule }); { $may }.
term-elsewhere = «{ $said }» se dice en otro momento ({ $told }); { $may } ({ $rule }).
term-for-stakes = «{ $said }» se dice cuando se piden apuestas ({ $told }); { $may } ({ $rule }).
term-an-amount = «{ $said }» es una cantidad, y no se pide ninguna; { $may } ({ $rule }).
term-a-card = «{ $said }» es una carta, { $told }, y no se pide ninguna; { $may } ({ $rule }).
term-not-understood = «{ $said }» no se entiende; { $may } ({ $rule }).
term-last-card = la última carta
term-no-other = no se puede jugar ninguna otra: { $why }

# Lo que se pregunta aparte del juego: las palabras, y las respuestas.
aside-help = ayuda
aside-why = por qué
aside-worth = valor
aside-hint = consejo
aside-last = última
aside-score = cuenta
aside-undo = deshacer
aside-leave = salir
aside-end = fin
help-rule = Intro: la respuesta entre corchetes · ? la regla · por qué: los pagos · cuenta: cómo van todos
help-hint = última: la última baza · consejo: la mejor respuesta, y por qué · valor: de cada opción
help-undo = deshacer: retira tu última respuesta · q: irse y guardar la mesa
help-end = fin: el resto de esta mano como si pulsaras Intro cada vez
help-cards = Cartas: primero el valor, luego el palo: c ♣ · d ♦ · h ♥ · s ♠
term-nothing-paid = En esta mano aún no se ha pagado nada.
term-no-deal = No se encontró ningún reparto que se parezca a este.
term-nothing-since = Desde tu respuesta no ha pasado nada.
term-no-trick = En esta mano aún no se ha ganado ninguna baza.
term-trick = Baza { $number }: { $played }: la gana { $seat }.
term-hands-over = { $count ->
    [one] { $count } mano terminada.
   *[other] { $count } manos terminadas.
}
term-hands-over-pool = { $count ->
    [one] { $count } mano terminada
   *[other] { $count } manos terminadas
}, { $pool }: { $chips }.
term-taken-back = Retirado: se te pregunta otra vez.
term-nothing-back = No hay nada que retirar.
term-best = Lo mejor en tu lugar: { $said }.  (Escribe { $word }.)
term-no-choice = No hay otra respuesta.
term-as-good = Otra respuesta quizá sea igual de buena.
term-next-best = La siguiente vale { $chips } menos.
term-exact = { $unit ->
    [points] Exacto, en puntos hasta el fin de la mano, si nadie apuesta más de lo debido.
   *[chips] Exacto, en fichas hasta el fin de la mano, si nadie apuesta más de lo debido y, contra tu banca, todo lo permitido.
}
term-searched = Buscado en { $count ->
    [one] { $count } reparto que desde tu asiento parece el mismo
   *[other] { $count } repartos que desde tu asiento parecen el mismo
}, en { $unit ->
    [points] puntos
   *[chips] fichas
}. { $by ->
    [table] Se supone que después todos juegan como los bots que han aprendido
    [thumb] Se supone que después todos juegan por experiencia
   *[anyhow] Se supone que después tú haces lo menos posible, y que los demás apuestan con audacia y responden al azar
}. ± dice cuánto puede errar la distancia a la mejor, 95 veces de cada 100.
term-counted = Lo que la mano deja, un bote o una partida, cuenta por lo que vale de media.
term-counted-penalties = Lo que la mano deja, un bote o una partida, cuenta por lo que vale de media. Perder una partida cuesta tantas penalizaciones como la hacen perder.
term-uncounted = Lo que la mano deja, un bote o una partida, no cuenta.
term-unmeasured = Lo que la mano deja, un bote o una partida, no cuenta: con estas opciones no se ha medido.
term-compiling = Se compilan las reglas de { $title }; quedan guardadas para la próxima vez.
term-compiling-bar = Compilando

# Lo que se puede decir en cualquier momento.
term-any-help = { $key }: { $word } en cuanto puedas, en cualquier pregunta
term-any-armed = Anotado: { $word } en cuanto puedas ({ $rule }); otra vez { $key }: mejor no.
term-any-not = Ya no está anotado: { $word }.
term-any-beaten = Otro se adelantó; ya no está anotado: { $word }.
term-any-beside-armed = · { $word } en cuanto puedas
term-any-beside = · { $key }: { $word }
term-to-the-end = · { $word }: hasta el final de la mano

# Una mesa que se guarda y se retoma.
term-kept = Tu mesa está guardada.  Para retomarla: { $command }
term-taken-up = Retomada: { $table }; { $stands }; tienes { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, y empezaste con { $began }.
term-stands-over = la mano { $number } ha terminado
term-stands-in-play = la mano { $number } está en juego
term-table = { $title }, { $changed }, contra { $others }
term-as-usual = como siempre
