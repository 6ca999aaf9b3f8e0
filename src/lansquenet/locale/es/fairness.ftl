# A hand checked in the page.

fairness-of = mano { $hand }
fairness-what = ¿Estaban fijadas las cartas de una mano antes de que los asientos aportaran sus partes? Aquí esta página comprueba lo que prueba el legajo de la mano, y dice a quién.
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
fairness-shared = Estos asientos aportaron una parte de la barajada, con llaves que no son de la casa: { $names }.
fairness-shared-house = También estos, con llaves de la casa, que no prueban nada: { $names }.
fairness-shared-none = Aparte de los de la casa, ningún asiento aportó una parte de la barajada: el azar lo hizo la casa sola.
fairness-check-form = Es un legajo de un protocolo conocido, entero y en orden.
fairness-check-seal = La casa selló todo este legajo con su llave.
fairness-check-signatures = Firmó lo que fijaba, y aquello para lo que se dio cada parte.
fairness-check-context = Las barajas se fijaron para este juego, sus opciones, esta mesa y esta mano.
fairness-check-transcript = Lo que quedó congelado abarca las barajas, las promesas de los asientos y sus apuestas.
fairness-check-reveal = Cada asiento dio la parte que había prometido.
fairness-check-joint = El azar está hecho de todas esas partes, y de nada más.
fairness-check-decks = Las barajas no jugadas, que se abrieron, son honestas.
fairness-check-order = Cada carta vino del lugar que nombró el azar común.
fairness-check-openings = Cada carta mostrada es la que estaba fijada en su lugar.
fairness-check-cards = Ninguna carta salió más veces de las que tiene la baraja.
fairness-check-spent = La baraja acabada, abierta entera, es la que se fijó.
fairness-check-chain = Lo que se fijó para cada baraja se sigue de lo fijado antes.
fairness-check-shares = Cada asiento firmó lo que había pasado, y dio la parte que había prometido.
fairness-check-voids = Quien calló no tomó más parte, y nadie entró entretanto.
fairness-check-seen = Es lo que esta página vio y firmó durante la mano.
fairness-void = { $count ->
    [one] Las cartas se sacaron de nuevo una vez
   *[other] Las cartas se sacaron de nuevo { $count } veces
}, porque { $names } calló: quien veía las partes, como la casa, habría podido elegir entre { $decks } barajas.
fairness-check-payments = Lo que uno pagó otro lo recibió, y los caudales se siguen de ello.
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
fairness-to-seats = A cada uno de los asientos nombrados arriba cuya llave no es de la casa: la baraja estaba fijada antes de su parte, nadie solo eligió las cartas, y lo que pasó es lo que firmó.
fairness-to-some = En una parte de la mano hubo un asiento cuya llave no es de la casa: para ese asiento la baraja estaba allí fijada antes de su parte. Del resto no prueba nada, sino que estas son las cartas que la casa dice ahora.
fairness-to-house = Solo la casa ha firmado esta mano: no prueba nada, sino que estas son las cartas que la casa dice ahora.
fairness-to-older = Esta mano se dio con el protocolo anterior, gt1: las piezas encajan, pero una casa que hubiera tenido pronto las partes habría podido buscar una baraja a su medida.
fairness-proves-shown = Cada carta que se te mostró es la que estaba fijada.
fairness-proves-chips = Los pagos del legajo cuadran.
fairness-proves-not = Lo que no te dice
fairness-not-keys = De quién son las llaves: a quien no tomó parte le prueba algo solo si una de ellas es de alguien en quien confía.
fairness-not-looks = Si la casa mira las manos tapadas: ella las da.
fairness-not-people = Si los asientos son personas distintas.
fairness-not-friends = Si dos de la mesa son amigos.
fairness-not-silent = Si los que callaron callaron.
fairness-not-after = Lo que pasó después de la última parte, si no se compara con lo que se vio: de eso solo habla el sello de la casa.
fairness-not-rules = Si los pagos son los de las reglas: para eso, recorre la mano otra vez con la orden de abajo.
fairness-not-page = Si esta página es honesta: viene de la misma casa. La página sin conexión o la orden, de otra fuente, no.
fairness-without = Sin esta página
fairness-offline = La página sin conexión
fairness-command = O con la orden, que tiene también las reglas:
fairness-called = ARCHIVO
fairness-file = Un legajo en un archivo, o lo que se vio (o suéltalo en cualquier parte de esta página)
fairness-seen = El legajo se compara con lo que se vio.
fairness-check = Comprobar

fair-what = La casa fija las cartas antes de que tu asiento aporte su parte, y esta página solo la aporta para lo que vio ella misma. Acabada la mano, comprueba que fue así.
fair-before = Antes
fair-committed =
    { $count ->
        [one] La baraja quedó fijada por este número
       *[other] { $count } barajas quedaron fijadas por estos números; una se juega y las otras se muestran
    }:
fair-words = Estas cuatro palabras representan todo lo que la casa ha fijado aquí hasta ahora. Quien más se siente a esta mesa debería ver las mismas cuatro.
fair-none-yet = Aún no se ha fijado ninguna baraja.
fair-together = Juntos
fair-shares = Estos asientos aportan una parte de la barajada: { $names }.
fair-bots = También la aportan bots de la casa, { $names }: no prueban nada a nadie.
fair-joint = De todas las partes vino:
fair-alone = Aparte de los de la casa, ningún asiento aporta una parte: el azar lo hace la casa sola.
fair-after = Después
fair-check = Comprobar la mano { $hand } en este navegador
fair-download = Descargarla
fair-seen = Descargar lo que vi
fair-verify = O sin ningún navegador:
fair-later = Cuando una mano ha terminado, se puede comprobar aquí.
fair-limits = No prueba que la casa no mire las manos tapadas: ella las da. Ni que dos de la mesa no sean amigos. Aquello para lo que diste una parte queda probado para ti; para otros, solo si tomaron parte o confían en alguien que lo hizo.
