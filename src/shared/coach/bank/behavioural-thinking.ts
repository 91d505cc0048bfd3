import { behavioural, ENTRY, EXECUTIVE, EXPERIENCED, LEAD, MID, SENIOR } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** How somebody finds out, plans, decides, and where they draw a line. */
export const BEHAVIOURAL_THINKING: readonly CoachQuestion[] = [
  ...behavioural('problem-solving', [
    [
      'Describe the hardest problem you have solved at work, step by step.',
      'How you narrowed it down, not only the answer.',
    ],
    ['Tell me about a fault whose cause was not where everybody looked.', 'What made you look elsewhere.'],
    ['When did a simple solution beat a clever one?', 'That you prefer what works and lasts.'],
    ['How did you solve something without the money it usually takes?', 'Ideas, trade-offs, result.'],
    [
      'Give an example of a problem that kept coming back until you found its root.',
      'The root, the remedy, and that it stayed away.',
    ],
    [
      'Tell me about a question for which you had to find the data yourself.',
      'Where you looked, how far you trusted it, what it showed.',
    ],
    ['Describe an idea of yours that did not work, and what you tried next.', 'Small trials and quick learning.'],
    ['When did you improve a process that everybody took for granted?', 'Before and after, with a number.'],
    [
      'Which problem are you working on right now, and where are you stuck?',
      'Clear thinking about something unfinished.',
    ],
    [
      'Tell me how you would find out why something that worked yesterday fails today.',
      'Order: what changed, what is the smallest test.',
    ],
    [
      'Describe something that you took over from your seniors and now do differently.',
      'What was weak about the old way, and what is better now.',
      MID,
    ],
    [
      'Tell me about a problem that reached you only after others had given up.',
      'What you looked at that they had not, and how far you got.',
      SENIOR,
    ],
  ]),
  ...behavioural('planning', [
    [
      'Tell me how you planned the last large piece of work you were given.',
      'Parts, order, time, risks, and how the plan held.',
    ],
    [
      'When did you have three urgent things at once? What did you do first?',
      'Reasons for the order, and whom you told.',
    ],
    ['Describe a deadline you missed.', 'Why, when you said so, what you do differently.'],
    ['How do you keep track of what you have promised?', 'A system you really use, with an example.'],
    ['Give an example of an estimate that was far off.', 'What you had not seen, and how you estimate now.'],
    ['Tell me about preparing for something that then did not happen.', 'Whether the effort was in proportion.'],
    [
      'When did you cut the scope of a piece of work to save the date?',
      'What you left out, who agreed, what came later.',
    ],
    ['Describe how you organise a usual week.', 'Time for the important, room for the unexpected.'],
    [
      'How did you deal with work that depended on somebody who was always late?',
      'Buffers, reminders, an honest talk.',
    ],
    ['Tell me about an event, move or launch you organised.', 'Size, parts, what nearly went wrong, how it ended.'],
    [
      'How did you fit study or training together with other duties?',
      'A real week with its hours, and what had to give.',
      ENTRY,
    ],
    [
      'Tell me about two projects that ran side by side and both needed you.',
      'How you shared yourself out, and what each side knew of it.',
      MID,
    ],
    [
      'How did you break down a piece of work so vague that nobody could say where it ended?',
      'The first questions, the first part, and how the rest took shape.',
      SENIOR,
    ],
    [
      'When did your team lack the capacity for what had been promised in its name?',
      'The figures you showed, the choice you offered, who decided.',
      LEAD,
    ],
    [
      'How did you turn a strategy on paper into something people did differently on Monday?',
      'Few aims, owners, a measure, and where it met resistance.',
      EXECUTIVE,
    ],
  ]),
  ...behavioural('judgement', [
    [
      'Tell me about a decision you made with half the facts missing.',
      'What you knew, what you assumed, how you limited the risk.',
    ],
    [
      'When did you decide to stop something that had already cost a lot?',
      'That you looked forward, not back.',
      EXPERIENCED,
    ],
    ['Describe a choice between doing it fast and doing it well.', 'What was at stake and where you drew the line.'],
    ['Give an example of advice you did not follow.', 'That you heard it, and why you went another way.'],
    ['When did you ask for help, and when should you have asked sooner?', 'A sense for when alone is too slow.'],
    [
      'Tell me about a rule you found senseless. What did you do?',
      'That you asked why, and changed it by the proper way.',
    ],
    ['Which decision of yours would you make differently today?', 'What you know now and did not know then.'],
    [
      'Describe how you chose between two good candidates, suppliers or ideas.',
      'Criteria set before, and a fair look.',
      EXPERIENCED,
    ],
    ['When did your first impression of a person or a matter prove wrong?', 'What taught you better.'],
    ['Tell me about a risk you took on purpose.', 'What could go wrong, what you did about it, how it went.'],
    [
      'When did you notice that a job was beyond what you could do yet?',
      'That you stopped in time and called somebody.',
      ENTRY,
    ],
    [
      'Where does your authority to decide end, and when did you last come up against that line?',
      'That you use your room, and know when to ask.',
      MID,
    ],
    [
      'When did your experience mislead you?',
      'Why you were so sure, what showed you otherwise, what you check now.',
      SENIOR,
    ],
    [
      'Tell me about a bet on a market or a strategy that you lost.',
      'Why it was sensible then, when you saw it, how you got out.',
      EXECUTIVE,
    ],
  ]),
  ...behavioural('integrity', [
    ['Tell me about a time when the honest way was the harder one.', 'What it cost you and why you took it.'],
    [
      'What did you do when you saw somebody cut corners?',
      'That you spoke to the person first, and when you went further.',
    ],
    ['Describe how you handled something confidential.', 'Who could know it, and how you kept it so.'],
    ['When were you asked to do something you thought wrong?', 'How you said no and what followed.'],
    ['Give an example of an error nobody would have noticed. What did you do?', 'That you told it.'],
    [
      'Tell me about a gift, favour or discount that you turned down or declared.',
      'That you know the rule and its reason.',
    ],
    ['When did you correct praise that was not yours?', 'Fairness towards whoever earned it.'],
    ['Describe a time when you had to keep to a rule that hurt your results.', 'Why the rule mattered more.'],
    ['How did you act when a friend at work broke a rule?', 'Loyalty and fairness weighed, and what you did.'],
    ['What would you never do in this job, even if you were told to?', 'A clear line and the reason for it.'],
    [
      'When did you protect someone in your team from unfair treatment?',
      'What you risked, and that you kept to facts.',
      LEAD,
    ],
    [
      'When did you give up revenue or prestige because of a principle?',
      'What it cost in figures, and whom you had to convince.',
      EXECUTIVE,
    ],
  ]),
]
