# Texts of a live table.

table = Mesa
baize = Lo que hay en la mesa
menu = Menú
leave = Dejar la mesa
connecting = Llegando a la mesa…
not-connected = No hay conexión con la casa: no se envió nada.
why-finished = La sesión ha terminado; quien hospeda puede empezarla de nuevo.
why-paused = Quien hospeda ha puesto la mesa en pausa.
why-waiting = { $who ->
    [host] Empieza cuando quieras, en cuanto haya { $least } o más sentados; los bots ocupan las sillas vacías.
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
draw-over = La suerte ha dicho quién empieza.
hand-even = La mano ha terminado: ni has ganado ni has perdido.
hand-won = La mano ha terminado: has ganado { $chips }.
hand-lost = La mano ha terminado: has perdido { $chips }.
by-rules = reglas: { $rules }
usual-rules = como es uso
played = { $time } de juego
net = neto { $chips }
my-chips =
    Tienes { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }.
you = tú
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
tap-field = Toca una carta de la mesa para apostar en ella, o:
gone = { $count } fuera
corner = { $what } { $count }
dock = Lo que puedes hacer
stake = Apuesta
stake-less = Una menos
stake-more = Una más
stake-set = Hecho
stake-slide = Apuesta, deslizando
steps = Más fichas
add = más
clear = Quitar
stake-do = Apostar { $chips }
stake-none = Nada
stake-apart = Todo: { $chips }
stake-limits = De { $least } a { $most }.
stake-out = De { $least } a { $most } fichas ({ $rule }).
stake-out-apart = De { $least } a { $most } fichas, o { $apart } ({ $rule }).
does = { $text }
your-hand = Tu mano
play-card = Jugar: { $card }
card-not-legal = { $card }: { $why } ({ $rule }). Puedes jugar: { $may }.
next-soon = La próxima mano viene pronto.
not-your-turn = No te toca.
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
only-mine = Solo lo que me concierne
hand = Mano { $number }
pays = { $payer } → { $payee }: { $chips }
pool = bote
pot = bote
kitty = fondo
house = casa
why = ¿Por qué? La regla por la que estas fichas cambiaron de mano
why-chips = Por qué has ganado o perdido fichas
say = Decir
say-label = Decir algo a todos
nothing-said = Nadie ha dicho nada.
company = Quién está
empty-chair = Una silla vacía
sit-here = Sentarse aquí
add-bot = Sentar un bot
remove = Hacer salir a { $name }
watching = Todas las sillas están ocupadas: estás mirando.
all-taken = Todas las sillas están ocupadas.
start = Empezar
go-on = Seguir
rematch = Otra vez desde el principio
pause-table = Pausar la mesa
close-table = Cerrar la mesa para siempre
copy-link = Copiar el enlace
copied = Copiado
code = Código { $code }
presence-here = presente
presence-away = ausente
presence-out = descansa
presence-waiting = entra en la próxima mano
presence-leaving = se va
fair-what = Antes de que nadie hablara las cartas estaban fijadas, y se barajaron con lo que aporta cada asiento. Puedes comprobarlo.
fair-before = Antes
fair-committed =
    { $count ->
        [one] La baraja quedó fijada por este número
       *[other] { $count } barajas quedaron fijadas por estos números; una se juega y las otras se muestran
    }:
fair-none-yet = Aún no se ha fijado ninguna baraja.
fair-together = Juntos
fair-shares = Estos asientos aportan una parte de la barajada: { $names }. De ello vino:
fair-alone = Nadie aporta una parte: el azar lo hace la casa sola.
fair-after = Después
fair-check = Comprobar la mano { $hand } en este navegador
fair-download = Descargarla
fair-verify = O sin ningún navegador:
fair-later = Cuando una mano ha terminado, se puede comprobar aquí.
fair-limits = No prueba que la casa no mire las manos tapadas: ella las da. Ni que dos de la mesa no sean amigos.
odds-off = Quien hospeda ha retirado las probabilidades de esta mesa.
odds-exact = Exacto, por las cartas que has visto.
odds-sampled = Jugado { $count } veces por lo que sabes.
odds-say = Ganas en { $win }, pierdes en { $lose }.
odds-win = Ganas la mano
odds-even = Ni lo uno ni lo otro
odds-lose = Pierdes
odds-mean = De media
odds-over = La mano ha terminado.
odds-wait = Un momento…
odds-lab = El laboratorio de probabilidades
same = Igual que antes
anytime = No se pregunta nada: el juego sigue solo.
armed = Se dirá en cuanto se pueda.
take-back = Retirar
let-by = Seguir
more-time = 30 segundos más
place-said = { $name }: { $what }
nothing-lies = Ahí no hay nada.
calm-on = Las cartas no se mueven.
calm-off = Las cartas se mueven.
size-now = Cartas al { $size }.
