import { asked, ENTRY, EXECUTIVE, LEAD, MID, SENIOR } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** About the work itself, in words that fit every job: for roles of a field we do not know, and beside those we do. */
export const CRAFT: readonly CoachQuestion[] = [
  ...asked('craft-any', { kind: 'role', competency: 'craft' }, [
    [
      'Take me through one of your ordinary shifts or working days. Where does the time go?',
      'Tasks in plain words, with hours and numbers.',
    ],
    [
      'Which tools, machines or programs do you use daily, and which could you do without?',
      'That you command them and know what each is good for.',
    ],
    [
      'How do you recognise good work in your trade before anybody praises it?',
      'A measure of your own, shown by an example.',
    ],
    [
      'Explain the most demanding task you have, so that I could nearly do it myself.',
      'Steps in order, and the point where skill is needed.',
    ],
    [
      'What must never go wrong in what you do, and how do you prevent it?',
      'The risk, a check you never leave out, and its reason.',
    ],
    [
      'Which error is made most often in your line of work, and who notices it?',
      'That you know its cause and catch it early.',
    ],
    ['What would you want to see and ask on your first day in this role?', 'Curiosity for people, means and aims.'],
    [
      'Which regulations or standards bind your work, and where do they get in the way?',
      'That you know them, and keep to them with sense.',
    ],
    [
      'How do you prepare before you start on a task of the usual kind?',
      'What you lay out, read or ask first, and what that saves.',
    ],
    [
      'How do you hand your duties over when you go on holiday?',
      'What is written down, who knows what, what may wait.',
    ],
    ['Where do quality and speed pull against each other in your job?', 'A real case, and where you draw the line.'],
    [
      'Whose work waits for yours, and what do they need from you?',
      'The next person in the chain, and how you know their need.',
    ],
    [
      'Take a job you finished lately and lead me from the order to the acceptance.',
      'Each stage with your own part and the time it took.',
    ],
    [
      'What do outsiders always underestimate about what you do?',
      'A difficulty that only practice shows, without complaint.',
    ],
    [
      'How do you keep people and things that are entrusted to you safe?',
      'Fixed habits, and an occasion when they helped.',
    ],
    [
      'Which part of this role would be new to you, and how would you master it?',
      'Honesty, a plan for the first weeks, and whom you would ask.',
    ],
  ]),
  ...asked('craft-level', { kind: 'role', competency: 'craft' }, [
    [
      'Which piece of this job have you tried already, and where?',
      'Study, practice or a hobby, and what you could do at the end.',
      ENTRY,
    ],
    [
      'What in our description of the job do you understand least, and how would you find out?',
      'That you read it closely and ask a good question.',
      ENTRY,
    ],
    [
      'How do you check what you have made before you hand it in?',
      'Fixed steps, and a fault that you found that way.',
      ENTRY,
    ],
    [
      'Which piece of your work would you show to somebody who wants to know your standard?',
      'Why this one, and what was yours in it.',
      MID,
    ],
    [
      'What do you do faster than a year ago, and how did you get there?',
      'A figure, and what changed in your way of working.',
      MID,
    ],
    [
      'Which routine of your trade have you bent to your own way, and why?',
      'That you understand its purpose and kept it.',
      MID,
    ],
    [
      'What do newcomers to your trade misjudge, and how do you teach it to them?',
      'Experience put into an exercise or an example.',
      SENIOR,
    ],
    [
      'What has changed in your field over five years, and what did you give up for it?',
      'That you follow it, and judge before you adopt.',
      SENIOR,
    ],
    ['Which tasks do you still keep although you could hand them on?', 'A reason in the matter, not in habit.', SENIOR],
    ['How do you keep up your craft while you run a team?', 'Time set aside, and where you no longer compete.', LEAD],
    [
      'How do you judge the quality of results that you cannot check in detail?',
      'Samples, questions, signs, and trust that is earned.',
      LEAD,
    ],
    ['What do you look for when you hire somebody for your own trade?', 'Few criteria, and how you test them.', LEAD],
    [
      'Which three figures tell you each month whether your area is healthy?',
      'Why these, who supplies them, and the last time you acted on one.',
      EXECUTIVE,
    ],
    ['What do the best in our field do that we do not?', 'A view from outside, and what it would take.', EXECUTIVE],
    [
      'How do you decide between buying a skill and building it up in the house?',
      'Time, cost, dependence, with a case of your own.',
      EXECUTIVE,
    ],
  ]),
]
