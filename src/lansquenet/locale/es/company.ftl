# Quién viene, y cómo.

invite = Invitar
take-chair = Tomar la silla de { $name }
chair-promised = La silla de { $name } es tuya en cuanto termine la mano; donde se juega una partida, la partida.
chair-let = Mejor mirar
watching-free = Estás mirando. Un bot te deja sitio cuando termine la mano:
chair-free = Hay una silla libre: puedes sentarte.
start-with-bots = Empezar, con bots en las sillas vacías
chairs-and-way = Sillas y enlace
held = Se dice en dos segundos, si no lo retiras.
hands-so-far = { $count } manos hasta ahora: { $won } ganadas, neto { $net }.
