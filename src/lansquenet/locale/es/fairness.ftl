# A hand checked in the page.

fairness-of = mano { $hand }
fairness-what = Antes de que nadie hablara, las cartas de una mano estaban fijadas; luego se barajaron con lo que aportaba cada asiento. Aquí esta página comprueba por sí misma que fue así.
fairness-checking = Comprobando…
fairness-cannot = No se pudieron cargar las comprobaciones. La página sin conexión, más abajo, hace lo mismo.
fairness-no-bundle = La casa no da el legajo de esta mano.
fairness-all-holds = Todo lo que aquí se puede comprobar se sostiene
fairness-do-not-trust =
    { $count ->
        [one] No te fíes de esta mano: una comprobación falla
       *[other] No te fíes de esta mano: { $count } comprobaciones fallan
    }
fairness-holds = se sostiene
fairness-fails = falla
fairness-open = sin comprobar
fairness-shown = Puedes ver { $shown } de las { $turned } cartas vueltas.
fairness-shared = Estos asientos aportaron una parte de la barajada: { $names }.
fairness-shared-none = Ningún asiento aportó una parte de la barajada: el azar lo hizo la casa sola.
fairness-voids =
    { $count ->
        [one] Una vez calló un asiento, y se barajó de nuevo.
       *[other] { $count } veces calló un asiento, y se barajó de nuevo.
    }
fairness-check-form = Es un legajo de este protocolo, entero y en orden.
fairness-check-seal = La casa selló todo este legajo con su llave.
fairness-check-signatures = Firmó lo que fijaba, antes de darse cada parte.
fairness-check-context = Las barajas se fijaron para este juego, sus opciones, esta mesa y esta mano.
fairness-check-transcript = Lo que quedó congelado abarca las barajas, las promesas de los asientos y sus apuestas.
fairness-check-reveal = Cada asiento dio la parte que había prometido.
fairness-check-joint = El azar está hecho de todas esas partes, y de nada más.
fairness-check-decks = Las barajas no jugadas, que se abrieron, son honestas.
fairness-check-order = Cada carta vino del lugar que nombró el azar común.
fairness-check-openings = Cada carta mostrada es la que estaba fijada en su lugar.
fairness-check-cards = Ninguna carta salió más veces de las que tiene la baraja.
fairness-check-spent = La baraja acabada, abierta entera, es la que se fijó.
fairness-check-payments = Lo que uno pagó otro lo recibió, y los haberes se siguen de ello.
fairness-check-pack = La baraja es aquella con que se juega este juego.
fairness-check-turned = Las cartas vueltas son las que pedían las reglas.
fairness-check-acts = Las reglas, recorridas otra vez, dan los mismos pagos.
fairness-check-stakes = Apuestas y elecciones estaban fijadas antes que las cartas de que dependen.
fairness-key = La llave de la casa
fairness-key-what = Cada casa tiene una llave para siempre. Si la tienes de otra parte, compara.
fairness-key-compare = La llave que tú conoces
fairness-key-same = Es la misma llave.
fairness-key-other = Es otra llave: esta mano no la selló aquella casa.
fairness-proves = Lo que esto te dice
fairness-proves-fixed = La baraja estaba fijada antes de que hablaran los asientos nombrados arriba.
fairness-proves-together = Se barajó con lo que aportó cada uno: nadie solo, ni siquiera la casa, eligió las cartas.
fairness-proves-shown = Cada carta que se te mostró es la que estaba fijada.
fairness-proves-chips = Los pagos del legajo cuadran.
fairness-proves-not = Lo que no te dice
fairness-not-looks = Si la casa mira las manos tapadas: ella las da.
fairness-not-people = Si los asientos son personas distintas.
fairness-not-friends = Si dos de la mesa son amigos.
fairness-not-rules = Si los pagos son los de las reglas: para eso, recorre la mano otra vez con la orden de abajo.
fairness-not-page = Si esta página es honesta: viene de la misma casa. La página sin conexión o la orden, de otra fuente, no.
fairness-without = Sin esta página
fairness-offline = La página sin conexión
fairness-command = O con la orden, que tiene también las reglas:
fairness-file = Un legajo en un archivo (o suéltalo en cualquier parte de esta página)
fairness-check = Comprobar
