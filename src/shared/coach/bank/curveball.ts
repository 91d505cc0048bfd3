import { asked, ENTRY, EXECUTIVE, EXPERIENCED, LEAD, MID, SENIOR } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** Unexpected, and fair: they ask how somebody thinks, never who somebody is. */
export const CURVEBALL: readonly CoachQuestion[] = [
  ...asked('curveball-think', { kind: 'curveball', competency: 'problem-solving' }, [
    [
      'How many umbrellas are sold in this city in a year? Think aloud.',
      'Assumptions said aloud, simple steps, a sanity check.',
    ],
    [
      'How would you count the windows of this building without going outside?',
      'A method, its error, a second way to check.',
    ],
    [
      'You have one hour and a blank sheet of paper. How do you make this office run better?',
      'A question first, then one small step.',
    ],
    [
      'A machine has a button nobody dares to press. How do you find out what it does?',
      'Caution, people who know, a safe test.',
    ],
    ['How would you test a pencil?', 'Who uses it for what, then the edges.'],
    [
      'If you had to halve the time of this interview, which questions would you keep?',
      'What tells you most about a person at work.',
    ],
    ['What is the most useful thing one could invent for your trade?', 'A real pain you know from practice.'],
    [
      'Which everyday object is badly designed, and how would you change it?',
      'Eye for use, a change that costs little.',
    ],
    ['How would you explain the internet to somebody from the year 1800?', 'A picture from their world.'],
    ['How would you find one wrong number in a list of ten thousand?', 'Order, tools, and a check.'],
    [
      'You may hire three robots for your present job. What would you have them do?',
      'Knowing which parts need a person.',
    ],
    ['How would you move a piano down from the fifth floor?', 'Questions first, safety, then means.'],
    [
      'How would you do your present job if you had only three days a week for it?',
      'What creates the value, and what could simply stop.',
      MID,
    ],
    [
      'Your special field disappears overnight. How do you become useful again?',
      'The skills beneath the knowledge, and a first step.',
      SENIOR,
    ],
    [
      'Your whole team falls ill on the day of a delivery. What do you do?',
      'Whom you call first, what can wait, what you do yourself.',
      LEAD,
    ],
    [
      'You have one year and half the budget. What do you close, and what do you open?',
      'A clear line behind both, and what happens to people.',
      EXECUTIVE,
    ],
  ]),
  ...asked('curveball-judge', { kind: 'curveball', competency: 'judgement' }, [
    [
      'You find out on your first day that your job has changed. What do you do?',
      'You clear up what is expected before you decide.',
    ],
    [
      'Your best idea is presented by somebody else as theirs. What now?',
      'The person first, then the matter, without drama.',
    ],
    [
      'Two managers give you opposite orders for today. Whom do you follow?',
      'You bring them together, or ask for an order of priority.',
    ],
    [
      'You have two hours left today and four hours of work. What do you do first?',
      'What matters most, and who must know.',
    ],
    [
      'A colleague asks you to cover for them with a small lie. What do you say?',
      'A kind no, and help in another way.',
    ],
    [
      'You discover a mistake in a report an hour after it went to the customer.',
      'Tell, correct, prevent: in that order.',
    ],
    [
      'You receive an e-mail that was not meant for you. What do you do with it?',
      'Discretion and a word to the sender.',
    ],
    ['Which rule at work would you abolish first?', 'A reason that holds for others too.'],
    [
      'If you were told today that your project is cancelled, what would you do tomorrow?',
      'Keep what is worth keeping, then go on.',
    ],
    ['You may keep only one of your present tasks. Which one, and who takes the rest?', 'Where you are worth most.'],
    ['You are offered a job in which you cannot fail. Would you take it?', 'What you think failing is good for.'],
    ['What would make you walk out of a job on the same day?', 'A clear line and a proportionate step.'],
    ['Would you rather be told the truth bluntly or kindly a day later?', 'How you deal with both, with an example.'],
    ['Your team wins a prize of one working day. How do you spend it?', 'Thinking of everybody in it.', LEAD],
    [
      'On your first morning nobody has time for you. What do you do until noon?',
      'That you look, read, ask and make yourself useful.',
      ENTRY,
    ],
    [
      'You may choose a promotion, or a more interesting task without one. Which do you take?',
      'Your own order of things, and an honest reason.',
      MID,
    ],
    [
      'A beginner shows in front of everybody that you are wrong. What do you say?',
      'Thanks in public, and curiosity rather than rank.',
      SENIOR,
    ],
    [
      'You may write one sentence that all employees will read tomorrow. What does it say?',
      'One thing that matters now, in plain words.',
      EXECUTIVE,
    ],
  ]),
  ...asked('curveball-self', { kind: 'curveball', competency: 'motivation' }, [
    ['Which question did you hope I would not ask?', 'Self-knowledge and a good answer to it.'],
    ['What do people often get wrong about you at work?', 'How you come across, and what you do about it.'],
    ['Describe yourself in three words that your colleagues would use.', 'Words with proof.'],
    ['Which work would you do if money played no part?', 'What drives you, and how much of it is in this job.'],
    ['What did you want to become as a child, and what of it is left?', 'A thread to the present.'],
    ['Sell me the pen on this table.', 'You ask what I need before you sell.'],
    ['Tell me something you are bad at and do all the same.', 'Humour and persistence.'],
    ['What have you changed your mind about lately?', 'An open head, with a reason.'],
    ['What would you do in your first hour if you were the boss of this company?', 'You would listen before you act.'],
    ['What is the best question you have been asked at work?', 'What it set in motion.'],
    ['Convince me that your favourite place for lunch is worth a detour.', 'One concrete picture rather than praise.'],
    ['Why should we not hire you?', 'An honest limit and how it is handled.'],
    ['Which book, film or talk has changed how you work?', 'One idea and where you use it.'],
    ['Teach me something in two minutes.', 'Order, an example, a check.'],
    ['What would your work look like if you had to do it without a computer?', 'The heart of the work.'],
    ['If you could call yourself five years ago, what would you say?', 'A lesson you really use.', EXPERIENCED],
    ['What makes you laugh at work?', 'Warmth, at nobody’s cost.'],
    ['How will I notice that you have a bad day?', 'Self-knowledge, and how you spare others.'],
    ['Which habit of yours would you recommend to everybody here?', 'A habit with an effect you can show.'],
    [
      'What would you like to have learned at school that nobody taught you?',
      'What you noticed was missing, and how you made up for it.',
      ENTRY,
    ],
    [
      'What does your team say about you once you have left the room?',
      'A true picture, with one thing you are working on.',
      LEAD,
    ],
  ]),
]
