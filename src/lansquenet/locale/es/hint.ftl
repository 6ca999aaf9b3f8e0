# Un consejo: lo que vale cada respuesta.

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
    [one] { $worlds } reparto que desde tu asiento parece el mismo
   *[other] { $worlds } repartos que desde tu asiento parecen el mismo
}, en { $unit ->
    [points] puntos
   *[chips] fichas
}. { $by ->
    [table] Se supone que después todos juegan como los bots que han aprendido
    [thumb] Se supone que después todos juegan por experiencia
   *[anyhow] Se supone que después tú haces lo menos posible, y que los demás apuestan con audacia y responden al azar
}. ± dice cuánto puede errar la distancia a la mejor, 95 veces de cada 100.
