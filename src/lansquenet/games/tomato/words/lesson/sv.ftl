# How it goes, and what the lesson says.

how = Tre kort ges, och ingen tittar. En kan osett åta sig två stick och vänder upp trumfen till handen; de andra tittar och kan åta sig ett. Varje stick ger en tredjedel av potten, och den som inte når dit betalar.
what-to-do = Spela osett bara när potten är värd det. Gör en annan det, titta: med ett säkert stick spelar du, annars passar du. Trean kommer näst efter esset.
lesson-1 = Tre kort var, och ingen har tittat. Given spelar osett: det uppvända kortet är trumf, går till hans hand, och han måste ta två stick.
lesson-2 = Nu får du titta: A♠, K♦ och 4♣. Att spela är att åta sig ett stick. Gör du det?
lesson-2-no-1 = Du har trumfesset: det sticket är säkert, och en tredjedel av potten med det.
lesson-3 = Den tredje passar. Du spelar ut, vad du vill. Dra en trumf ur spelarens hand.
lesson-3-no-1 = Den som saknar färgen måste trumfa och tar det. Först esset.
lesson-4 = Där föll J♠: ett stick, du har hållit ord. En tredjedel till kan tas: vilket kort?
lesson-4-no-1 = En fyra tar nästan aldrig något. Din chans är K♦.
lesson-5 = Två stick till dig. Spelaren har ett av två: han är *tomaterad* och betalar till nästa pott.
lesson-6 = Given tillfrågas först om han spelar osett, sedan nästa. Du kan nog: slå dig ner.
