# Lo que se calcula: tablas, leyes, preguntas, comparaciones, sesiones, y lo que cuestan las respuestas.

reckon-one-in = 1 de { $n }
reckon-side = lado
reckon-bank = banca
reckon-punter = punto
reckon-net = neto de una ficha
reckon-mean = media
reckon-mean-of = media { $n }
reckon-variance = varianza
reckon-covariance = covarianza
reckon-sum = suma
reckon-asked = { $word }: { $measure }
reckon-heard = ; --{ $name } { $said }
reckon-midway = ; tras { $acts } actos de una transcripción
reckon-midway-all = ; tras todos los actos de una transcripción
reckon-idle = { $names } omitido: no cambia ninguna probabilidad
reckon-best = lo mejor
reckon-second = lo segundo cuesta
reckon-worth = valor
reckon-choices = elecciones
reckon-chance = probabilidad
reckon-hands = manos
reckon-grows-most = crece más   { $share } de una fortuna
reckon-grows-below = crece por debajo de  { $share }
reckon-played = jugado  { $mean } en { $hands } manos, a { $errors } errores estándar
reckon-under = cifra, con
reckon-change = cambio
reckon-none = ninguna

# Cuadros de manos, en juegos que se aprendieron.
chart-corner = triunfos; mejor otra
chart-none = ninguno
chart-and-a-lower = { $cards } y una más baja
chart-and-two-lower = { $cards } y dos más bajas
chart-or-lower = { $cards } o menos
chart-first-of-three-for-a-pool-of = Primero de tres, por un bote de { $n }
chart-first-of-four-for-a-pool-of = Primero de cuatro, por un bote de { $n }
chart-second-of-three-after-one-who-stands-for-a-pool-of = Segundo de tres, tras uno que juega, por un bote de { $n }
chart-dealer-of-three-after-one-who-stands-and-one-who-passes-for-a-pool-of = Repartidor de tres, tras uno que juega y otro que pasa, por un bote de { $n }

# Lo que cuestan las respuestas de un asiento.
review-hand = { $title } · mano { $number } · { $seat }
review-judging = Se juzga
review-fine = No se conoce una respuesta mejor.
review-better = Coste { $cost }; la mejor conocida: { $said }.
review-chips = { $amount } fichas
review-points = { $amount } puntos
review-none = De ninguna respuesta se sabe que haya costado algo.
review-worst = Lo que más importó:
review-one = mano { $hand }, acto { $act }: { $said }: { $cost }
review-judged = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}, { $decisions ->
    [one] { $decisions } elección juzgada
   *[other] { $decisions } elecciones juzgadas
}.
review-cost-points = Las respuestas costaron { $cost } puntos, frente a las mejores conocidas; neto { $net } fichas.
review-rest = Cartas, reglas y los demás
review-answers = Respuestas
review-net = Neto en fichas
review-unknown = { $count ->
    [one] { $count } elección no se pudo
   *[other] { $count } elecciones no se pudieron
} juzgar.
review-exact = recorriendo las reglas, si nadie apuesta más de lo debido y, contra su banca, todo lo permitido
review-searched = en repartos que desde ese asiento parecen iguales; ± vale 95 veces de 100
review-or = ; o
review-note = Juzgado por lo que el asiento podía saber: { $ways }.  Lo que puede ser azar no cuenta.

# Lo que dan las sesiones.
session-played = { $sessions ->
    [one] { $sessions } sesión
   *[other] { $sessions } sesiones
} de { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}, cada una con un caudal de { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}.
session-sessions = { $count ->
    [one] { $count } sesión
   *[other] { $count } sesiones
}
session-law-bank = Las manos se sacan de la ley exacta de { $bet }, del lado de la banca: { $nets }.
session-law-punter = Las manos se sacan de la ley exacta de { $bet }, del lado de un punto: { $nets }.
session-nets = { $count } netos, ver `odds --law`
session-rules = Las manos se simulan según las reglas: { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, { $followed }, y las decisiones son «{ $policy }».
session-follow-a = se sigue a A
session-follow-b = A lleva la banca, y se sigue a B
session-follow-bank = A lleva la banca y se le sigue
session-stakes = Apuestas según el plan { $plan } desde { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}: { $rule }.
session-share = { $share } de él
plan-flat = la misma apuesta cada vez
plan-martingale = el doble de la apuesta tras una pérdida, la primera tras una ganancia
plan-paroli = el doble de la apuesta tras una ganancia, 3 ganancias como mucho; la primera tras una pérdida
plan-dalembert = una apuesta más tras una pérdida, una menos tras una ganancia
plan-fibonacci = números de Fibonacci: uno adelante tras una pérdida, dos atrás tras una ganancia
plan-labouchere = una línea 1 2 3 4: apostar sus extremos; tacharlos si se gana, escribir su suma si se pierde
plan-kelly = la parte del caudal con que más deprisa crece su logaritmo, en fichas enteras
session-median = mediana
session-ruined = arruinados
session-lie-in = 95 de 100 están en
session-range = { $least } a { $most }
session-at-the-end = caudal al final
session-ends = Un caudal acaba con { $mean } ± { $error } fichas por término medio.
session-lasted = Los caudales perdidos duraron { $hands } manos (mediana).
session-most-won = El mayor número de manos seguidas que ganó la banca: { $median } (mediana), { $most } en una sesión.
session-most-lost = El mayor número de manos seguidas que perdió A: { $median } (mediana), { $most } en una sesión.
session-pool = El bote más alto: { $median } fichas (mediana), { $most } en una sesión.
session-nothing-moved = Con estas reglas ninguna ficha ha cambiado de manos.
session-exact = La probabilidad exacta de perder el caudal es { $exact }; aquí fue { $here }.
session-exact-before = La probabilidad exacta de perder el caudal antes de que llegue a { $target } es { $exact }; aquí fue { $here }.
session-reached = { $share } de las sesiones llegaron a { $target } fichas, y { $neither } a ninguno de los dos finales.
session-fell = { $share } de los caudales cayeron { $depth ->
    [one] { $depth } ficha
   *[other] { $depth } fichas
} por debajo de su máximo.
session-exact-fall = La probabilidad exacta de eso, para un caudal que nunca se pierde, es { $exact }.
