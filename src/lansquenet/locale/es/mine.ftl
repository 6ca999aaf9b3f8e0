# Mis manos.

mine = Mis manos
mine-none = En esta casa aún no se ha jugado nada con este nombre. Lo que juegues en cualquier mesa estará aquí, mano por mano.
mine-which = Qué manos
mine-game = Juego
mine-all = todos
mine-came = Resultado
mine-won = ganadas
mine-lost = perdidas
mine-even = ni lo uno ni lo otro
mine-from = Desde
mine-to = Hasta
mine-any-table = Cualquier mesa
mine-hand = mano { $hand }
mine-draw = sorteo de la banca o del reparto
mine-with = Tú ({ $me }) con { $names }
mine-table = Solo esta mesa
mine-hands = Manos
mine-net = Neto
mine-more = Mostrar más
mine-results = Lo que suman
mine-export = Llevárselas
mine-csv = Una línea por mano (CSV)
mine-json = JSON
mine-zip = Transcripciones (ZIP)
mine-note = Solo tú ves esta lista. De una mano cuyas cartas quedan ocultas recibes lo que supo tu asiento.
mine-count = { $count ->
    [one] Una mano
   *[other] { $shown } manos
}
mine-luck = Lo que hizo la suerte
mine-luck-go = Descomponer el neto
mine-luck-more = Seguir calculando
mine-luck-start = Antes de la primera carta
mine-luck-deal = Las cartas
mine-luck-others = Decisiones de otros
mine-luck-own = Tus decisiones
mine-luck-usual = 95 veces de cada 100, las cartas quedan dentro de ± { $chips }.
mine-luck-mean = Sin las cartas: { $mean } por mano (± { $error }).
mine-luck-left = { $hands } calculadas, { $left } por calcular.
mine-luck-beyond = Omitidas, porque hay demasiados caminos: { $hands }.
mine-luck-hidden = Por muestreo, porque allí hay cartas ocultas, según lo que podías ver en cada momento, si todos seguían por experiencia: { $games }.
mine-luck-note = Exacto donde todas las cartas están a la vista, según lo que podías esperar en cada momento si nadie apostaba más de lo debido. Las partes suman el neto.
show = Mostrar esta mano
show-note = Crea un enlace con el que cualquiera ve lo que en esta mano estaba descubierto para todos, y nada más.
show-link = Enlace para todos
show-frame = Marco para una página
show-png = Imagen (PNG)
show-svg = Imagen (SVG)
show-picture = Las cartas que decidieron
report = Informe
report-wait = Se están contando las decisiones de esta mesa.
report-goes-on = { $judged } de { $asked } decisiones juzgadas.
report-meanwhile = Sigue mientras miras otras páginas de la casa: lo encontrarás de nuevo en «Mis manos».
report-whole = { $hands ->
    [0] Ninguna mano tuya en esta mesa ha terminado.
    [one] Una mano, con cada decisión juzgada.
   *[other] { $hands } manos, con cada decisión juzgada.
    }
report-sum = De dónde viene el neto
report-rest = Las cartas, las reglas y los demás
report-cost = Tus respuestas, junto a las mejores conocidas ({ $unit ->
    [points] puntos
   *[other] fichas
    })
report-worst = Lo que más importó
report-none = De ninguna respuesta se sabe que te haya costado algo.
report-all = Todas las decisiones
report-hand = Mano { $hand }: { $count ->
    [one] una decisión
   *[other] { $count } decisiones
    }
report-given = Dijiste: { $answer }.
report-best = La mejor conocida: { $answer }.
report-fine = No se conoce una respuesta mejor.
report-lost = Cuesta de media: { $cost } { $unit ->
    [points] puntos
   *[other] fichas
    }
report-exact = (exacto)
report-error = (± { $error })
report-fork = Probar de otro modo
report-unknown = { $count ->
    [one] Una decisión no pudo juzgarse
   *[other] { $count } decisiones no pudieron juzgarse
    }: no se halló ningún reparto parecido.
report-note = Juzgado por lo que tu asiento podía saber cuando se le preguntó: donde todas las cartas están a la vista, recorriendo las reglas, si nadie apuesta más de lo debido y, contra tu banca, todo lo permitido; si no, en repartos que desde tu asiento parecen iguales. Lo que puede ser azar no cuenta.
