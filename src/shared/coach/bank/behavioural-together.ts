import { behavioural, EXPERIENCED, LEADERS } from '#shared/coach/bank/asked.ts'
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
      LEADERS,
    ],
    ['Describe how you decide who does what in a group.', 'A way that fits people to work, with an example.'],
    [
      'Tell me about a meeting you led that could easily have failed.',
      'Preparation, keeping to the point, a decision at the end.',
    ],
    ['What have you stopped your team from doing, and why?', 'That you protect time for what matters.', LEADERS],
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
  ]),
]
