# How it goes, and what the lesson says.

how = På bordet är ett tempel ritat med ett fält för varje valör. Bankören drar två kort i taget: det vänstra vinner för banken, det högra för pontörerna. Är de lika tar banken hälften av vad som ligger på fältet.
what-to-do = Satsa före varje par på vilka fält du vill, ändra eller ta bort. Det som vinner betalas genast. Se efter vad som är borta: på en valör med ett enda kort kvar har banken ingen fördel.
lesson-1 = Varje valör har sitt fält. Du får satsa innan två kort dras. Peka på sjuan.
lesson-1-no-1 = Att gå vidare utan insats är bara tidsfördriv. Peka först på sjuan.
lesson-1-no-2 = Så länge hela leken är kvar är alla fält lika bra. Ta sjuan, så ser du båda sidorna.
lesson-2 = Hur många marker ska ligga där? En insats ligger kvar tills den avgjorts, eller du ändrar den.
lesson-2-no-1 = Där inget ligger finns inget att vinna: lägg minst en mark.
lesson-3 = Kungen till vänster vinner för banken, sjuan till höger för pontörerna. Du får mark för mark, och insatsen tillbaka.
lesson-4 = Två nior: en dubblett. Banken hade tagit hälften av vad som låg på nian. Det är dess enda fördel.
lesson-5 = Tre kungar är borta, en är kvar: bordet visar det. På vilket fält kan ingen dubblett kosta dig något?
lesson-5-no-1 = Du låter en jämn insats gå förbi: en ensam kung kan inte bli en dubblett.
lesson-5-no-2 = Av den valören är två eller fler kvar, och de kan falla tillsammans. Av kungen finns bara en.
lesson-6 = Lägg vad du vill på den: den vinner lika ofta som den förlorar.
lesson-7 = Den sista kungen, till höger. När leken är slut går banken till nästa. Du kan nog: slå dig ner.
