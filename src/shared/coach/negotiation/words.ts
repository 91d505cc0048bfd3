import type { Code } from '#shared/coach/negotiation/codes.ts'
import type { Ask, EmployerTactic, Lever } from '#shared/coach/negotiation/types.ts'
import type { Language } from '#shared/text/languages.ts'

/** What the employer says and what is understood of the candidate, in one language. */
export type NegotiationWords = {
  readonly language: Language
  /** At least four lines for each code, with placeholders for figures. */
  readonly lines: Readonly<Record<Code, readonly string[]>>
  /** What the placeholders become. */
  readonly names: {
    readonly per: Readonly<Record<Ask['period'], string>>
    readonly role: string
    readonly currency: string
    readonly levers: Readonly<Record<Lever, string>>
  }
  /** What to answer to each of the employer's tactics. */
  readonly answers: Readonly<Record<EmployerTactic, string>>
  readonly moves: MoveWords
  readonly endings: EndingWords
  readonly figures: FigureWords
}

/** How moves are recognized. All patterns of this file take lower case with straight apostrophes. */
export type MoveWords = {
  readonly insult: RegExp
  /** Matches the whole text. */
  readonly silence: RegExp
  readonly refusal: RegExp
  readonly askBudget: RegExp
  readonly alternative: RegExp
  readonly reason: RegExp
  /** With a figure of what was done or counted it is a reason: 'I handled 50,000 orders a year'. */
  readonly deed: RegExp
  readonly trade: RegExp
  readonly bundle: RegExp
  readonly time: RegExp
  readonly threat: RegExp
  /** Questions about what others pay, which is unknown and never guessed. */
  readonly othersPay: RegExp
  /** Question words; with a question mark they ask about the job. */
  readonly questions: RegExp
  /** At the start of the text. */
  readonly greeting: RegExp
  readonly levers: Readonly<Record<Lever, RegExp>>
}

/** Whether words end the negotiation. */
export type EndingWords = {
  /** At the start of a clause, before a yes. */
  readonly lead: RegExp
  /** A whole clause that accepts; one that does so unless another word changes it; and one of courtesy. */
  readonly plain: RegExp
  readonly soft: RegExp
  readonly courtesy: RegExp
  /** Questions that accept: 'Where do I sign?' */
  readonly asked: RegExp
  /** What makes an acceptance invalid. */
  readonly condition: RegExp
  readonly leaving: RegExp
  readonly if: RegExp
  readonly rather: RegExp
}

/** Words around a figure that tell what it is. */
export type FigureWords = {
  /** A new thought begins. */
  readonly break: RegExp
  /** Before it, the nearest counts: pay that is asked for, pay of before or of others, something done or counted. */
  readonly cues: readonly (readonly ['wish' | 'other-pay' | 'proof', RegExp])[]
  /** Directly before it. */
  readonly refused: RegExp
  readonly raisedTo: RegExp
  readonly groupOf: RegExp
  readonly yearBefore: RegExp
  /** Directly after it. */
  readonly turnedDownAfter: RegExp
  readonly wishedAfter: RegExp
  readonly pastAfter: RegExp
  /** Directly after a short one that is meant in thousands: '55, please'. */
  readonly shortAfter: RegExp
  /** One word after it: something that is counted, or a word after which nothing is counted. */
  readonly thing: RegExp
  readonly noThing: RegExp
  /** Whether the text between two figures makes them a range. */
  readonly isRange: (before: string, joint: string) => boolean
}
