# Over the parts of the rulebook in print, and between its words.

volume-hand = En giv, kort för kort
volume-hand-intro = Du sitter på plats A. Korten ligger som i spelets lektion.
volume-figures-intro = Enligt de vanliga reglerna. Ett bråk är exakt; ett som är för långt för sidan är utelämnat.
volume-figure = tal
volume-exact = exakt
volume-decimal = decimalt
volume-glossary = Fackord
volume-glossary-intro = En sak, ett ord, på vart och ett av böckernas språk. Där en ordbok eller en spelare har ordet så, nämns det under.
volume-bibliography = Källförteckning
volume-index = Register över regler
