# Lo que se dice a quien se sienta a la mesa de una casa desde la terminal.
join-ask-name = Tu nombre
join-ask-table = Cuál (su número o su código)
join-opened = Tu mesa está abierta; su código es { $code }.  Los demás vienen con:
join-game = juego
join-code = código
join-who = quién se sienta ahí
join-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
join-status-waiting = en espera
join-status-playing = en juego
join-status-paused = en pausa
join-status-finished = terminada
join-status-closed = cerrada
join-table = mesa { $code }
join-seated = Estás en la silla { $chair }.
join-back = Estás de vuelta en la mesa.
join-lost = Se ha perdido la conexión; se intenta de nuevo hasta que te vayas (Ctrl-C).
join-seconds = Tienes { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
join-left-hand = Has dejado la mesa; una mano en juego la acaba el suplente.
join-left = Has dejado la mesa.
join-full = Todas las sillas están ocupadas: miras.  Di `{ $sit }` cuando haya una libre.
join-overtaken = Esa pregunta ya pasó: se respondió en otro sitio, o lo hizo el suplente.
join-chair-kept = Tu silla queda guardada.
join-come-back = Para volver: { $command }
join-no-connection = Ahora no hay conexión; dilo otra vez cuando la haya.
join-nothing-asked = Ahora no se te pregunta nada (h: lo que se puede decir).
join-moved-on = La mesa ha avanzado mientras escribías: ahora se pregunta esto.
join-chairs = Sillas: { $chairs }
join-empty = (vacía)
join-a-bot = { $name } (bot)
join-goes-on = La mesa sigue.
join-has-left = { $name } se ha ido.
join-sits-down = { $name } se sienta en la silla { $chair }.
join-heir = { $heir } tendrá la silla de { $name } cuando acabe la mano.
join-is-away = { $name } está ausente.
join-is-out = { $name } descansa.
join-is-leaving = { $name } se va.
join-is-waiting = { $name } espera a que le repartan.
join-is-back = { $name } ha vuelto.
join-standin-you = El suplente juega por ti: di `{ $back }` para volver.
join-standin = El suplente juega por { $name }.

# Lo que se puede decir allí: las palabras, y lo que hacen.
join-word-out = descansar
join-word-back = volver
join-word-sit = sentar
join-word-leave = dejar
join-word-start = empezar
join-word-pause = pausa
join-word-go-on = seguir
join-word-rematch = revancha
join-word-list = mostrar
join-word-unlist = ocultar
join-word-close = cerrar
join-word-check = comprobar
join-word-say = decir
join-word-bot = bot
join-help = Intro: la respuesta entre corchetes · ? la regla · { $why }: los pagos · { $check }: cómo se repartió la última mano · { $say } ... · { $out }, { $back }: descansar y volver · { $sit } · { $leave }: ceder tu silla · q, Ctrl-C: irte, y guardarla
join-help-host = Quien hospeda: { $start } · { $pause } · { $go_on } · { $bot } { $name } · { $rematch } · { $list } · { $unlist } · { $close }
join-you-say = Dices: { $word } ({ $rule }).
join-explain = { $key }, en cualquier momento: { $word } ({ $rule }); quien no dice nada calla.
join-explain-enter = { $key }, en cualquier momento: { $word } ({ $rule }); quien no dice nada calla; Intro: el juego sigue enseguida.

# Las barajadas, y cómo se repartió una mano.
join-fixed = Las cartas están fijadas: { $words }
join-chair = silla { $number }
join-void = De { $names } no vino ninguna parte: las mismas cartas se barajan otra vez sin ella.
join-warning = ATENCIÓN: la casa { $wrong }.  No te fíes de cómo se reparte esta mano.
join-proof-kept = Lo que lo prueba queda guardado en { $file }
join-proof-not-kept = Lo que lo prueba no se pudo guardar: { $reason }.
join-seen-kept = Lo que has visto queda guardado en { $file }
join-seen-not-kept = Lo que has visto no se pudo guardar: { $reason }.
join-house-silent = La casa no responde ahora; pregunta otra vez cuando responda.
join-checks-hold = Mano { $hand }: { $count ->
    [one] { $count } prueba hecha aquí, y se sostiene
   *[other] { $count } pruebas hechas aquí, y todas se sostienen
}.
join-unchecked = Mano { $hand }: cómo se repartió no está comprobado: { $reason }
join-checked = Mano { $hand }: cómo se repartió está comprobado, y es lo que viste.
join-older = se repartió con un protocolo más antiguo, que prueba menos.
join-unseen = aquí no se vio nada de ella.
join-no-part = no tomaste parte en la barajada.
join-unproved = no puede probar la mano { $hand } como la viste ({ $why })
join-other-key = tiene otra llave que cuando la conociste
