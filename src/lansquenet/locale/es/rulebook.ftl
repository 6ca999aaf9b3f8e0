# The rulebook, and the rules beside a table.

rulebook-title = El libro de reglas
rulebook-intro = Cada juego de esta casa: sus reglas numeradas con sus fuentes, dónde difieren las fuentes, y sus cifras exactas.
rulebook-banking = Juegos de banca
rulebook-trick = Juegos de bote de pocas bazas
rulebook-all = Todos los libros
rulebook-lab = Laboratorio de probabilidades
rulebook-contents = Índice
rulebook-search = Buscar en este libro
rulebook-found =
    { $count ->
        [0] Ninguna regla dice esto.
        [one] { $count } regla
       *[other] { $count } reglas
    }
rulebook-plain = Una página sencilla, para imprimir o leer sin scripts
rulebook-whole = El libro entero, en su propia página
rulebook-history = De dónde viene
rulebook-now = Ahora
rulebook-pays = Se paga por ella:
rulebook-follows = Esta mesa sigue a { $source }:
rulebook-says = { $source } dice:
rulebook-options = Opciones
rulebook-presets = Reglas ya hechas
rulebook-figures = Cifras exactas
rulebook-figures-where = Las cifras con cualquier opción, en el laboratorio de probabilidades
rulebook-words = Palabras
rulebook-sources = Fuentes
rulebook-editorial = Decidido aquí
rulebook-editorial-means = Donde las fuentes callan o dejan elegir, esta casa ha elegido.
rulebook-usual = lo habitual
rulebook-range = De { $least } a { $most }; lo habitual es { $usual }.
rulebook-zero = 0 significa: { $meaning }.
rulebook-dispute = En disputa:
rulebook-as-usual = todas las opciones como es habitual
rulebook-lesson = Apréndelo en un minuto
rulebook-how = Cómo se juega
rulebook-todo = Qué hay que hacer
rulebook-not-yet = Este libro aún no está traducido: aquí está en inglés.
rulebook-signed = [en] precede a lo que aún no está traducido.
