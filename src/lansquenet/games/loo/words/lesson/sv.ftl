# How it goes, and what the lesson says.

how = Var och en får tre kort, och en färg är trumf. Du kastar handen, eller står och spelar om potten. Varje stick ger en tredjedel, och den som stod utan stick betalar.
what-to-do = Stå när ett stick är troligt: en hög trumf, eller två goda kort. Miss är en extra hand som du får ta osedd. Spela ut trumf, och stick över.
lesson-1 = Tre kort var; och tre till *Miss*, som ingen är. Det uppvända kortet gör hjärter till trumf.
lesson-2 = Du har Q♥, A♠ och 4♣. Passa, stå, eller ta Miss?
lesson-2-no-1 = Det kostar inget och vinner inget. Men trumfdam och ess är värda att spela.
lesson-2-no-2 = Tre okända kort är sällan så bra som dessa, och du måste spela dem.
lesson-3 = En står mot dig, en passar. Du spelar ut. Man måste bekänna, gå över om man kan, och trumfa om man inte kan bekänna.
lesson-3-no-1 = En trumf på den andra handen skulle ta det. Dra ut den först: spela trumfdamen.
lesson-4 = Trumfknekten föll under din dam: ett stick, en tredjedel av potten. Vad nu?
lesson-4-no-1 = Fyran tar inget; esset är högst i sin färg, och gäller så länge du spelar ut.
lesson-5 = Två stick till dig, ett till den andre: en tredjedel var, och ingen betalar.
lesson-6 = Den som står utan stick betalar till nästa pott. Du kan nog: slå dig ner.
