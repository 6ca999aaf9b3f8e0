# Texts of a live table.

table = Mesa
baize = Lo que hay en la mesa
menu = Menú
leave = Dejar la mesa
connecting = Llegando a la mesa…
not-connected = No hay conexión con la casa: no se envió nada.
said-of = { $one }: { $two }
why-closed = La mesa está cerrada.
why-closing = Quien hospeda cierra la mesa después de esta mano.
why-comes = Quien viene o se va entra o queda fuera cuando nada está pendiente.
why-rests = Hace rato que aquí solo los bots hacen algo: la mesa descansa hasta que alguien haga algo.
why-finished = La sesión ha terminado; quien hospeda puede empezarla de nuevo.
why-paused = Quien hospeda ha puesto la mesa en pausa.
why-waiting = { $who ->
    [host] Empieza cuando quieras: en cuanto haya { $least } o más sentados, o con bots en las sillas vacías.
    [guest] Tienes una silla. Quien hospeda empieza en cuanto haya { $least } o más sentados.
   *[comer] Siéntate si quieres jugar. Quien hospeda empieza en cuanto haya { $least } o más sentados.
}
link-connecting = Conectando
link-open = En conexión
link-lost = Se ha perdido la conexión, y se está rehaciendo. Lo que has apostado queda en la mesa.
link-ended = Cerrado
link-back = Otra vez en conexión.
your-turn = Te toca. { $question }
cards-soon = Las cartas vienen pronto.
no-onlookers = En esta mesa no mira nadie: solo quienes se sientan ven las cartas.
cards-turn = Se vuelven las cartas.
somebody-acts = Se pregunta a todos en silencio.
acts-now = Le toca a { $name }.
sent = Enviado.
alone-kept = Tu respuesta queda guardada: la casa aún se está abriendo, ha llegado el { $share } %.
draw-over = La suerte ha dicho quién empieza.
chips-even = La mano ha terminado: ni has ganado ni has perdido.
chips-won = La mano ha terminado: has ganado { $much }.
chips-lost = La mano ha terminado: has perdido { $much }.
points-even = La mano ha terminado: tu tanteo sigue igual.
points-won = La mano ha terminado: tu tanteo mejora en { $much }.
points-lost = La mano ha terminado: tu tanteo empeora en { $much }.
by-rules = reglas: { $rules }
usual-rules = lo habitual
played = { $time } de juego
net = neto { $chips }
my-chips =
    Tienes { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }.
