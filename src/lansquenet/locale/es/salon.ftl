# Salons: a club, its evenings and its ledger.

salon = Salones
salon-note = Un salón es un enlace que permanece: un círculo que vuelve, con sus veladas, su libro de cuentas y sus propias reglas. Las fichas son para siempre fichas de juego.
salon-none = Aún no perteneces a ningún salón. Abre uno, o entra por un enlace que te hayan enviado.
salon-mine = Tus salones
salon-new = Abrir un salón
salon-name = Nombre del salón
salon-nameless = Da primero un nombre al salón.
salon-going = hay una velada en curso
salon-enter = Entrar
salon-enter-note = Entras con el nombre { $name }. Los miembros ven ese nombre y lo que ganas o pierdes aquí, y nada más de ti.
salon-season-now = Temporada { $season }
salon-link = Enlace del salón
salon-members = Miembros
salon-member = Miembro { $number }
salon-role-keeper = tiene las llaves
salon-role-barred = excluido
salon-comes = viene
salon-do = Qué se puede hacer: { $name }
salon-key = Dar las llaves
salon-unkey = Retirar las llaves
salon-bar = Excluir
salon-admit = Volver a admitir
salon-leave = Dejar el salón
salon-tonight = Esta noche
salon-come = Voy
salon-come-not = Al final no voy
salon-coming = { $count ->
    [0] Nadie ha dicho aún que viene.
    [one] Viene uno: { $names }
   *[other] Vienen { $count }: { $names }
}
salon-begin = Empezar la velada
salon-waits = Una ronda empieza en cuanto { $count ->
    [one] uno más haya dicho
   *[other] dos hayan dicho
    } «{ $come }».
salon-missing = Aún no lo ha dicho: { $names }.
salon-alone = Eres el único miembro: envía a otros el enlace del salón.
salon-round = Llamar la siguiente ronda
salon-round-now = Ronda { $round }
salon-end = Terminar la velada
salon-sit = A mi mesa
salon-late = Una silla para mí
salon-table = Mesa { $number }
salon-own-table = Mesa propia de un miembro
salon-tables-note = El primero nombrado empieza la mesa; si todas las sillas están ocupadas, empieza sola.
salon-tables-none = Las mesas de esta ronda están cerradas.
salon-ledger = Libro de cuentas
salon-ledger-which = Qué muestra el libro
salon-ledger-none = Aquí aún no se ha jugado ninguna mano hasta el final.
salon-ledger-note = Las fichas solo cambian de manos: contando bots, botes y la banca de la casa, cada columna suma cero.
salon-season = Temporada
salon-evening = Velada
salon-by = Columnas
salon-by-evening = veladas
salon-by-game = juegos
salon-who = Quién
salon-sum = Juntos
salon-party-bots = Bots de la casa
salon-party-guests = Invitados
salon-party-pool = En los botes
salon-party-house = Banca de la casa
salon-rules = Como jugamos nosotros
salon-rules-note = { $seats } sillas por mesa como mucho, { $chips } fichas cada uno
salon-rules-other = Elegir otras reglas
salon-keep = Guardar estas reglas
salon-kept = Guardado: valen para las próximas mesas.
salon-season-new = Empezar una nueva temporada
salon-not = No, dejarlo
salon-sure-key = ¿Dar las llaves a { $name }? Quien las tiene puede todo lo que tú puedes.
salon-sure-unkey = ¿Retirar las llaves a { $name }?
salon-sure-bar = ¿Excluir a { $name }? Se levanta enseguida de las mesas del salón, y ya no entra ni se sienta.
salon-sure-admit = ¿Volver a admitir a { $name }?
salon-sure-leave = ¿Dejar este salón? Tu nombre se quita de él; lo que has ganado o perdido queda bajo un número.
salon-sure-round = ¿Llamar la siguiente ronda? Quienes vienen se sientan de nuevo; las mesas de esta ronda cierran al acabar su mano.
salon-sure-end = ¿Terminar la velada? Sus mesas cierran al acabar su mano.
salon-sure-season = ¿Empezar una nueva temporada? Todos quedan a cero; las anteriores se pueden seguir viendo.
