# How it goes, and what the lesson says.

how = Tre spelare får tre kort var, och det uppvända kortet är trumf. Man bjuder om en del av potten eller om hela, och den som bjuder högst spelar ensam mot två. Två stick vinner budet, med färre får man oftast betala det.
what-to-do = Bjud när du ser två stick, och inte högre än handen är värd. Den som har trumftian får byta den mot det uppvända kortet. Tre lika, en zwik, tar allt.
lesson-1 = Var och en har lagt en mark i potten. Tre kort var, och den uppvända knekten gör ruter till trumf.
lesson-2 = Du har A♦, Q♦ och A♣ och talar först. Om hur mycket av potten spelar du?
lesson-2-no-1 = Två stick räcker, och ess och dam i trumf med ett ess till tar dem nästan alltid.
lesson-2-no-2 = En annan kan bjuda mer. En sådan hand får spela om hela.
lesson-3 = Du är *skytten*. Alla tillfrågades tyst om trumftian, som får bytas mot knekten.
lesson-4 = Du spelar ut. Man måste bekänna, och den som inte kan måste trumfa. Vad spelar du?
lesson-4-no-1 = En trumf emot kan ta det. Trumfesset tar säkert, och drar ut en.
lesson-5 = Redan två stick: spelet är vunnet.
lesson-6 = Hela potten är din. Hade du misslyckats hade du betalat lika mycket. Du kan nog: slå dig ner.
