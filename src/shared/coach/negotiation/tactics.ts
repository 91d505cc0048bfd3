import type { EmployerTactic, OwnTactic, Tactic } from '#shared/coach/negotiation/types.ts'

/** What an employer's move is, what it is for, and what one can say to it. */
const THEIRS: Readonly<Record<EmployerTactic, { readonly why: string; readonly answer: string }>> = {
  lowball: {
    why: 'The first offer is low on purpose, so that every step up feels like a gift.',
    answer: 'Thank you. For these responsibilities I had a higher figure in mind. How did you arrive at yours?',
  },
  'current-pay': {
    why: 'Your present pay is made the measure, although it says nothing about the new work.',
    answer: 'I would rather talk about what this role asks for and what I bring to it than about what I earn today.',
  },
  'budget-limit': {
    why: 'A budget sounds like a law. Often there is room within it, or in another pot.',
    answer: 'I understand that there is a budget. What could we do with a bonus, leave or an early review?',
  },
  'internal-equity': {
    why: 'What colleagues earn is used as a limit. Fairness matters, but your duties may not be the same.',
    answer: 'Fairness matters to me too. Which responsibilities separate this level from the next one?',
  },
  'good-cop': {
    why: 'A friendly person blames somebody who is not in the room, so that you cannot argue.',
    answer: 'I am glad that you are on my side. What would help you to make the case, or can I speak with them?',
  },
  'other-candidate': {
    why: 'A rival is named so that you ask for less. You cannot know, and it changes nothing of your worth.',
    answer: 'I can see that you have a choice. May I say once more what you get if you choose me?',
  },
  'exploding-offer': {
    why: 'A short deadline is to keep you from thinking and from comparing.',
    answer: 'I want to give you a firm yes, so I need two days. Can we say Friday at noon?',
  },
  'split-the-difference': {
    why: 'Half way sounds fair, yet it depends on where both began: a low beginning pulls the middle down.',
    answer: 'Half way takes me below what I can justify. If we meet a bit above it, I can say yes now.',
  },
  flattery: {
    why: 'Praise is pleasant and free. It takes the place of a better figure.',
    answer: 'Thank you, that means a lot. How can we show it in the offer?',
  },
  deferral: {
    why: 'Later costs nothing today. Without a date and a measure it may never come.',
    answer: 'Let us write down when we review it, by what measure, and by how much.',
  },
}

const YOURS: Readonly<Record<OwnTactic, string>> = {
  anchor: 'You named a figure. Whoever names one first sets the scale, so it should be high and have a reason.',
  range: 'You named a range. Employers hear the lower end, so that one must already be good for you.',
  'ask-budget': 'You asked for their budget. What they say tells you how far you can go.',
  justify: 'You gave a reason. Reasons with results let the other side say yes without losing face.',
  alternative: 'You mentioned another possibility. True ones are strong; invented ones end talks.',
  trade: 'You gave something for something. Trades move an employer further than wishes.',
  bundle: 'You spoke of the whole package. Where pay is stuck, other things may move.',
  silence: 'You waited. Silence is hard to bear, and often the other side fills it with something.',
  time: 'You asked for time. A good offer survives a night.',
  threat: 'You threatened. It may move a figure a little and costs a lot of goodwill.',
  'walk-away': 'You were ready to leave. That is strong once, if you mean it.',
  accept: 'You accepted. Before that, ask whether everything is in it that matters to you.',
}

export const theirTactic = (name: EmployerTactic): Tactic => ({ who: 'employer', name, ...THEIRS[name] })

export const ownTactic = (name: OwnTactic): Tactic => ({ who: 'you', name, why: YOURS[name] })
