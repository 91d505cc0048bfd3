import { FRONTED, SUBORDINATE } from '#shared/writer/english/clauses.ts'

/** Who acts in a clause, and what is said of them. */
export type Reading = {
  /** 'nobody': the clause begins with its verb, or has none. */
  readonly subject: 'I' | 'we' | 'nobody' | 'other'
  /** What stands before the subject: 'In the second year'. */
  readonly front: string
  /** What stands behind it: 'sold 61 chairs'. For others and nobody the whole clause. */
  readonly predicate: string
}

/** Reads the subject of a clause that begins with it, or with a time, place or condition before it. */
export function readingOf(text: string): Reading {
  const found = [...text.matchAll(FIRST_PERSON)].find(({ index }) => isFront(text.slice(0, index)))
  const front = text.slice(0, found?.index ?? 0).replace(/[\s,]+$/, '')
  if (found) {
    const [, subject = '', short = ''] = found
    const predicate = `${SHORT[short.toLowerCase()] ?? ''}${text.slice(found.index + found[0].length)}`.trim()
    return { subject: subject.toLowerCase() === 'i' ? 'I' : 'we', front, predicate: withoutAdverb(predicate) }
  }
  return { subject: VERB_FIRST.test(text) && !STATED.test(text) ? 'nobody' : 'other', front: '', predicate: text }
}

const FIRST_PERSON = /\b(I|we)\b('(?:m|ve|d|ll|re))?\s*/gi
/** What is short for what; "'d" is read by the verb after it. */
const SHORT: Readonly<Record<string, string>> = {
  "'m": 'am ',
  "'ve": 'have ',
  "'re": 'are ',
  "'ll": 'will ',
  "'d": 'would ',
}

/** Nothing, or a time, place or condition that is told to its end. */
const isFront = (front: string): boolean =>
  front.trim() === '' ||
  (FRONTED.test(front) &&
    front.length <= 80 &&
    !LEADS_ON.test(front.trim()) &&
    (SUBORDINATE.test(front) || !FINITE.test(front)))
/** What has its own verb is a sentence of its own: 'This is thanks to …'. */
const FINITE = /\b(?:is|was|were|are|had|has|have|did|went|came|showed|got)\b/i
/** 'When' of 'When I asked', 'the year before' of 'the year before I came'. */
const LEADS_ON =
  /\b(?:when|whenever|if|as|after|before|while|since|because|although|though|once|until|unless|where|(?<!(?:before|after|since|besides) )that|which|who|what|than|and|or|but|in|on|at|by|for|from|with|to|of)$/i

/** 'Planting plan was by a designer' begins with no verb. */
const STATED = /^\S+ (?:\S+ ){0,3}?(?:was|were|is|are|had|has|have|goes|went|came|comes|takes|took|makes|gets)\b/i

/** Words between subject and verb that measure nothing. */
const withoutAdverb = (predicate: string): string =>
  predicate.replace(
    /^(?:(?:also|just|then|really|even|actually|personally|basically|simply|myself|now|kind of)\s+)+/i,
    '',
  )

/** Common verbs whose past has no '-ed', as they begin lines that leave their 'I' out: 'Sold dental chairs'. */
export const IRREGULAR_PAST =
  'beat became began bent bound bought bred broke brought built burnt came caught chose cleaned cut dealt drew drove dug ' +
  'fed fell felt fitted fixed flew forgot fought found gave got grew held helped hit hung kept knew laid learnt led left lent let lit ' +
  'made meant met mowed paid put quit ran rang read rebuilt redid rewrote rode rose sang sat saw sent set sewed shot showed ' +
  'shut slept sold sorted sought sowed spelt spent split spoke spoilt spread stood stuck swam swept taught thought threw ' +
  'told took trod understood undid unloaded went woke won wore wound wrote did'
/** A past of '-ed', one of the irregular ones, or '-ing' at the start. */
const VERB_FIRST = new RegExp(
  String.raw`^(?:(?:also|then|mostly|mainly|usually|always|never|successfully) )?(?:(?!(?:need|indeed|speed|feed|seed|weed|red|bed|shed|used to)\b)\p{L}{2,}ed|${IRREGULAR_PAST.split(' ').join('|')}|(?!(?:thing|something|nothing|everything|anything|during|morning|evening|spring|king|ring|string|according|ceiling|building)\b)\p{L}{2,}ing)\s`,
  'iu',
)
