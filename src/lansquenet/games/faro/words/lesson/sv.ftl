# How it goes, and what the lesson says.

how = Man satsar på planens valörer, och två kort vänds i taget. Det första förlorar för sin valör, det andra vinner, och en koppar vänder på insatsen. Är de lika, en split, tar banken hälften.
what-to-do = Satsa, flytta eller ta bort före varje drag; med en koppar slår du vad om att en valör förlorar. Räknaren visar vad som är borta. Med tre kort kvar får du ropa ut deras ordning.
lesson-1 = Det första kortet, *sodan*, räknas inte. Nu får man satsa på valörer. Peka på damen.
lesson-1-no-1 = Utan insats angår draget dig inte. Peka på damen.
lesson-1-no-2 = Det är också tillåtet; det här draget visar mer på damen.
lesson-2 = Hur många marker? De ligger kvar tills damen har kommit.
lesson-2-no-1 = Då ligger inget där: minst en mark.
lesson-3 = Femman först: insatser på den förlorar. Damen sedan: du får mark för mark.
lesson-4 = Nu ligger tio marker på nian. Tror du att den *förlorar*, lägg en koppar på dem. Gör det.
lesson-4-no-1 = Utan den måste nian komma som nummer två. Det är lika bra; men se kopparn en gång.
lesson-5 = Nian kom först och förlorade: kopparn vinner.
lesson-6 = Två åttor, en *split*: hälften av varje insats på åttan vore bankens, koppar eller inte. Det är hela dess fördel.
lesson-7 = Räknaren visar vad som är borta: en valör med ett kort kvar kan inte bli split. Du kan nog: slå dig ner.