you = tú
you-named = { $name } (tú)
leads = da
bot = bot
standin = juega un suplente
away = ausente
acts = le toca
at-stake = { $chips } en juego
cards-held =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    } boca abajo
with = con { $name }
stock = Mazo
cards-left = quedan { $count }
turned = Cartas vueltas ({ $count })
seats = Asientos
your-seat = Tu asiento
trick = Baza
layout = El tablero
lay-on = Apostar a: { $rank }
gone = { $count } fuera
corner = { $what } { $count }
dock = Lo que puedes hacer
stake = Apuesta
steps = Más fichas
clear = Quitar
stake-do = Apostar { $chips }
stake-none = Nada
stake-apart = Todo: { $chips }
stake-limits = De { $least } a { $most }.
stake-limits-pieces = De { $least } a { $most } piezas de { $each } fichas.
stake-out = De { $least } a { $most } fichas ({ $rule }).
stake-out-apart = De { $least } a { $most } fichas, o { $apart } ({ $rule }).
does = { $text }
your-hand = Tu mano
play-card = Jugar: { $card }
lay-card = Descartar: { $card }
card-not-legal = { $card }: { $why } ({ $rule }). Puedes jugar: { $may }.
next-soon = La próxima mano viene pronto.
you-bank = Das las cartas y llevas la banca: los demás apuestan contra ti.
why-rule = La regla que lo pregunta
command = Di lo que haces
not-understood = «{ $said }» no se entiende. Puedes decir: { $may }.
not-legal = { $said }: { $why } ({ $rule }). Puedes decir: { $may }.
typed-all = todo
typed-nothing = nada
typed-rest = el resto
typed-half = la mitad
typed-whole = el total
clock = { $who }: { $seconds } s
clock-warning = Quedan { $seconds } segundos.
side = Junto a la mesa
history = Historia
odds = Probabilidades
talk = Charla
only-mine-named = Solo lo que me concierne a mí, { $name }
hand = Mano { $number }
pays = { $payer } → { $payee }: { $chips }
pool = bote
pot = bote
kitty = fondo
house = casa
why = ¿Por qué? La regla por la que estas fichas cambiaron de mano
why-chips = Por qué has ganado o perdido fichas
company = Quién está
empty-chair = Una silla vacía
sit-here = Sentarse aquí
watching = Todas las sillas están ocupadas: estás mirando.
all-taken = Todas las sillas están ocupadas.
start = Empezar
go-on = Seguir
rematch = Otra vez desde el principio
pause-table = Pausar la mesa
close-table = Cerrar la mesa para siempre
presence-here = presente
presence-away = ausente
presence-out = descansa
presence-waiting = entra en la próxima mano
presence-leaving = se va
seal-none = aún no se ha comprobado ninguna mano
seal-checked = comprobado
seal-unchecked = sin comprobar
seal-lie = esto no es lo que vi
seal-label = { $hand ->
    [0] Juego limpio: { $state }
   *[other] Juego limpio en la mano { $hand }: { $state }
}
seal-of = Mano { $hand }: { $state }
seal-proves = La baraja estaba fijada antes de que esta página diera su parte, cada carta mostrada es la que estaba fijada, y lo que pasó es lo que esta página vio. Para ti queda probado; para otros, solo si tomaron parte o confían en alguien que lo hizo.
seal-proves-others = No diste ninguna parte. La baraja estaba fijada antes de que los demás dieran la suya; a ti te lo prueba solo si una de las llaves que no son de la casa es de alguien en quien confías.
seal-lie-hand = Mano { $hand }: esto no es lo que vi.
seal-more = De qué se trata
seal-failed = Lo que falla: { $names }.
seal-proof-what = El archivo contiene lo que firmó la casa, lo que esta página vio y firmó, y el legajo que dio la casa.
seal-proof = Descargar la prueba
share-malformed = Lo que la casa dijo de las cartas no se puede leer.
share-other-house = La casa firma con otra llave que antes.
share-miscounted = Lo que la casa dice haber fijado no es aquello de que está hecho.
share-unsigned = La casa no firmó lo que dijo de las cartas.
share-chain = Lo que la casa ha fijado no se sigue de lo que fijó antes.
share-fixed-twice = La casa fijó dos veces las cartas de una mano.
share-no-commitment = La casa pidió una parte antes de haber fijado las cartas. Esta página no dio ninguna.
share-silent-listed = La casa toma una parte de un asiento al que había dado por callado. Esta página no dio ninguna.
share-keys = La casa enumera otras llaves que las que se ven en esta mesa. Esta página no dio su parte.
share-stakes = La casa enumera otras apuestas que las que vio esta página. Esta página no dio su parte.
share-acts = La casa enumera otros actos o pagos que los que vio esta página. Esta página no dio su parte.
share-transcript = Lo que la casa quiere hacer firmar no está hecho de lo que vio esta página. Esta página no dio su parte.
share-asked-twice = La casa pidió una segunda parte para las mismas cartas. Esta página no la dio.
share-no-void = La casa pidió otra parte y no había dicho quién calló. Esta página no la dio.
share-came-in = Un asiento entró en la barajada mientras estaba abierta. Esta página no dio su parte.
share-called-silent = La casa dice que callaste. Esta página había dado su parte, y guarda la prueba.
share-seen = El legajo que da la casa no es lo que esta página vio y firmó.
share-bundle = El legajo que da la casa no se sostiene.
share-elsewhere = La casa da para tu silla otra llave que la de esta página. Si estás sentado aquí en otra ventana o en otro aparato, es la suya; si no, otra persona da tus partes.
share-unseen = A esta página no se le mostró lo que había pasado; por eso no dio su parte.
share-gap = Mientras esta página estuvo ausente se fijaron cartas de las que no supo.
share-out = La parte de esta página no llegó a tiempo: queda fuera de la barajada hasta que acabe la sesión.
share-late = La casa no tomó lo que esta página enviaba para barajar; quizá llegó tarde.
share-no-bundle = La casa no da el legajo de esta mano.
share-no-checks = No se pudieron cargar las comprobaciones.
share-not-seen = Esta página no vio la mano; no hay con qué compararla.
share-house = Solo la casa ha firmado esta mano: no prueba nada, sino que estas son las cartas que la casa dice ahora.
share-some = En una parte de esta mano solo la casa ha firmado: de eso no prueba nada, sino que estas son las cartas que la casa dice ahora.
share-part = Esta página dio su parte solo para un trecho de esta mano: del resto solo te queda probado si confías en otra persona que tomó parte.
share-older = Esta mano se dio con el protocolo anterior, gt1, que prueba menos.
odds-off = Quien hospeda ha retirado las probabilidades de esta mesa.
odds-exact = Exacto, por las cartas que has visto.
odds-played-out = Jugado { $count } veces por lo que sabes.
odds-say = Ganas en { $win }, pierdes en { $lose }.
odds-win = Ganas la mano
odds-even = Ni lo uno ni lo otro
odds-lose = Pierdes
odds-mean = De media
odds-walked = Exacto: se ha recorrido cada curso que la mano aún puede tomar.
odds-sampled = De { $count } órdenes al azar de las cartas que no ves.
odds-over = La mano ha terminado.
odds-wait = Un momento…
odds-lab = El laboratorio de probabilidades
anytime = No se pregunta nada: el juego sigue solo.
armed = Se dirá en cuanto se pueda.
take-back = Retirar
let-by = Seguir
more-time = 30 s más
place-said = { $name }: { $what }
nothing-lies = Ahí no hay nada.
calm-on = Las cartas no se mueven.
calm-off = Las cartas se mueven.
size-now = Cartas al { $size }.
hurry = Deprisa
next = Siguiente
add-chips = Añadir { $chips }
one-answer = Solo había una respuesta, y la casa la dio por ti.
staked = Tienes { $chips } en juego.
pays-to = { $payer } a { $payee }
choose-card = Elige una carta
hint = Consejo
hint-wait = Un momento: se sopesa cada respuesta…
hint-best = { $answer }: { $gain } { $unit ->
    [points] puntos
   *[chips] fichas
} de media desde aquí, { $lead } más que la siguiente.
hint-even = { $answer }: { $gain } { $unit ->
    [points] puntos
   *[chips] fichas
} de media desde aquí. Otra respuesta puede ser igual de buena.
hint-only = { $answer }: { $gain } { $unit ->
    [points] puntos
   *[chips] fichas
} de media desde aquí. No hay otra respuesta.
hint-worths = Lo que vale cada respuesta
hint-exact = Exacto, en { $unit ->
    [points] puntos
   *[chips] fichas
}: recorrido según las reglas con las cartas que has visto, si nadie apuesta más de lo que debe y, contra tu banca, todo lo permitido.
hint-searched = Buscado en { $worlds ->
    [one] un reparto
   *[other] { $worlds } repartos
} que desde tu sitio se ven iguales, en { $unit ->
    [points] puntos
   *[chips] fichas
}. ± dice cuánto puede errar la distancia a la mejor, 95 veces de cada 100.
