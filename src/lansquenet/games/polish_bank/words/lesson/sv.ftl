# How it goes, and what the lesson says.

how = En bank ligger där, och du satsar mot den. Ett kort vänds för banken, och upp till tre för pontörerna. Är ett av dem i samma färg och högre vinner varje insats dubbelt; annars stannar insatserna i banken, som växer.
what-to-do = Säg hur många marker du satsar; alla pontörer tillsammans får satsa halva banken, så att en vinst aldrig tar mer än vad som finns. När banken är din, behåll den: av hundra satsade marker vinner den nio, fast de flesta sprängs till slut.
lesson-1 = Bankören har satt in tjugo marker. Alla satsar mot dem, tillsammans högst hälften: tio. Satsa sex.
lesson-1-no-1 = Då ser du bara på. Satsa sex.
lesson-1-no-2 = Lika bra som något annat; för den här lektionen satsa sex.
lesson-2 = En annan har satsat de övriga fyra. Bankens kort är spader nio: bara en högre spader slår det.
lesson-3 = Upp till tre kort för er alla. En kung, men hjärter; en spader, men lägre. Ett kort till.
lesson-4 = Spader dam slår det: varje insats vinner två mot ett. Du får tolv, den andre åtta, och banken är sprängd.
lesson-5 = Hade inget slagit det låge era tio marker nu i banken, trettio tillsammans. Så går det sju gånger av tio.
lesson-6 = Banken går åt vänster. När den är din växer den tills den sprängs, du lämnar den eller den har tredubblats. Du kan nog: slå dig ner.
