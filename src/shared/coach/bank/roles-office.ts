import { EXPERIENCED, roleOf } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** Software, figures, design, selling, money. */
export const ROLES_OFFICE: readonly CoachQuestion[] = [
  ...roleOf('technology', [
    [
      'A page of ours has become slow since last week. How do you find out why?',
      'What changed, what you measure, and the smallest test.',
    ],
    [
      'Tell me about a release that went wrong and how you got out of it.',
      'Rolling back, telling people, and what keeps it from happening again.',
    ],
    [
      'What do you look for when you review somebody else’s code?',
      'Correctness and clarity before taste, and a tone people can take.',
    ],
    ['How do you decide what to test, and what not?', 'Risk and cost, with an example.'],
    [
      'Describe technical debt you paid off, and how you got the time for it.',
      'The effect on others’ work, in figures if you can.',
    ],
    [
      'A colleague wants to rewrite a system from scratch. What do you ask?',
      'Which problem it solves, what could go in steps.',
      EXPERIENCED,
    ],
    [
      'How do you keep secrets and personal data safe in what you build?',
      'Habits: least access, no logs of it, reviews.',
    ],
    ['Explain a design decision of yours and the alternative you turned down.', 'Trade-offs rather than fashion.'],
  ]),
  ...roleOf('data', [
    [
      'A figure on the dashboard doubled overnight. What do you check before you tell anybody?',
      'Source, definition, duplicates, calendar.',
    ],
    [
      'How did you find out whether something you measured was caused by what people thought?',
      'Comparison, confounders, honesty about limits.',
    ],
    [
      'Describe a data set that was dirtier than you were told.',
      'How you found it, what you did, what you documented.',
    ],
    ['How do you explain uncertainty to somebody who wants one number?', 'A plain picture and a decision it supports.'],
    ['Which analysis of yours changed a decision?', 'Question, method, and what was done differently.'],
    ['When is a simple model the better one?', 'Upkeep, explanation, data at hand.'],
    ['How do you make sure that a report still holds in half a year?', 'Tests, definitions, an owner.', EXPERIENCED],
  ]),
  ...roleOf('design', [
    [
      'Show me with words one piece from your portfolio: brief, path, result.',
      'Decisions and reasons, not only the picture.',
    ],
    ['How did you find out that a design of yours did not work for people?', 'Watching users, and what you changed.'],
    ['A client wants the logo larger. What do you ask?', 'The need behind the wish.'],
    [
      'How do you design for somebody who does not see, or sees little?',
      'Contrast, structure, trying it with real people.',
    ],
    ['Tell me about a limit that made a design better.', 'Turning a constraint into an idea.'],
    ['How do you hand work over so that it is built as you meant it?', 'Specifications, states, a shared check.'],
    ['Which design do you see every day that you would not change at all?', 'An eye for why things work.'],
  ]),
  ...roleOf('marketing', [
    ['Which campaign of yours failed, and what did you learn about the audience?', 'Figures and an honest cause.'],
    ['How do you divide a small budget between channels?', 'Goal, test, shift to what works.'],
    ['How do you know that a sale came from your work?', 'Attribution and its limits.'],
    ['Describe how you found out what customers really say about a product.', 'Talks, reviews, search words.'],
    ['Write me the first line of an advertisement for this company.', 'Benefit and tone that fit us.'],
    ['A post of yours is causing anger. What do you do in the first hour?', 'Listen, check facts, answer once.'],
    [
      'How do you work with sales when they say that the leads are poor?',
      'A shared definition and figures both trust.',
    ],
  ]),
  ...roleOf('sales', [
    [
      'Walk me through your last deal, from first contact to signature.',
      'Steps, length, who decided, what nearly lost it.',
    ],
    ['How do you find out in a first talk whether it is worth going on?', 'Need, budget, decision, time.'],
    ['Tell me about a deal you lost. When did you really lose it?', 'The turning point and what you do since.'],
    ['How do you react to “that is too expensive”?', 'A question about what it is compared with.'],
    ['How do you build a pipeline in a new region?', 'Numbers for the first weeks.'],
    ['What do you do with a customer who only calls when something is wrong?', 'Contact outside of trouble.'],
    ['When did you advise a customer not to buy?', 'Long-term trust over a quick sale.'],
    ['Your forecast was wrong by a third. What had you overlooked?', 'Honest stages and better signs.', EXPERIENCED],
  ]),
  ...roleOf('finance', [
    ['Describe your last month-end close. Where did it stick?', 'Steps, days, and what you made faster.'],
    ['How did you find a posting that was wrong?', 'Reconciliation and a nose for odd figures.'],
    [
      'How do you explain a deviation from budget to somebody outside finance?',
      'Cause, effect, outlook in plain words.',
    ],
    ['Tell me about a control you introduced.', 'The risk and how you know it works.'],
    [
      'What do you do when a manager presses you to book something in another period?',
      'The rule, the reason, the next level.',
    ],
    ['How would you build a cash forecast for thirteen weeks?', 'Sources, rhythm, checks against reality.'],
    ['What did an auditor last find in your area, and what did you do?', 'Openness and a lasting remedy.'],
  ]),
]
