# Texts of the page that belong to no single screen.

skip = Ir a la mesa
loading = Un momento…
cannot-load = No se pudo cargar esta página. Mira si la casa aún responde, y cárgala otra vez.
no-table = Aquí no hay tal mesa. Puede que su enlace o código esté cortado, o que la mesa se haya cerrado; en la entrada hay otras.
bar-nav = Esta página
lobby = Entrada
rules = Reglas
fairness = Juego limpio
settings = Ajustes
about = Acerca de
chips =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
close = Cerrar
seat = Asiento { $letter }
offline = No se puede alcanzar la casa. Lo que ves estaba guardado en este navegador; se puede leer:
somebody-gone = Alguien que se fue
