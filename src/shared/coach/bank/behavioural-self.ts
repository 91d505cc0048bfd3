import { behavioural, BEGINNERS, ENTRY, EXECUTIVE, EXPERIENCED, LEAD, MID, SENIOR } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** What drives somebody, what they answer for, and how they learn and recover. */
export const BEHAVIOURAL_SELF: readonly CoachQuestion[] = [
  ...behavioural('motivation', [
    [
      'Walk me through how you came to this line of work.',
      'A short way with reasons for each step, not your whole life.',
    ],
    [
      'What made you apply for this position rather than a similar one elsewhere?',
      'Something only this employer has, tied to what you do well.',
    ],
    [
      'Which part of your present work would you do even on a bad day, and why?',
      'A real task you can describe, not a value in the abstract.',
    ],
    ['Describe a day at work after which you went home satisfied.', 'What you did that day and what came of it.'],
    [
      'When were you last bored at work, and what did you do about it?',
      'That you act on boredom instead of complaining about it.',
    ],
    [
      'Tell me about a goal you set yourself that nobody had asked for.',
      'Why you chose it, how far you got, what it changed.',
    ],
    [
      'Why are you leaving, or why did you leave, your last position?',
      'A calm reason that looks forward, with no blame.',
    ],
    [
      'What would have to be true after a year here for you to say it was the right move?',
      'Concrete things you want to do, not only what you want to get.',
    ],
    [
      'Which job posting did you decide not to apply for lately, and what put you off?',
      'That you choose with care and know what suits you.',
      EXPERIENCED,
    ],
    [
      'What do you already know about our work, and what would you like to ask us about it?',
      'Preparation, and a question that shows thought.',
    ],
    [
      'Tell me about something you gave up so that you could do this work well.',
      'An honest choice and what you learned about yourself.',
    ],
    [
      'Which subject, placement or odd job told you that this work is for you?',
      'One experience, and what in it drew you.',
      ENTRY,
    ],
    [
      'When did you last take on something new although your job had become routine?',
      'Why you chose it, and what you can do since.',
      MID,
    ],
    [
      'Tell me about a moment at which you chose expert work over managing people, or the reverse.',
      'The reason for your choice, and what came of it for you and others.',
      SENIOR,
    ],
    [
      'Tell me about an aim of yours that an organisation still pursues after you left.',
      'Why it mattered to you, how others made it theirs, and what shows it.',
      EXECUTIVE,
    ],
  ]),
  ...behavioural('ownership', [
    [
      'Tell me about a mistake that was clearly yours. What happened next?',
      'That you say “I”, repair it, and change something so it stays away.',
    ],
    [
      'Describe a task that belonged to nobody until you took it.',
      'Why you took it, how far you carried it, what it brought.',
    ],
    [
      'When did you have to deliver something although you lacked what you needed?',
      'What you did with what was there, and whom you told.',
    ],
    [
      'Give me an example of a promise at work that became hard to keep.',
      'Whether you kept it or warned early, and how it ended.',
    ],
    ['What have you started that still runs without you?', 'Something handed over well, with a sign that it lasts.'],
    [
      'Tell me about a time you noticed a problem before anyone else did.',
      'What you saw, what you did, what it prevented.',
    ],
    [
      'Which result in your last job would not be there without you?',
      'Your own part, apart from the team’s, with a number if there is one.',
    ],
    [
      'When did you take over work that somebody else had left in a poor state?',
      'How you found your way in without blaming whoever left it.',
    ],
    [
      'Describe a decision you made alone because nobody could be reached.',
      'That you weighed it, acted, and reported afterwards.',
    ],
    [
      'What is the most tedious thing you are responsible for, and how do you make sure it gets done?',
      'A habit or system, not only good will.',
      BEGINNERS,
    ],
    [
      'Tell me about a time you admitted that you would not finish on time.',
      'How early you said it and what you offered instead.',
    ],
    [
      'What was the first task anybody trusted you with from beginning to end?',
      'How big it was, how you went about it, how it was received.',
      ENTRY,
    ],
    [
      'Tell me about something you handle alone today that was still checked two years ago.',
      'Proof that you have become independent, and how you got there.',
      MID,
    ],
    [
      'Which standard, template or way of working did you set that others now follow?',
      'The need, how you won people for it, and where it is in use.',
      SENIOR,
    ],
    [
      'Tell me about a failure of your team for which you answered to others.',
      'That you stood in front of them, and what you changed inside.',
      LEAD,
    ],
    [
      'Tell me about a custom in your organisation that goes back to you, for better or worse.',
      'What you did or tolerated, and how it shows today.',
      EXECUTIVE,
    ],
  ]),
  ...behavioural('learning', [
    [
      'What have you taught yourself in the last year, and how?',
      'A way of learning that worked, and where you used it.',
    ],
    ['Tell me about feedback that stung and turned out to be right.', 'What you changed, and how others noticed.'],
    [
      'When did you have to become useful in a field you knew nothing about?',
      'Your first steps, whom you asked, how fast you could contribute.',
    ],
    [
      'Describe something you used to do at work that you now think was wrong.',
      'What changed your mind, and what you do instead.',
    ],
    ['Who has taught you most about your work, and what exactly?', 'One thing you can show in your work today.'],
    [
      'Tell me about a tool or method you picked up although nobody required it.',
      'Why it was worth the time and what it gave you.',
    ],
    [
      'How do you find out whether you have understood something new?',
      'A test you set yourself, such as explaining or building it.',
    ],
    [
      'Describe a course or training that did not help, and what you did then.',
      'That you take charge of your own learning.',
    ],
    [
      'What did you find hardest in your first weeks in a new place, and how did you get past it?',
      'Honesty about the hard part and a plain way out of it.',
      BEGINNERS,
    ],
    [
      'When did somebody less experienced than you teach you something?',
      'Openness, and what you do differently since.',
      EXPERIENCED,
    ],
    [
      'Tell me about an instruction you did not understand. How did you get clear about it?',
      'That you asked in good time, and asked precisely.',
      ENTRY,
    ],
    [
      'When did you notice that one of your skills had stopped improving?',
      'An honest look, and what you did about it.',
      MID,
    ],
    [
      'Tell me about knowledge that only you had. How did you pass it on?',
      'That you make yourself replaceable, and by which means.',
      SENIOR,
    ],
    [
      'What did you have to unlearn when you began to lead?',
      'A habit of the expert that harmed the team, and what took its place.',
      LEAD,
    ],
    [
      'When did you last hear an unwelcome truth, now that many have reasons to spare you?',
      'How you made it possible to be told, and what you changed.',
      EXECUTIVE,
    ],
  ]),
  ...behavioural('resilience', [
    [
      'Tell me about a project that failed in spite of your effort.',
      'What you could and could not influence, and what you kept from it.',
    ],
    [
      'Describe the busiest week you have had at work. How did you get through it?',
      'What you put first, what you let wait, whom you told.',
    ],
    [
      'When were you turned down for something you wanted? What did you do with that?',
      'Disappointment without bitterness, and a next step.',
    ],
    [
      'How did you cope when plans changed at the last moment?',
      'What you saved of the work done and how you set off again.',
    ],
    [
      'Give an example of criticism you thought unfair, and how you answered it.',
      'That you listened first and stayed matter-of-fact.',
    ],
    ['Tell me about a time when you had to stay calm for others.', 'What you said and did, and how it helped them.'],
    [
      'What was the longest stretch without visible progress you have worked through?',
      'How you kept going and how you knew it was worth it.',
    ],
    [
      'Describe an error of yours that others saw. How did you face them?',
      'That you named it yourself and put it right.',
    ],
    ['When did you realise that you had taken on too much?', 'The sign you noticed, and how you asked for help.'],
    [
      'Tell me about work you had to finish with people you found difficult.',
      'That the work came first, and how you made it bearable.',
    ],
    ['Describe an exam, a trial shift or a first day that went badly.', 'What you made of it by the next time.', ENTRY],
    [
      'How did you carry your team through the loss of a key person?',
      'What you said, what you dropped, who grew into the gap.',
      LEAD,
    ],
    [
      'What was the most public setback under your responsibility?',
      'What you said outside and inside, and how trust came back.',
      EXECUTIVE,
    ],
  ]),
]
