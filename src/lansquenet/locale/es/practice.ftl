# A hand to learn a game by.

practice = Práctica
practice-note = una mano de práctica, explicada con el libro
practice-step = Este paso, explicado
practice-step-number = Paso { $number }
practice-begin = La mano empieza. Lee lo que hace cada paso, y sigue cuando quieras.
practice-goes-on = La mano sigue; no se te muestra lo que ocurrió.
practice-as-before = Otra vez por { $rule }
practice-usual = Una buena primera respuesta:
practice-free = Cualquier otra que se ofrece es igual de lícita; la mesa muestra adónde lleva.
practice-answer = { $word } ({ $text })
practice-next = Siguiente
practice-back = Atrás
practice-ahead = Hasta mi próxima elección
practice-finish = Jugar por mí el resto de la mano
practice-end = En qué quedó
practice-no-payment = En esta mano ninguna ficha vino a ti ni salió de ti. Lo demás que contó está en la mesa.
practice-play = Jugar ahora
practice-again = Otra mano
practice-book = El libro entero

lesson-note = un juego en un minuto, en la mesa de verdad
lesson-step = Paso { $number } de { $steps }
lesson-rule = Por qué: { $rule }
lesson-yours = Tú eliges.
lesson-sit = Sentarse
lesson-again = Otra vez
lesson-free = Probar libremente
