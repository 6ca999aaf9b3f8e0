# How it goes, and what the lesson says.

how = Jeder bekommt drei Karten, und eine Farbe ist Trumpf. Wer mitgeht, darf Karten tauschen und spielt dann um den Pott. Jeder Stich bringt ein Drittel, und wer keinen macht, zahlt.
what-to-do = Gehen Sie mit Trümpfen mit, tauschen Sie Wertloses, und spielen Sie hohe Trümpfe aus. Liegt Kreuz auf, darf niemand passen.
lesson-1 = Drei Karten für jeden, und die aufgedeckte macht Karo zu Trumpf. Wäre sie Kreuz, müssten alle spielen.
lesson-2 = Sie halten K♦, J♦ und 4♠. Gehen Sie mit?
lesson-2-no-1 = Mit zwei hohen Trümpfen ist ein Stich so gut wie sicher. Gehen Sie mit.
lesson-3 = Nun dürfen Sie einmal bis zu drei Karten tauschen. Welche lohnt es?
lesson-3-no-1 = Die Pik-Vier macht keinen Stich, und sie zu tauschen kostet nichts.
lesson-3-no-2 = Das ist ein hoher Trumpf, Ihr Bestes. Tauschen Sie die Pik-Vier.
lesson-4 = Sie spielen aus. Mit zwei Trümpfen muss es ein Trumpf sein. Welcher?
lesson-4-no-1 = Die Dame könnte gegen Sie stehen und sticht ihn. Der König zieht sie.
lesson-5 = Die Dame fiel, und Ihr Bube macht auch den zweiten Stich.
lesson-6 = Der dritte gehört dem anderen: ein Drittel des Potts je Stich. Sie wissen genug: Nehmen Sie Platz.
