import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Lesson } from '#shared/coach/negotiation/debrief.ts'

/** What is said of each lesson; {figure} is pay as it is written. */
export const LESSON_MESSAGES: Readonly<Record<Lesson, MessageDescriptor>> = {
  'no-figure': msg`You named no figure, so theirs was the only one in the room. Name yours, a little above your target.`,
  'asked-below-their-offer': msg({
    message: 'You asked for less than they would have offered by themselves: {figure}. Begin higher.',
  }),
  'anchored-at-target': msg({
    message: 'You began with {figure}, at your target or above. That left room to come down and still be content.',
  }),
  'anchored-low': msg({
    message: 'You began with {figure}, below your own target. What you ask for first is the most you can get.',
  }),
  'accepted-first-offer': msg({
    message: 'You took the first offer. There were {figure} more to be had; one question would have shown it.',
  }),
  'accepted-below-walk-away': msg({
    message:
      'You took {figure}, less than you had said you would take at least. Write that figure down before you talk.',
  }),
  'left-on-table': msg({
    message: 'They could have paid {figure} more. One more reason, or a trade, before you say yes.',
  }),
  'near-ceiling': msg`You reached their limit, or came very near to it. There was hardly more to get.`,
  'conceded-without-return': msg({
    message: 'You came down to {figure} and got nothing for it. Ask for something each time you give something.',
  }),
  'gave-proof': msg`You gave a reason with a figure in it. That is what moves people who must justify a yes.`,
  'gave-reason': msg`You gave a reason. With a result in figures it would have been stronger still.`,
  'no-reason': msg`You asked without a reason. Say what you have done, in figures, and why that is worth it to them.`,
  threatened: msg`A threat costs goodwill, and rarely moves much. Say what you need, and what you would give for it.`,
  traded: msg`You gave something for something. That is how both sides can say yes.`,
  'asked-for-more-than-pay': msg`You asked for more than pay, and got some of it. Where pay is stuck, other things move.`,
  'only-pay': msg`You talked of pay alone. Leave, training, days from home or an early review can be worth as much.`,
  'used-silence': msg`You waited. Many people fill a silence with a better offer.`,
  'asked-their-budget': msg`You asked for their budget. It is a fair question, and the answer shows how far you can go.`,
  'walked-from-good-offer': msg({
    message: 'You left an offer of {figure}, which was more than you had said you would take at least.',
  }),
  'held-walk-away': msg({
    message: 'You left rather than take {figure}, less than you needed. Knowing when to go is worth a lot.',
  }),
}
