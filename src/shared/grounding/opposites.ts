import { denialsIn } from '#shared/grounding/denials.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/** Words of the line that say the opposite of the source: 'early' for 'late', 'all' for 'some'. */
export function oppositeViolations({ line, source, known, language }: Reading): readonly Violation[] {
  if (language !== 'en') return []
  const affirmed = affirmedWordsIn(source)
  return line.words
    .filter(({ lower }) => isOpposite(lower, affirmed) && ![source, known].some((passage) => isNamedIn(passage, lower)))
    .map(({ text }) => ({ kind: 'polarity', what: text }))
}

/** Words that are not denied. The half of 'a year and a half' is not a part of something. */
const affirmedWordsIn = perPassage((source): ReadonlySet<string> => {
  const denied = new Set(denialsIn(source).flatMap(({ reach }) => reach))
  const isPart = ({ lower, index }: Word) =>
    lower === 'half' && /^and an? $/.test(`${source.words[index - 2]?.lower} ${source.words[index - 1]?.lower} `)
  return new Set(source.words.filter((word) => !denied.has(word) && !isPart(word)).map(({ lower }) => lower))
})

function isOpposite(lower: string, affirmed: ReadonlySet<string>): boolean {
  if ([...(OPPOSITES.get(lower) ?? [])].some((word) => affirmed.has(word))) return true
  return PREFIXES.some(
    (prefix) =>
      (lower.length > 4 && affirmed.has(prefix + lower)) ||
      (lower.startsWith(prefix) && lower.length - prefix.length > 4 && affirmed.has(lower.slice(prefix.length))),
  )
}

/** Prefixes that negate a word: 'unsuccessful'. */
const PREFIXES = ['un', 'in', 'im', 'il', 'ir', 'dis', 'non', 'mis']

const isNamedIn = (passage: Passage, lower: string): boolean =>
  mentionsOf(passage, lower).some((word) => word.lower === lower || (word.lower.length > 3 && lower.length > 3))

/**
 * Each row: words and their opposites. 'One' way: the source's 'some' rules out 'all', but its 'all' doesn't rule out
 * 'some'.
 */
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
    'some sometimes occasionally half partly partially often usually mostly few except',
    'one',
  ],
]

const OPPOSITES: ReadonlyMap<string, ReadonlySet<string>> = oppositesOf(ROWS)

function oppositesOf(rows: typeof ROWS): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>()
  const add = (words: string, opposites: string) => {
    for (const word of words.split(' ')) all.set(word, new Set([...(all.get(word) ?? []), ...opposites.split(' ')]))
  }
  for (const [words, opposites, directions] of rows) {
    add(words, opposites)
    if (directions === 'both') add(opposites, words)
  }
  return all
}
