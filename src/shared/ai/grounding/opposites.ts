import { isRelated } from '#shared/ai/grounding/stems.ts'
import type { Reading, Violation } from '#shared/ai/grounding/types.ts'

/** Words of the line that say the opposite of what was said: 'early' for 'late', 'all' for 'some'. */
export function oppositeViolations({ line, said, known, denied, language }: Reading): readonly Violation[] {
  if (language !== 'en') return []
  const plain = said.words.filter((word) => !denied.said.some(({ reach }) => reach.includes(word)))
  return line.words.flatMap((word) => {
    if ([...said.words, ...known.words].some(({ lower }) => isOne(lower, word.lower))) return []
    const opposites = OPPOSITES.get(word.lower)
    const isTurned = plain.some(({ lower }) => opposites?.has(lower) || isPrefixed(lower, word.lower))
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
  ['won win winning kept keep retained', 'lost lose losing', 'both'],
  ['completed finished ended', 'quit abandoned started began', 'both'],
  ['day daytime', 'night nights overnight', 'both'],
  ['beginning', 'end', 'both'],
  ['supported backed', 'opposed against', 'both'],
  ['faster quicker sooner', 'slower longer', 'both'],
  ['early', 'mid middle', 'both'],
  ['late', 'mid middle', 'both'],
  ['increase increased', 'decrease decreased', 'both'],
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

const OPPOSITES: ReadonlyMap<string, ReadonlySet<string>> = oppositesOf(ROWS)

function oppositesOf(rows: typeof ROWS): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>()
  const add = (words: string, against: string) => {
    for (const word of words.split(' ')) all.set(word, new Set([...(all.get(word) ?? []), ...against.split(' ')]))
  }
  for (const [words, against, ways] of rows) {
    add(words, against)
    if (ways === 'both') add(against, words)
  }
  return all
}

/** 'Successful' and 'unsuccessful': one is the other with a small beginning that turns it. */
const isPrefixed = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return (
    short.length > 4 && /^(?:un|in|im|il|ir|dis|non|mis)$/.test(long.slice(0, -short.length)) && long.endsWith(short)
  )
}
