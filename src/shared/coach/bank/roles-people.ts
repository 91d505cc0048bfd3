import { BEGINNERS, EXPERIENCED, roleOf } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** Care, schools, law, offices of people and of the public. */
export const ROLES_PEOPLE: readonly CoachQuestion[] = [
  ...roleOf('healthcare', [
    ['Five patients call at once. How do you decide who comes first?', 'Urgency, safety, asking for help.'],
    ['Tell me about a handover in which something important was nearly lost.', 'A structure you use since.'],
    ['How do you tell relatives that there is nothing new to tell?', 'Honesty, time, a next point of contact.'],
    ['Describe an error with medication, yours or seen, and what followed.', 'Reporting at once and learning from it.'],
    ['How do you keep a patient’s dignity when everything has to go fast?', 'Small acts you never leave out.'],
    [
      'A doctor orders something you think is wrong. What do you do?',
      'You ask, name your concern, escalate by the rule.',
    ],
    ['What do you do after a hard shift so that you can come back?', 'Care for yourself without drama.'],
    ['How do you document when there is no time?', 'What must be written at once, and how.', BEGINNERS],
  ]),
  ...roleOf('education', [
    [
      'A lesson you prepared well falls flat in the first ten minutes. What do you do?',
      'Reading the room and changing course.',
    ],
    ['How did you reach a learner everybody had given up on?', 'Small steps and a sign of success.'],
    ['How do you teach a class with very different levels?', 'Tasks on several levels, with an example.'],
    ['Describe a difficult talk with parents.', 'Listening, facts, an agreement.'],
    ['How do you know at the end of a lesson what was understood?', 'A quick check and what you do with it.'],
    ['What do you do when two pupils start a fight?', 'Safety first, then both sides, then the rule.'],
    ['Which piece of teaching material of yours do colleagues use?', 'Why it works beyond your classroom.'],
  ]),
  ...roleOf('social-work', [
    ['How do you win the trust of somebody who has been let down often?', 'Reliability in small things.'],
    ['Where do you draw the line between helping and taking over?', 'The person’s own steps.'],
    ['Tell me about a case in which you had to inform the authorities.', 'Duty, care, and telling the person.'],
    ['How do you write a report that is fair to everybody in it?', 'Observation apart from judgement.'],
    ['What do you do when a client threatens you?', 'Safety, calm, colleagues, follow-up.'],
    ['How do you work with several offices that each see only their part?', 'A shared plan and one who keeps it.'],
    ['How do you notice that a case is getting too close to you?', 'Supervision and limits.'],
  ]),
  ...roleOf('law', [
    ['Explain a complicated clause from your work in two sentences.', 'Plain language without losing the point.'],
    ['How do you make sure that no time limit is missed?', 'A system with two pairs of eyes.'],
    ['Tell me about a matter you advised a client not to pursue.', 'Chances, cost, and how the client took it.'],
    ['How do you research a question nobody in the office has had?', 'Sources, order, when to stop.'],
    ['A client leaves out something important. How do you find out?', 'Questions, documents, patience.'],
    ['Which draft of yours stood up in a dispute?', 'Why the wording held.', EXPERIENCED],
    ['How do you deal with a conflict of interest?', 'Check, disclose, step back.'],
  ]),
  ...roleOf('human-resources', [
    [
      'A manager wants to hire the first candidate they saw. What do you say?',
      'Criteria and fairness, with the manager’s need in view.',
    ],
    ['How do you write a posting that brings the right people?', 'Tasks, must and may, honest words.'],
    ['Tell me about a dismissal you went along with.', 'Law, respect, what happened to the team.'],
    ['How did you find out why people were leaving?', 'Talks, figures, one cause removed.'],
    ['What do you do when somebody tells you about harassment?', 'Protection, confidence, procedure.'],
    ['How do you bring in new people so that they stay?', 'The first weeks, and a figure for it.'],
    ['Which figure about people do you think is overrated?', 'Sense for what numbers hide.', EXPERIENCED],
  ]),
  ...roleOf('government', [
    ['How do you explain to a citizen that the answer is no?', 'Reason, rule, and what can be done.'],
    [
      'Tell me about a procedure you made shorter without breaking a rule.',
      'Steps removed and why they were not needed.',
    ],
    ['How do you keep to neutrality when you disagree with a decision?', 'Duty of advice, then loyalty.'],
    ['How do you prepare a paper on which politicians decide?', 'Options, costs, consequences on one page.'],
    ['What do you do when two laws seem to ask for opposite things?', 'Whom you consult and how you document it.'],
    ['How do you handle a counter with thirty people waiting?', 'Order, information, calm.'],
    ['Somebody offers you a small gift for a quick answer.', 'A friendly refusal and a note.'],
  ]),
  ...roleOf('non-profit', [
    ['How did you raise money for something hard to explain?', 'A story, a figure, a thank-you.'],
    ['How do you keep volunteers who are not paid to come back?', 'Meaning, thanks, clear tasks.'],
    ['How do you show a donor what their money did?', 'Honest measures, failures too.'],
    ['Tell me about a programme you ended because it did not help.', 'Facts over habit.'],
    ['How do you write an application for funding?', 'The funder’s aim, need, budget that holds.'],
    ['What do you do when the cause asks for more hours than you have?', 'Limits, help, honesty.'],
    ['How do you speak about people in need without using them?', 'Consent and dignity.'],
  ]),
  ...roleOf('customer-service', [
    [
      'A customer has explained the same problem to four colleagues already. You are the fifth.',
      'You own it, sum it up, see it through.',
    ],
    ['How do you say no so that people still thank you?', 'Reason, alternative, tone.'],
    ['What do you do when the system is down and the phones ring?', 'Information, notes, call back.'],
    ['How do you find out what somebody really needs in the first minute?', 'Two good questions.'],
    ['Tell me about a contact you handed on in a way that helped.', 'What you wrote so that nobody had to ask again.'],
    ['How do you keep both the quality and the number of contacts up?', 'Templates used with sense, and figures.'],
    ['Which complaint led to a change in the product?', 'How you carried it to the right place.'],
  ]),
]
