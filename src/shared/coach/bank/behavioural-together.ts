import { behavioural, ENTRY, EXECUTIVE, EXPERIENCED, LEAD, LEADERS, MID, SENIOR } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** How somebody works with others, for others, and at the head of others. */
export const BEHAVIOURAL_TOGETHER: readonly CoachQuestion[] = [
  ...behavioural('teamwork', [
    ['Which team have you enjoyed most, and what was your place in it?', 'What you gave to it, not only what you got.'],
    [
      'Tell me about a time you helped a colleague at a cost to your own work.',
      'Why it was right, and how you caught up.',
    ],
    [
      'Describe a piece of work that only succeeded because several trades worked together.',
      'How you understood the others’ needs and what you brought.',
    ],
    [
      'When did you have to rely on somebody you hardly knew?',
      'How you made sure it would work without controlling everything.',
    ],
    ['How did you bring a new colleague into your team?', 'Steps you took, and when that person could work alone.'],
    ['Give me an example of credit you passed on to somebody else.', 'That you see others’ work and say so in public.'],
    [
      'Tell me about a team decision you disagreed with and then carried out.',
      'That you said it once, clearly, and then did your part.',
    ],
    ['What do colleagues come to you for?', 'A true strength, with the last example.'],
    [
      'Describe working with people in another place, shift or time zone.',
      'How information was passed so that nothing was lost.',
    ],
    [
      'When was a team you belonged to not working well, and what did you change?',
      'Your own step, and whether it helped.',
    ],
    [
      'Tell me about group work at school, in training or in a club in which some did little.',
      'What you said or did yourself, and what the group handed in.',
      ENTRY,
    ],
    [
      'Tell me about a newcomer who came to you with questions rather than to the boss.',
      'Patience, and how the person stood on their own feet later.',
      MID,
    ],
    [
      'How have you shared out work that nobody wanted?',
      'A fair rule, your own turn included, and how people took it.',
      LEAD,
    ],
  ]),
  ...behavioural('conflict', [
    ['Tell me about a disagreement with your manager.', 'A matter of substance, your reasons, and how it was settled.'],
    [
      'Describe two colleagues who could not work together. What did you do?',
      'That you heard both and found a way of working.',
    ],
    ['When did you have to say no to somebody important?', 'How you said it and what you offered in its place.'],
    ['How did you handle a person who did not keep agreements?', 'A direct talk, a clear agreement, a follow-up.'],
    ['Give an example of a dispute in which you were wrong.', 'When you noticed, and how you said so.'],
    [
      'Tell me about a conflict you ended with a compromise you did not like.',
      'Why it was worth it, and whether it held.',
    ],
    ['What was the most heated conversation you have had at work?', 'How you cooled it down and what came out.'],
    [
      'Describe a time when two departments wanted opposite things from you.',
      'How you brought the aims together or had somebody decide.',
    ],
    [
      'When did a customer, guest, patient or parent shout at you?',
      'That you stayed calm, found the cause and solved what you could.',
    ],
    ['Tell me about a conflict you should have addressed sooner.', 'What waiting cost, and what you do today.'],
    [
      'When did you and somebody of the same rank both want the same task?',
      'An open word, a fair way to settle it, and good terms afterwards.',
      MID,
    ],
    [
      'Tell me about a professional argument with another expert.',
      'The matter, the evidence on both sides, and what decided it.',
      SENIOR,
    ],
    [
      'Describe a quarrel inside your team that you let run, and one that you ended at once.',
      'A sense for when a lead has to step in.',
      LEAD,
    ],
    [
      'Tell me about heads of division whose aims collided. How did you settle it?',
      'The aim above theirs, a clear decision, and both still on board.',
      EXECUTIVE,
    ],
  ]),
  ...behavioural('leadership', [
    ['Tell me about people who followed you though you were not their boss.', 'What convinced them.'],
    ['Describe how you gave somebody hard feedback.', 'Example, effect, wish: and what changed.', EXPERIENCED],
    [
      'When did you have to lead others through a change they did not want?',
      'How you listened, explained and measured whether it took.',
      EXPERIENCED,
    ],
    ['Who has grown under you, and what did you do for it?', 'A person, a step, a result.', EXPERIENCED],
    [
      'Tell me about the hardest decision about people you have made.',
      'Fairness, facts, and how you told them.',
      LEADERS,
    ],
    [
      'How did you win back a team that had lost its trust?',
      'First what you heard, then what you did, then how it showed.',
      LEADERS,
    ],
    [
      'Give an example of a task you delegated that went wrong.',
      'Your part in it, and how you delegate now.',
      EXPERIENCED,
    ],
    [
      'When did you change course after you had committed publicly to another?',
      'That facts moved you, and how you explained it.',
      EXECUTIVE,
    ],
    ['Describe how you decide who does what in a group.', 'A way that fits people to work, with an example.'],
    [
      'Tell me about a meeting you led that could easily have failed.',
      'Preparation, keeping to the point, a decision at the end.',
    ],
    ['What have you stopped your team from doing, and why?', 'That you protect time for what matters.', LEAD],
    [
      'Whose work is better because you reviewed or coached it? Give me one case.',
      'What you saw, what you said, and what that person does today.',
      SENIOR,
    ],
    [
      'When did you last let a task of your own wait for the sake of your people?',
      'What they needed, what you gave, what became of the task.',
      LEAD,
    ],
    [
      'Tell me about somebody reporting to you who did not perform.',
      'Clear words, help, a date, and a fair end.',
      LEAD,
    ],
    [
      'How did you put together your circle of leaders, and whom did you leave out?',
      'What was missing, how you chose, and how you told those left out.',
      EXECUTIVE,
    ],
  ]),
  ...behavioural('communication', [
    [
      'Explain something from your work to me as if I had never heard of it.',
      'Plain words, one example, a check whether it came across.',
    ],
    ['Tell me about a message of yours that was misunderstood.', 'How you noticed and what you changed.'],
    ['When did you have to deliver bad news?', 'Early, clear, with what happens next.'],
    [
      'Describe a document, plan or report you wrote that people really used.',
      'For whom it was, and how you know it was used.',
    ],
    ['How did you convince somebody who had the opposite opinion?', 'That you understood their reasons first.'],
    ['Give an example of listening that changed what you did.', 'What you heard that others had missed.'],
    ['Tell me about a presentation you were nervous about.', 'Preparation and what the audience took away.'],
    ['When did you speak up though it would have been easier to stay silent?', 'Why it mattered and how you put it.'],
    [
      'Describe how you keep people informed when there is little to tell.',
      'A rhythm, and honesty about what is not known.',
    ],
    [
      'How have you worked with people whose first language was not yours?',
      'Checks, patience, simple means that worked.',
    ],
    [
      'When did you have to put a question to somebody with far more experience?',
      'That you had tried first and made good use of their time.',
      ENTRY,
    ],
    [
      'When did you bring your manager round to a plan that you had worked out?',
      'Their aim in view, a figure, and a small first step.',
      MID,
    ],
    [
      'Describe how you told management that what they wanted was not feasible.',
      'Reasons a layperson follows, and a way that would work.',
      SENIOR,
    ],
    [
      'How did you pass on a decision from above that you yourself did not support?',
      'Loyal outside, honest inside, and room for questions.',
      LEAD,
    ],
    [
      'What did you tell the board, the owners or the council after a bad quarter?',
      'The truth first, causes, and what happens by when.',
      EXECUTIVE,
    ],
  ]),
  ...behavioural('customer-focus', [
    ['Tell me about a complaint that you turned round.', 'What the person needed, what you did, how it ended.'],
    [
      'Describe something you did for a customer that was not in any rule book.',
      'Why it was right, and that it was within bounds.',
    ],
    [
      'When did you learn that the people you work for wanted something else than you thought?',
      'How you found out and what you changed.',
    ],
    [
      'Who is the customer of your work, and how do you know what they think of it?',
      'A source: talks, figures, visits.',
    ],
    ['Give an example of a customer you could not help. What did you say?', 'Honesty and a pointer to where help was.'],
    [
      'Tell me about a small change of yours that made things easier for those you serve.',
      'How you noticed the need and the effect it had.',
    ],
    [
      'When did you have to weigh one customer’s wish against everyone else’s?',
      'How you decided and how you explained it.',
    ],
    [
      'Describe a promise to a customer that your company could not keep.',
      'That you told them early and made it good.',
    ],
    ['How did you keep a client who was about to leave?', 'The cause you found and what you changed.', EXPERIENCED],
    ['Which feedback from those you serve do you remember best?', 'What you did because of it.'],
    [
      'Describe the first time that a stranger depended on your help, paid or not.',
      'That you saw what was needed and stayed until it was done.',
      ENTRY,
    ],
    [
      'Tell me about a customer or partner who asks for you by name.',
      'What you do for them that is not a matter of course.',
      MID,
    ],
    [
      'When did a client drop their own plan because of your advice?',
      'How you earned that trust, and how it turned out.',
      SENIOR,
    ],
    [
      'When were you last at the counter, on the phone or on the shop floor, and what came of it?',
      'That you look for yourself, and one change that followed.',
      EXECUTIVE,
    ],
  ]),
]
