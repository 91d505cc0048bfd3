import { asked, BEGINNERS, EXPERIENCED, LEADERS } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** About what stands, or does not stand, in the resume at hand. */
export const RESUME: readonly CoachQuestion[] = [
  ...asked('resume-work', { kind: 'resume', competency: 'craft' }, [
    [
      'You worked at {company} as {position}. What did an ordinary day look like?',
      'Tasks in plain words, with how many and how often.',
    ],
    ['What were you hired to solve at {company}?', 'The need at the beginning and what became of it.'],
    ['Which result of your time at {company} are you proudest of?', 'One result with your own part and a number.'],
    ['What did you learn at {company} that you would bring to us?', 'A skill you can show, and where it fits here.'],
    ['Why did you leave {company}?', 'A calm reason, looking forward.'],
    ['What would your manager at {company} say you could do better?', 'A real point and what you have done about it.'],
    [
      'As {position}, whom did you work with most, and how?',
      'Names of roles, not people, and what passed between you.',
    ],
    ['What was the hardest part of being {position}?', 'A true difficulty and your way of handling it.'],
    ['How was your success measured as {position}?', 'Figures or signs, and how you did against them.'],
    ['What had changed at {company} by the time you left?', 'Before and after, and your share of it.'],
    ['Which decision at {company} was yours alone?', 'How far your responsibility went.'],
    ['What would you do differently if you started at {company} again?', 'Hindsight without blame.'],
    ['How large was the team or area you worked in as {position}?', 'Clear figures and your place in it.'],
    ['Your title was {position}. What does that mean in your company?', 'That you can translate a title into tasks.'],
  ]),
  ...asked('resume-skills', { kind: 'resume', competency: 'craft' }, [
    ['You list {skill}. When did you last use it, and for what?', 'A recent, concrete use.'],
    ['How would you explain {skill} to a new colleague?', 'Understanding shown by plain words.'],
    ['What is the hardest thing you have done with {skill}?', 'Depth: a difficulty and how you passed it.'],
    ['How good are you at {skill} compared with the people around you?', 'An honest level with an example.'],
    ['Where does {skill} reach its limits, in your experience?', 'That you know when not to use it.'],
    ['How did you learn {skill}?', 'Course, practice, mentor; and how you keep it fresh.'],
    [
      'Suppose we do not use {skill} here. What would you use in its place?',
      'That the idea matters more to you than the tool.',
    ],
    ['Which mistake do beginners make with {skill}?', 'Experience that goes beyond a tutorial.'],
  ]),
  ...asked('resume-projects', { kind: 'resume', competency: 'ownership' }, [
    ['Tell me about {project}. What was it for?', 'The need, the users, the state today.'],
    ['What exactly was your part in {project}?', '“I” where it was you, “we” where it was the team.'],
    ['What went wrong in {project}, and what did you do?', 'A true setback and its repair.'],
    ['If you had another month for {project}, what would you change?', 'A critical eye on your own work.'],
    ['Who uses {project}, and how do you know whether it helps them?', 'Contact with users and a sign of use.'],
    ['Which decision in {project} would you defend today?', 'Reasons and alternatives.'],
    ['How did you decide when {project} was finished?', 'A measure of done, and sticking to it.'],
  ]),
  ...asked('resume-path', { kind: 'resume', competency: 'motivation' }, [
    [
      'There is a gap in your resume. What did you do in that time?',
      'A short, calm answer, and what you are ready for now.',
    ],
    [
      'You stayed in one place for a short time only. What happened?',
      'Facts without blame, and why it will be different.',
    ],
    [
      'You have been in one place for very long. What kept you there?',
      'Growth within one house, and why you move now.',
    ],
    [
      'You come from another trade. What of it will help you here?',
      'Two or three skills that carry over, with examples.',
    ],
    [
      'You seem to have more experience than this position needs. Why do you want it?',
      'Good reasons, and that you would stay.',
      EXPERIENCED,
    ],
    [
      'This would be your first position of this kind. Why should we take the risk?',
      'Proof from study, practice or other work.',
      BEGINNERS,
    ],
    ['Your resume shows several changes. What is the line through them?', 'A thread that leads to this position.'],
    [
      'Which line of your resume would you like me to ask about?',
      'That you know your strongest point and can tell it.',
    ],
    ['What important thing about you does not stand in your resume?', 'Something that matters for this work.'],
    ['How would you sum up your resume in one minute?', 'Now, proof, next: in that order.'],
    [
      'You led people before. Could you work without leading anybody?',
      'Honest reasons and what you would enjoy.',
      LEADERS,
    ],
    [
      'Your degree is in something else. How did you end up here?',
      'A choice, not an accident, and what you use of it.',
    ],
    ['You worked for yourself. Why do you want to be employed now?', 'What you gain and what you give up.'],
    [
      'Which of the requirements in our posting do you not meet, and how would you deal with that?',
      'Honesty and a plan.',
    ],
    ['What did you do between your last two positions?', 'A plain account, with something useful in it.'],
    [
      'You have worked only in large companies, or only in small ones. What would be new for you here?',
      'That you have thought about the difference.',
    ],
  ]),
  ...asked('resume-numbers', { kind: 'resume', competency: 'integrity' }, [
    [
      'You give figures for your results at {company}. How were they measured?',
      'Where the number comes from and what else played a part.',
    ],
    ['Which of the results in your resume was mainly the work of others?', 'Fair sharing of credit.'],
    ['May I ask {company} about your work? What would they tell me?', 'Consistency and ease.'],
  ]),
]
