# The lobby: play at once, choose a game, find a table.

language = Idioma
lobby-motto = Antiguos juegos de azar europeos, solo con fichas
lobby-pages = Páginas de esta casa
lab = Laboratorio de probabilidades
lobby-no-house = La casa no responde.
alone-opening = La casa se está abriendo: Python, las reglas y los bots se cargan una vez, 8 MB.
alone-shut = La casa no se pudo abrir en este navegador.
lobby-now = Siéntate y juega
lobby-now-note = Una mesa para ti, con bots de la casa en las otras sillas. Sin cuenta y sin espera: la primera carta está ahí en un momento.
lobby-play = Jugar ahora a { $game }
lobby-play-short = Jugar ahora
lobby-new-short = Abrir mesa
lobby-practice-short = Aprender
lobby-as = Entras como
lobby-rename = Cambiar el nombre
lobby-name = Tu nombre en las mesas
lobby-another = Otro
lobby-keep = Quedarme este nombre
lobby-name-note = El nombre es inventado; cualquier otro sirve. Se guarda en este navegador.
lobby-name-anew = Con otro nombre entras de nuevo: el asiento que tengas queda para el antiguo.
lobby-device-in = Un código de tu otro dispositivo
lobby-device-go = Entrar con él
lobby-device-out = Seguir en otro dispositivo
lobby-device-code = Escribe allí este código antes de diez minutos:
lobby-friends = Con amigos
lobby-code = Enlace o código de la mesa
lobby-join = Unirse
lobby-join-nothing = Escribe el código de una mesa, o su enlace.
lobby-own = Abrir una mesa tuya
lobby-own-open = Abrir mesa
lobby-own-rules = Elegir antes otras reglas
lobby-turn = Te toca
lobby-due = tu respuesta antes de: { $when }
lobby-mine = Tus mesas
lobby-others = Mesas abiertas
lobby-none = No hay ahora ninguna mesa abierta. Abre una, o juega con los bots.
lobby-resume = Seguir
lobby-sit = Sentarse
lobby-watch = Mirar
lobby-status-waiting = espera
lobby-status-playing = juega
lobby-status-paused = en pausa
lobby-status-finished = terminada
lobby-free =
    { $free ->
        [0] ninguna silla libre
        [one] { $free } silla libre
       *[other] { $free } sillas libres
    }
lobby-all = Mostrar las { $count }
lobby-games = Elige un juego
lobby-kind =
    { $kind ->
        [trick] Juego de bazas
       *[banking] Juego de banca
    } · { $least ->
        [3]
            { $most ->
                [3] 3 asientos
               *[other] 3–{ $most } asientos
            }
       *[other] { $least }–{ $most } asientos
    }
