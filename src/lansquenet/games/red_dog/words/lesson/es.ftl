# How it goes, and what the lesson says.

how = Se vuelven dos cartas con espacio entre ellas. Puedes subir a que la tercera caiga en medio. Cuanto más estrecho, más se paga.
what-to-do = Pon una puesta, mira el hueco, y sube con un hueco de siete valores o más. Dos vecinas devuelven la puesta; una pareja puede pagar once a uno.
lesson-1 = Uno tiene la banca y los demás juegan contra ella. El as es la más alta, el dos la más baja.
lesson-2 = Antes de toda carta cada uno pone una puesta. Pon diez fichas.
lesson-2-no-1 = Quien no pone puesta no juega esta mano: diez fichas.
lesson-2-no-2 = Cualquier cantidad dentro de los límites sirve. En esta lección, diez.
lesson-3 = Un tres y una jota, con sitio para la tercera carta.
lesson-4 = Siete valores quedan en medio, del cuatro al diez. Puedes subir hasta tu puesta. ¿Vale la pena?
lesson-4-no-1 = Veintiocho de las cincuenta cartas que quedan caen en medio: más de la mitad, a la par. Sube.
lesson-5 = Un siete, en medio: puesta y subida se pagan. Un tres o una jota habrían perdido, como todo lo de fuera.
lesson-6 = Un hueco estrecho paga más: cinco a uno por un solo valor. Ya sabes bastante: siéntate.
