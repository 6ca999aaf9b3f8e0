# A hand gone through again.

replay = Repetición
replay-note = mano { $hand }, jugada otra vez
replay-what = Da a esta página la transcripción de una sesión, y recorre sus manos paso a paso. No se guarda nada de ello.
replay-file = Una transcripción en un archivo (o suéltala en cualquier parte de esta página)
replay-paste = o pegada
replay-show = Mostrarla
replay-no-house = No se llega a la casa.
replay-retry = Intentar de nuevo
replay-hands = Manos que se pueden ver
replay-timeline = Línea del tiempo
replay-moment = El momento que se muestra
replay-at = { $at } de { $of }: { $saying }
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-play = Reproducir
replay-pause = Detener
replay-speed = Velocidad
replay-over = La mano ha terminado.
replay-seen-by = Visto por
replay-all = todas las cartas
replay-public = quien mira
replay-hand = Mano
replay-hand-before = La mano anterior
replay-hand-after = La mano siguiente
replay-share = Guardar o compartir
replay-copy = Copiar el enlace a este momento
replay-transcript = Transcripción
replay-json = Todo en JSON
replay-check = Comprobar la barajada
replay-fork = Bifurcar aquí
replay-as-played = Como se jugó
replay-otherwise = Jugado de otro modo
replay-bots = Los bots siguen jugando.
replay-skip = Saltar
replay-same-cards = Las mismas cartas; por todos los demás juegan los bots.
replay-anew = Los demás guardan sus cartas: lo que no se te mostró se pone como pudo haber sido. Por ellos juegan los bots.
replay-close-fork = Volver a la mano
replay-was = Como se jugó: { $chips }
replay-now = Jugado de otro modo: { $chips }
replay-same = Viene a ser lo mismo.
replay-better =
    { $chips ->
        [1] Una ficha mejor
       *[other] { $chips } fichas mejor
    }
replay-worse =
    { $chips ->
        [1] Una ficha peor
       *[other] { $chips } fichas peor
    }
doubt = Dudo de esta decisión
doubt-what = De este momento se hace un archivo: lo que pasó hasta aquí, la regla, lo que ves y la versión de la página. No se envía nada; quien reciba el archivo lo abre con lansquenet replay.
doubt-words = Qué dudas, en una frase
doubt-save = Guardar el archivo
