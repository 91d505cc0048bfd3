import { isRelated } from '#shared/ai/grounding/stems.ts'
import type { Reading, Violation } from '#shared/ai/grounding/types.ts'

/** Words of the line that say the opposite of what was said: 'early' for 'late', 'all' for 'some'. */
export function oppositeViolations({ line, said, known, denied, language }: Reading): readonly Violation[] {
  if (language !== 'en') return []
  const plain = said.words.filter((word) => !denied.said.some(({ reach }) => reach.includes(word)))
  return line.words.flatMap((word) => {
    const opposites = OPPOSITES.get(word.lower)
    if (!opposites || [...said.words, ...known.words].some(({ lower }) => isOne(lower, word.lower))) return []
    const isTurned = plain.some(({ lower }) => opposites.has(lower))
    return isTurned ? [{ kind: 'polarity' as const, what: word.text }] : []
  })
}

const isOne = (a: string, b: string) => a === b || (a.length > 3 && b.length > 3 && isRelated(a, b))

/** Each row: words, and those against them. What is true of some is not said of all, but not the other way round. */
const ROWS: readonly (readonly [string, string, 'both' | 'one'])[] = [
  ['early earlier ahead', 'late later behind delayed', 'both'],
  ['better best', 'worse worst', 'both'],
  ['profit profits profitable', 'loss losses', 'both'],
  ['passed pass passing', 'failed fail failing', 'both'],
  ['won win winning', 'lost lose losing', 'both'],
  ['accepted approved granted', 'rejected refused declined denied', 'both'],
  ['hired recruited', 'fired dismissed laid', 'both'],
  ['opened opening', 'closed closing', 'both'],
  ['bought', 'sold', 'both'],
  ['inside indoor indoors', 'outside outdoor outdoors', 'both'],
  ['public', 'private', 'both'],
  ['internal', 'external', 'both'],
  ['permanent', 'temporary', 'both'],
  ['paid', 'unpaid voluntary volunteer volunteered', 'both'],
  ['large big major huge', 'small little minor tiny', 'both'],
  ['cheap cheaper', 'expensive dearer', 'both'],
  ['strong', 'weak', 'both'],
  ['happy satisfied', 'unhappy dissatisfied angry', 'both'],
  ['remote remotely', 'onsite', 'both'],
  ['manual manually', 'automatic automated automatically', 'both'],
  ['positive', 'negative', 'both'],
  ['import imported', 'export exported', 'both'],
  ['north northern', 'south southern', 'both'],
  ['east eastern', 'west western', 'both'],
  ['minimum', 'maximum', 'both'],
  ['many most numerous', 'few', 'both'],
  ['success successful successfully', 'failure unsuccessful unsuccessfully failed', 'both'],
  [
    'all every each always entire entirely consistently never',
    'some sometimes occasionally half partly partially often usually mostly few',
    'one',
  ],
]

const OPPOSITES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ROWS.flatMap(([words, against, ways]) => {
    const [one, other] = [words.split(' '), against.split(' ')]
    const rows = one.map((word) => [word, new Set(other)] as const)
    return ways === 'one' ? rows : [...rows, ...other.map((word) => [word, new Set(one)] as const)]
  }),
)
