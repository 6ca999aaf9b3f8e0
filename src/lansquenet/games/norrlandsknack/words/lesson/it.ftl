# How it goes, and what the lesson says.

how = Ciascuno comincia con dieci punti, e chi scende per primo a zero prende il piatto. Si danno cinque carte, se ne cambiano, e si giocano cinque prese: ognuna toglie un punto. Chi ha bussato e non ne fa ne riceve cinque e paga una fiche.
what-to-do = Bussa quando una presa è probabile, se no passa. Cambia le basse, tieni briscole e assi, ed esci con la briscola più alta.
lesson-1 = Ciascuno ha messo una fiche e ha dieci punti. Cinque carte a testa, e la carta voltata fa di picche la briscola.
lesson-2 = Hai K♠, Q♠, A♥, 4♣ e 2♦. Bussare è promettere una presa. Lo fai?
lesson-2-no-1 = Stare in agguato non promette nulla. Con re e donna di briscola una presa è certa: bussa, e tutti devono giocare.
lesson-3 = Prima del gioco si può cambiare, una volta. Il quattro di fiori è già scartato. Quale altra?
lesson-3-no-1 = Il due di quadri non farà mai una presa, e un’altra carta non costa.
lesson-3-no-2 = È una delle carte che vincono. Cambia il due di quadri.
lesson-4 = Esci tu. Si deve rispondere, e chi non può deve tagliare. Qual è la più sicura?
lesson-4-no-1 = Una briscola altrove potrebbe prenderla. Il re di briscola le fa cadere; solo l’asso lo batte.
lesson-5 = Tre prese, e tre punti in meno; la promessa è mantenuta.
lesson-6 = Tutte e cinque sono tue. Chi bussa e non ne fa riceve cinque punti e paga una fiche. Ne sai abbastanza: siediti.
