# What this is.

about-what = De tafel, het regelboek en het laboratorium van een verloren familie Europese gokspelen: de bankspelen, waarin een omgeslagen kaart beslist, en de potspelen met weinig slagen.
about-gap = Je kunt alleen tegen bots gaan zitten of met vrienden, elke overgeleverde regel met zijn bron lezen, elke betwiste kiezen, en de exacte kansen kennen van wat je gekozen hebt.
about-chips = Alleen speelfiches
about-chips-text = Fiches kun je hier niet kopen, verkopen, ruilen of verzilveren, en ze staan voor niets. Deze spelen hebben mensen geruïneerd; dat hoort bij hun geschiedenis, niet bij dit huis.
about-rules = Waar de regels vandaan komen
about-rules-text = Elke regel is in onze eigen woorden verteld en noemt het verhaal waarop hij rust. Waar verhalen verschillen is er een optie, en waar alle zwijgen staat erbij dat de lezing de onze is.
about-rules-link = Het regelboek
about-fair = Hoe er geschud wordt
about-fair-text = Het huis legt de kaarten vast; dan geeft elke plaats die meedoet een aandeel, en tekent wat er is gebeurd. Achteraf kan elk van deze plaatsen nagaan dat de kaarten vooraf vastlagen. Aan anderen bewijst het dat alleen als zij een van hen vertrouwen.
about-fair-link = Eerlijkheid
about-privacy = Wat er bewaard wordt
about-privacy-text = Het huis bewaart de naam die je geeft en de spellen die je speelt. Deze pagina laadt niets van elders en plaatst één cookie, zodat je herkend wordt als je terugkomt.
about-made = Gemaakt met
about-fonts = Letters
about-libraries = Bibliotheken
about-cards = De kaarten tekent het programma zelf; ze vallen onder zijn licentie.
about-licence = Licentie
about-licence-text = Vrije software onder de Apache-licentie 2.0.
about-version = Versie { $version }
about-api = De interface voor programma’s
about-verifier = Een spel nagaan zonder dit huis
