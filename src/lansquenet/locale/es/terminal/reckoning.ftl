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
chart-and-a-lower = { $cards } y una más baja
chart-and-two-lower = { $cards } y dos más bajas
chart-or-lower = { $cards } o menos
chart-first-of-three-for-a-pool-of = Primero de tres, por un bote de { $n }
chart-first-of-four-for-a-pool-of = Primero de cuatro, por un bote de { $n }
chart-second-of-three-after-one-who-stands-for-a-pool-of = Segundo de tres, tras uno que juega, por un bote de { $n }
chart-dealer-of-three-after-one-who-stands-and-one-who-passes-for-a-pool-of = Repartidor de tres, tras uno que juega y otro que pasa, por un bote de { $n }

# Lo que cuestan las respuestas de un puesto.
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
review-searched = en repartos que desde ese puesto parecen iguales; ± vale 95 veces de 100
review-or = ; o
review-note = Juzgado por lo que el puesto podía saber: { $ways }.  Lo que puede ser azar no cuenta.
