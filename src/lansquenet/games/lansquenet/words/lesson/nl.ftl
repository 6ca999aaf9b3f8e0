# How it goes, and what the lesson says.

how = De bankier legt een bank, en de anderen zetten ertegen in tot ze gedekt is. Dan komt er een kaart voor hem en een voor de pointeurs. Er wordt verder omgeslagen, en welke van de twee het eerst haar gelijke vindt, heeft gewonnen.
what-to-do = Zet in tegen een deel van de bank, of roep banco en houd haar alleen. Een doublet van de eerste twee kaarten wint meteen voor de bank: dat is haar voordeel. Een bankier die wint mag de hele bank houden.
lesson-1 = De bankier legt een bank, ditmaal van veertig fiches. Jij speelt ertegen.
lesson-2 = Een ander heeft er tien tegen gezet. Je mag erbij leggen, zover de bank reikt. Leg tien.
lesson-2-no-1 = Je mag passen, maar dan doe je niet mee. Leg tien.
lesson-2-no-2 = Dat is *banco*, het geheel. Dat komt zo; begin met tien.
lesson-2-no-3 = Het ene bedrag is zo goed als het andere; tien is genoeg.
lesson-3 = De ander legt niets bij. Wil je de hele bank voor jezelf, roep dan *banco*: nog dertig. De andere inzetten gaan terug.
lesson-3-no-1 = Een ronde stilte sluit het inzetten, en je speelt om tien. Dat mag; maar leer de banco.
lesson-3-no-2 = Dat is maar een deel. Voor alles leg je er dertig bij.
lesson-4 = De kaart van de bankier is een zeven, de jouwe een heer. Twee gelijke waren een *doublet* geweest, meteen voor de bank.
lesson-5 = Andere rangen doen niets. Dan een heer: jouw kaart vindt het eerst haar gelijke, en hier *wint* zij.
lesson-6 = De bankier betaalde veertig en verliest de bank: ze gaat verder. Je weet genoeg: ga zitten.
