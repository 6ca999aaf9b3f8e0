# How it goes, and what the lesson says.

how = Du lägger marker på nummer på brädet: sjuttio i biribi, eller trettio i hoca. En lott dras ur påsen. Den som satsat på dess nummer får insatsen sextiofyra gånger, eller tjugoåtta i hoca, och allt annat är bankens.
what-to-do = Nämn ett nummer, säg hur många marker, och nämn ett till om du vill, upp till tre. Alla nummer är lika mycket värda, och ingen dragning vet något om den förra. Banken behåller de nummer den inte betalar för: sex av sjuttio, och två av trettio i hoca.
lesson-1 = Sjuttio nummer ligger där, och ett av dem dras. Nämn ett: sjutton, för den här lektionen.
lesson-1-no-1 = Om ingen satsar dras inget. Nämn sjutton.
lesson-1-no-2 = Lika bra som något annat; för den här lektionen nämn sjutton.
lesson-2 = Nu markerna. Banken betalar sextiotre för varje, så långt den räcker. Lägg en.
lesson-2-no-1 = Inget vinner inget: lägg en mark.
lesson-2-no-2 = Det går; för den här lektionen lägg en.
lesson-3 = Du får satsa på ett nummer till, tre i allt. De är lika mycket värda: låt bli. Nämn inget.
lesson-3-no-1 = Det får du. Men se först hur det går för ett: nämn inget.
lesson-4 = Påsen är två färger ur en lek. Den första klövern säger kolumnen: klöver sju, den sjunde.
lesson-5 = Den första rutern säger raden, av vilka det finns sju. Damen vore den nionde: den säger inget.
lesson-6 = Den andra raden, och den sjunde i den: sjutton! Du får sextiofyra, din egen mark inräknad.
lesson-7 = Det händer en gång på sjuttio, och betalas som om det hände en på sextiofyra. Av de sex lever banken.
lesson-8 = I hoca är det trettio nummer och tjugoåtta insatser. Banken går runt, och då behåller du de sex. Du kan nog: slå dig ner.
