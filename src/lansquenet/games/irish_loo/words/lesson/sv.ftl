# How it goes, and what the lesson says.

how = Var och en får tre kort, och en färg är trumf. Den som står får byta kort och spelar sedan om potten. Varje stick ger en tredjedel, och den som inget tar betalar.
what-to-do = Stå med trumf, byt det värdelösa, och spela ut höga trumfar. Vänds en klöver upp får ingen passa.
lesson-1 = Tre kort var, och det uppvända gör ruter till trumf. Vore det klöver måste alla spela.
lesson-2 = Du har K♦, J♦ och 4♠. Står du?
lesson-2-no-1 = Med två höga trumfar är ett stick så gott som säkert. Stå.
lesson-3 = Nu får du byta upp till tre kort, en gång. Vilket är värt att byta?
lesson-3-no-1 = Spader fyra tar inget, och att byta det kostar inget.
lesson-3-no-2 = Det är en hög trumf, ditt bästa. Byt spader fyra.
lesson-4 = Du spelar ut. Med två trumfar måste det bli trumf. Vilken?
lesson-4-no-1 = Damen kan finnas emot och tar den. Kungen drar ut henne.
lesson-5 = Damen föll, och din knekt tar även det andra sticket.
lesson-6 = Det tredje är den andres: en tredjedel av potten per stick. Du kan nog: slå dig ner.
