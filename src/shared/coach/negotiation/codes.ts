import type { OFFERS } from '#shared/coach/negotiation/lines-offer.ts'
import type { TALK } from '#shared/coach/negotiation/lines-talk.ts'

/** Names what the employer says; each has several lines. */
export type Code = keyof typeof OFFERS | keyof typeof TALK
