# A table to be opened.

new-title = Nueva mesa
new-other = Otro juego
new-preset = Las reglas de partida
new-rules = Todas las reglas en que difieren las mesas
new-company = La mesa
new-seek = Buscar una opción
new-found =
    { $count ->
        [0] ninguna hallada
        [one] { $count } hallada
       *[other] { $count } halladas
    }
new-options =
    { $count ->
        [one] { $count } opción
       *[other] { $count } opciones
    }
new-changed =
    { $count ->
        [one] { $count } cambiada
       *[other] { $count } cambiadas
    }
new-usual = lo habitual
new-editorial = lectura nuestra, donde las fuentes callan
new-seats = Asientos, de { $least } a { $most }
new-chips = Fichas con que se sienta uno
new-chairs = Quién se sienta dónde
new-you = tú
new-empty = libre, para una persona
new-fill = Bots en todas
new-clear = Ningún bot
new-pace = Ritmo de los bots y las cartas
pace-slow = lento
pace-usual = usual
pace-quick = rápido
new-clock = Tiempo para actuar
clock-none = sin reloj
clock-s20 = 20 segundos
clock-s45 = 45 segundos
clock-s120 = 2 minutos
clock-d1 = por correspondencia, un día
clock-d3 = por correspondencia, tres días
clock-d7 = por correspondencia, siete días
new-spectators = Quién puede mirar
spectators-public = cualquiera
spectators-delayed = cualquiera, un poco después
spectators-none = nadie
new-delay = Segundos de retraso
new-records = Cartas de las manos terminadas
records-own = cada asiento ve lo que vio
records-open = todas las cartas están a la vista de todos
new-private = Fuera de la lista: solo se halla por su enlace o código
new-odds-bar = Las probabilidades exactas se muestran al jugar
new-hints = Todos pueden pedir consejo
new-odds = A qué equivalen estas reglas
new-odds-counting = Contando…
new-odds-there = Exacto: se ha recorrido cada mano con las opciones elegidas.
new-odds-slow = Estas cifras tardan más de lo que la casa quiere contar. La mesa puede abrirse de todos modos.
new-odds-wrong = No hay cifras: { $text }
new-odds-moved = { $by } puntos frente a las reglas de uso
new-odds-more =
    { $count ->
        [one] { $count } cifra más
       *[other] { $count } cifras más
    }
new-odds-all =
    { $count ->
        [one] { $count } cifra
       *[other] { $count } cifras
    }
new-open = Abrir la mesa
new-range = Un número entero de { $least } a { $most }.
new-wrong = Algo de arriba no puede ser así; está señalado en su sitio.
