import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Lesson } from '#shared/coach/negotiation/debrief.ts'

/** What is said of each lesson; {figure} is pay as it is written. */
export const LESSON_MESSAGES: Readonly<Record<Lesson, MessageDescriptor>> = {
  'no-figure': msg`You didn’t name a figure, so theirs was the only one discussed. Name yours, a little above your target.`,
  'asked-below-their-offer': msg({
    message: 'You asked for less than the {figure} they would have offered anyway. Start higher.',
  }),
  'anchored-at-target': msg({
    message: 'You started with {figure}, at your target or above. That left you room to come down.',
  }),
  'anchored-low': msg({
    message: 'You started with {figure}, below your own target. Your first request is usually the most you can get.',
  }),
  'accepted-first-offer': msg({
    message: 'You took the first offer. You could have gotten {figure} more by asking.',
  }),
  'accepted-below-walk-away': msg({
    message:
      'You accepted {figure}, which is below the minimum you entered. Write your minimum down before you negotiate.',
  }),
  'left-on-table': msg({
    message: 'They could have paid {figure} more. Give one more reason or offer a trade before you say yes.',
  }),
  'near-ceiling': msg`You reached their limit or came very close. There was little more to get.`,
  'conceded-without-return': msg({
    message: 'You came down to {figure} and got nothing in return. Whenever you give something, ask for something.',
  }),
  'gave-proof': msg`You gave a reason with a figure in it. That helps the person who has to justify saying yes.`,
  'gave-reason': msg`You gave a reason. A result with a number would make it stronger.`,
  'no-reason': msg`You asked without giving a reason. Say what you’ve done, with numbers, and why it’s worth that much to them.`,
  threatened: msg`A threat costs goodwill and rarely moves much. Say what you need and what you’d give for it.`,
  traded: msg`You offered something in return. That makes it easier for both sides to say yes.`,
  'asked-for-more-than-pay': msg`You asked for more than pay and got some of it. When pay is stuck, other things can still move.`,
  'only-pay': msg`You talked only about pay. Vacation days, training, remote days, or an early review can be worth as much.`,
  'used-silence': msg`You waited. A pause can bring a better offer.`,
  'asked-their-budget': msg`You asked for their budget. It’s a fair question, and the answer shows how far you can go.`,
  'walked-from-good-offer': msg({
    message: 'You walked away from {figure}, which is above the minimum you entered.',
  }),
  'held-walk-away': msg({
    message: 'You walked away from {figure}, which is below the minimum you entered. You stuck to your limit.',
  }),
}
