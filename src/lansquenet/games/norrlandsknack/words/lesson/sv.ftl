# How it goes, and what the lesson says.

how = Alla börjar med tio poäng, och den som först kommer ner till noll tar potten. Fem kort ges, några byts, och fem stick spelas: vart och ett tar bort en poäng. Den som knackat och inte tar något får fem till och betalar en mark.
what-to-do = Knacka när ett stick är troligt, passa annars. Byt det låga, behåll trumf och ess, och spela ut högsta trumfen.
lesson-1 = Alla har satsat en mark och står på tio poäng. Fem kort var, och det uppvända gör spader till trumf.
lesson-2 = Du har K♠, Q♠, A♥, 4♣ och 2♦. Att knacka är att lova ett stick. Gör du det?
lesson-2-no-1 = Att lura lovar inget. Med kung och dam i trumf är ett stick säkert: knacka, så måste alla spela.
lesson-3 = Före spelet får man byta, en gång. Klöver fyra är redan bortlagd. Vilket mer?
lesson-3-no-1 = Ruter två tar aldrig ett stick, och ett annat kort kostar inget.
lesson-3-no-2 = Det är ett av korten som vinner. Byt ruter två.
lesson-4 = Du spelar ut. Man måste bekänna, och den som inte kan måste trumfa. Vad är säkrast?
lesson-4-no-1 = En trumf på annat håll kan ta det. Trumfkungen drar ut trumf; bara esset slår den.
lesson-5 = Tre stick, och tre poäng mindre; löftet är hållet.
lesson-6 = Alla fem är dina. Den som knackar och inte tar något får fem poäng och betalar en mark. Du kan nog: slå dig ner.
