import { ENGLISH_ENDINGS } from '#shared/coach/negotiation/ending-words.ts'
import { ENGLISH_FIGURES } from '#shared/coach/negotiation/figure-words.ts'
import { OFFERS } from '#shared/coach/negotiation/lines-offer.ts'
import { TALK } from '#shared/coach/negotiation/lines-talk.ts'
import { ENGLISH_MOVES } from '#shared/coach/negotiation/move-words.ts'
import { ANSWERS } from '#shared/coach/negotiation/tactics.ts'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'

/** An employer who speaks English. */
export const ENGLISH: NegotiationWords = {
  language: 'en',
  lines: { ...TALK, ...OFFERS },
  names: {
    per: { year: 'a year', month: 'a month', hour: 'an hour' },
    role: 'this role',
    currency: 'our currency',
    levers: {
      'start-date': 'a start date of your choice',
      bonus: 'a signing bonus',
      leave: 'more vacation days',
      training: 'paid training',
      remote: 'more remote days',
      title: 'a better title',
      review: 'a pay review after six months, in writing',
    },
  },
  answers: ANSWERS,
  moves: ENGLISH_MOVES,
  endings: ENGLISH_ENDINGS,
  figures: ENGLISH_FIGURES,
}
