import { z } from 'zod'
import { ENGLISH } from '#shared/coach/negotiation/english.ts'
import { FIGURE_KEYS, MOVE_KEYS, type PackedNegotiation } from '#shared/coach/negotiation/packed-words.ts'
import { EMPLOYER_TACTICS, LEVERS } from '#shared/coach/negotiation/types.ts'
import { eachOf } from '#shared/text/each-of.ts'
import { LANGUAGES } from '#shared/text/languages.ts'
import { readYaml, type Source } from './read.ts'
import { LIST, PHRASES, TEXT, WORDS } from './texts.ts'

/** So many different lines keep an employer from repeating themselves. */
const LEAST_LINES = 4
const PLACEHOLDERS = ['offer', 'ask', 'current', 'currency', 'per', 'role', 'lever', 'extras']

const line = TEXT.refine((text) => !/\d/.test(text), 'has a digit: figures come from the negotiation').refine(
  (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => PLACEHOLDERS.includes(name)),
  `has an unknown placeholder: use ${PLACEHOLDERS.join(', ')}`,
)
// The keys of a literal object are its codes; Object.keys alone forgets their names.
const CODES = Object.keys(ENGLISH.lines) as (keyof typeof ENGLISH.lines)[]

/** Where English has lines that do not speak of the candidate's wish, there may be none to speak of. */
const linesOf = (code: (typeof CODES)[number]) => {
  const isWithoutAsk = (text: string) => !text.includes('{ask}')
  const isSafe = (all: readonly string[]) => !ENGLISH.lines[code].some(isWithoutAsk) || all.some(isWithoutAsk)
  return z.array(line).min(LEAST_LINES).refine(isSafe, 'needs a line without {ask}, which may be unknown')
}

const negotiation = z.strictObject({
  lines: z.strictObject(eachOf(CODES, linesOf)),
  names: z.strictObject({
    per: z.strictObject({ year: TEXT, month: TEXT, hour: TEXT }),
    role: TEXT,
    currency: TEXT,
    levers: z.strictObject(eachOf(LEVERS, () => TEXT)),
  }),
  answers: z.strictObject(eachOf(EMPLOYER_TACTICS, () => TEXT)),
  moves: z.strictObject({ ...eachOf(MOVE_KEYS, () => PHRASES), levers: z.strictObject(eachOf(LEVERS, () => PHRASES)) }),
  yes: z.strictObject({ lead: WORDS, plain: LIST, soft: LIST, courtesy: LIST, asked: PHRASES, condition: PHRASES }),
  leaving: z.strictObject({ phrases: PHRASES, if: PHRASES, rather: PHRASES }),
  figures: z.strictObject({
    ...eachOf(FIGURE_KEYS, () => LIST),
    and: WORDS,
    to: WORDS,
    counted: WORDS,
    shortAfter: WORDS,
  }),
})

/** What the employer of a negotiation says and understands in each language but English, by module. */
export function readNegotiations(source: Source): Readonly<Record<string, { packedNegotiation: PackedNegotiation }>> {
  const others = LANGUAGES.filter((language) => language !== 'en')
  return Object.fromEntries(
    others.flatMap((language) => {
      const read = readYaml(source, `negotiation/${language}.yaml`, negotiation)
      return read ? [[`negotiation-${language}`, { packedNegotiation: read.value }] as const] : []
    }),
  )
}
