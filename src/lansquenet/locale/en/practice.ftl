# A hand to learn a game by.

practice = Practice
practice-note = a practice hand, explained from the book
practice-step = This step, explained
practice-step-number = Step { $number }
practice-begin = The hand begins. Read what each step does, and go on when you like.
practice-goes-on = The hand goes on; you are not shown what happened.
practice-as-before = Again by { $rule }
practice-usual = A good first answer:
practice-free = Any other that is offered is as lawful; the table shows what it leads to.
practice-answer = { $word } ({ $text })
practice-next = Next
practice-back = Back
practice-ahead = On to my next choice
practice-finish = Play the rest of the hand for me
practice-end = What it came to
practice-no-payment = No chips came to you or went from you in this hand. What it counted otherwise stands on the table.
practice-play = Play now
practice-again = Another hand
practice-book = The whole book

lesson-note = a game in a minute, on the real table
lesson-step = Step { $number } of { $steps }
lesson-rule = Why: { $rule }
lesson-yours = Your choice.
lesson-sit = Sit down
lesson-again = Once more
lesson-free = Try things freely
