# How it goes, and what the lesson says.

how = Se dan tres cartas, y nadie mira. Uno puede comprometerse a ciegas a dos bazas y vuelve el triunfo para su mano; los demás miran, y pueden comprometerse a una. Cada baza gana un tercio del bote, y quien no llega paga.
what-to-do = Juega a ciegas solo si el bote lo vale. Si lo hace otro, mira: con una baza segura juega, si no pasa. El tres va justo tras el as.
lesson-1 = Tres cartas a cada uno, y nadie ha mirado. El repartidor juega a ciegas: la muestra es triunfo, entra en su mano, y debe dos bazas.
lesson-2 = Ahora puedes mirar: A♠, K♦ y 4♣. Jugar es comprometerse a una baza. ¿Lo haces?
lesson-2-no-1 = Tienes el as de triunfo: esa baza es segura, y con ella un tercio del bote.
lesson-3 = El tercero pasa. Sales tú, con la carta que quieras. Saca un triunfo al que juega.
lesson-3-no-1 = Quien no tiene el palo debe fallar, y se la llevaría. Primero el as.
lesson-4 = Cayó la J♠: una baza, has cumplido. Puede ganarse otro tercio: ¿qué carta?
lesson-4-no-1 = Un cuatro casi nunca gana. El K♦ es tu oportunidad.
lesson-5 = Dos bazas para ti. El que jugaba hizo una de dos: queda *tomate*, y paga al bote siguiente.
lesson-6 = Se pregunta primero al repartidor si juega a ciegas, luego al siguiente. Ya sabes bastante: siéntate.
