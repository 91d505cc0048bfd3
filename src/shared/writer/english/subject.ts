import { FRONTED, SUBORDINATE } from '#shared/writer/english/clauses.ts'

/** Who acts in a clause, and what it says about them. */
export type Reading = {
  /** 'nobody': the clause begins with its verb, or has none. */
  readonly subject: 'I' | 'we' | 'nobody' | 'other'
  /** Text before the subject: 'In the second year'. */
  readonly front: string
  /** Text after the subject: 'sold 61 chairs'. For 'other' and 'nobody' the whole clause. */
  readonly predicate: string
}

/** Finds the subject of a clause that begins with it, or with a time, place or condition. */
export function readingOf(text: string): Reading {
  const found = [...text.matchAll(FIRST_PERSON)].find(({ index }) => isFront(text.slice(0, index)))
  const front = text.slice(0, found?.index ?? 0).replace(/[\s,]+$/, '')
  if (found) {
    const [, subject = '', short = ''] = found
    const predicate = `${SHORT[short.toLowerCase()] ?? ''}${text.slice(found.index + found[0].length)}`.trim()
    return { subject: subject.toLowerCase() === 'i' ? 'I' : 'we', front, predicate: withoutAdverb(predicate) }
  }
  return { subject: VERB_FIRST.test(text) && !HAS_SUBJECT.test(text) ? 'nobody' : 'other', front: '', predicate: text }
}

const FIRST_PERSON = /\b(I|we)\b('(?:m|ve|d|ll|re))?\s*/gi
/** Expansions of contractions; "'d" is decided by the verb after it. */
const SHORT: Readonly<Record<string, string>> = {
  "'m": 'am ',
  "'ve": 'have ',
  "'re": 'are ',
  "'ll": 'will ',
  "'d": 'would ',
}

/** Empty, or a complete time, place or condition. */
const isFront = (front: string): boolean =>
  front.trim() === '' ||
  (FRONTED.test(front) &&
    front.length <= 80 &&
    !CONTINUES.test(front.trim()) &&
    (SUBORDINATE.test(front) || !FINITE.test(front)))
/** Text with a verb of its own is a sentence of its own: 'This is thanks to …'. */
const FINITE = /\b(?:is|was|were|are|had|has|have|did|went|came|showed|got)\b/i
/** 'When' in 'When I asked', 'the year before' in 'the year before I came'. */
const CONTINUES =
  /\b(?:when|whenever|if|as|after|before|while|since|because|although|though|once|until|unless|where|(?<!(?:before|after|since|besides) )that|which|who|what|than|and|or|but|in|on|at|by|for|from|with|to|of)$/i

/** 'Planting plan was by a designer' doesn't begin with a verb. */
const HAS_SUBJECT = /^\S+ (?:\S+ ){0,3}?(?:was|were|is|are|had|has|have|goes|went|came|comes|takes|took|makes|gets)\b/i

/** Adverbs between subject and verb that add no information. */
const withoutAdverb = (predicate: string): string =>
  predicate.replace(
    /^(?:(?:also|just|then|really|even|actually|personally|basically|simply|myself|now|kind of)\s+)+/i,
    '',
  )

/** Common verbs with a past form without '-ed', for lines that omit 'I': 'Sold dental chairs'. */
export const IRREGULAR_PAST =
  'beat became began bent bound bought bred broke brought built burnt came caught chose cleaned cut dealt drew drove dug ' +
  'fed fell felt fitted fixed flew forgot fought found gave got grew held helped hit hung kept knew laid learnt led left lent let lit ' +
  'made meant met mowed paid put quit ran rang read rebuilt redid rewrote rode rose sang sat saw sent set sewed shot showed ' +
  'shut slept sold sorted sought sowed spelt spent split spoke spoilt spread stood stuck swam swept taught thought threw ' +
  'told took trod understood undid unloaded went woke won wore wound wrote did'
/** An '-ed' form, an irregular past form, or an '-ing' form at the start. */
const VERB_FIRST = new RegExp(
  String.raw`^(?:(?:also|then|mostly|mainly|usually|always|never|successfully) )?(?:(?!(?:need|indeed|speed|feed|seed|weed|red|bed|shed|used to)\b)\p{L}{2,}ed|${IRREGULAR_PAST.split(' ').join('|')}|(?!(?:thing|something|nothing|everything|anything|during|morning|evening|spring|king|ring|string|according|ceiling|building)\b)\p{L}{2,}ing)\s`,
  'iu',
)
