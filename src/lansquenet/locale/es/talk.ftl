# Qué se dicen, y quién viene y se va.

temper = { $bot ->
    [timid] tímido: arriesga lo mínimo
    [bold] audaz: arriesga mucho
    [random] hace cualquier cosa
    [novice] novato: juega al azar la mitad de las veces
    [cautious] { $shows ->
        [stakes] prudente: apuesta la mitad
        [answers] prudente: a veces se contiene
       *[both] prudente: apuesta la mitad, y a veces se contiene
    }
    [daring] { $shows ->
        [stakes] temerario: apuesta el doble
        [answers] temerario: a veces va más lejos
       *[both] temerario: apuesta el doble, y a veces va más lejos
    }
    [stubborn] { $shows ->
        [stakes] terco: apuesta siempre la misma parte
        [answers] terco: a veces va más lejos, y en lo demás no se deja mover
       *[both] terco: apuesta siempre la misma parte, y a veces va más lejos
    }
    [learnt] instruido: juega como aprendió contra sí mismo
    [search] fuerte: prueba cada respuesta en muchos repartos de igual aspecto
    [exact] fuerte: cuenta con cada carta que pueda salir
    [solved] fuerte: anuncia como se resolvió de antemano
   *[other] sereno: juega por experiencia
}
which-bot = Qué bot se sienta
bot-usual = como de costumbre: cada uno de otro genio
invite-how = Quien siga este enlace, escriba este código o escanee los cuadros encuentra aquí una silla.
alone-friends = Esta página es una casa por sí sola: funciona en este navegador, y sus mesas y manos se quedan aquí. Los amigos, los salones y los espectadores se encuentran en una casa que alguien mantiene:
qr-of-link = Código QR del enlace
share-link = Pasar el enlace
listed-switch = Se ve en la entrada, para cualquiera
whose = Quién encuentra esta mesa
whose-listed = todos en la entrada
whose-link = quien tiene el enlace
whose-salon = el salón { $name }
comes-next = { $name } tendrá esta silla
leave-staked = Tienes { $chips } en juego. Si te vas, el suplente termina la mano por ti, siempre con la respuesta que menos compromete.
leave-hand = Hay una mano en juego. Si te vas, el suplente la termina por ti, siempre con la respuesta que menos compromete.
leave-not = Quedarse
phrases = Frases que cada cual lee en su lengua
phrase-hello = Buenos días a todos.
phrase-luck = Buena suerte.
phrase-well_played = Bien jugado.
phrase-fine_cards = Buenas cartas.
phrase-my_luck = Mi suerte de siempre.
phrase-thanks = Gracias.
phrase-sorry = Lo siento.
phrase-moment = Un momento, por favor.
phrase-go_on = Adelante.
phrase-laugh = ¡Ja!
phrase-another = ¿Otra mano?
phrase-goodbye = Buenas noches a todos.
phrase-won-0 = La fortuna sabe dónde vivo.
phrase-won-1 = De esta mano me acordaré.
phrase-won-2 = Hay que tener paciencia.
phrase-won-3 = Gracias, gracias. ¿Otra vez?
add-bot = Sentar un bot
remove = Hacer salir a { $name }
copy-link = Copiar el enlace
copied = Copiado
code = Código { $code }
say-label = Decir algo a todos
nothing-said = Nadie ha dicho nada.
say = Decir
