import { isRelated } from '#shared/grounding/stems.ts'
import type { Reading, Violation } from '#shared/grounding/types.ts'

/** Praise, reach and vague amounts that the line adds: 'award-winning', 'national', 'hundreds'. */
export function praiseViolations({ line, source, known, language }: Reading): readonly Violation[] {
  if (language !== 'en') return []
  return line.words
    .filter(({ lower }) => PRAISE.has(lower))
    .filter(({ lower }) => ![...source.words, ...known.words].some((word) => isSame(word.lower, lower)))
    .map(({ text, lower }) => ({ kind: AMOUNT.test(lower) ? ('number' as const) : ('praise' as const), what: text }))
}

const isSame = (a: string, b: string): boolean =>
  a === b || (b.length > 5 && isRelated(a, b)) || (ALIKE.find((words) => words.includes(b))?.includes(a) ?? false)

const AMOUNT = /^(?:dozens|hundreds|thousands|millions|billions|countless|numerous)$/

const ALIKE: readonly (readonly string[])[] = [
  ['best', 'top', 'finest', 'number', 'first', 'winner', 'won', 'better', 'excellent', 'most'],
  ['top', 'best', 'highest', 'first', 'number'],
  ['largest', 'biggest', 'bigger', 'larger'],
  ['biggest', 'largest', 'bigger', 'larger'],
  ['highest', 'best', 'most', 'top', 'biggest'],
  ['fastest', 'quickest', 'faster', 'quicker'],
  ['numerous', 'many', 'several', 'lots', 'lot', 'various', 'plenty'],
  ['countless', 'many', 'lots'],
  ['international', 'countries', 'abroad', 'worldwide', 'world'],
  ['global', 'worldwide', 'world', 'countries'],
  ['worldwide', 'global', 'world'],
  ['national', 'nationwide', 'country', 'nation'],
  ['nationwide', 'national', 'country'],
  ['award', 'prize', 'won', 'awards', 'medal', 'trophy', 'named', 'voted', 'employee'],
  ['awards', 'prizes', 'award', 'prize', 'won', 'medals'],
  ['innovative', 'innovation', 'new'],
  ['excellent', 'best', 'good', 'great'],
  ['outstanding', 'best', 'great'],
  ['unique', 'only', 'own'],
  ['fluent', 'fluently', 'native', 'perfectly', 'mother'],
  ['fluently', 'fluent', 'native', 'perfectly', 'mother'],
  ['native', 'mother', 'bilingual'],
  ['award-winning', 'award', 'prize'],
  ['record', 'best', 'highest'],
  ['significantly', 'lot', 'much', 'far', 'hugely', 'massively', 'way', 'really', 'halved', 'doubled', 'half'],
  ['dramatically', 'lot', 'much', 'hugely', 'massively', 'half', 'halved', 'doubled'],
  ['substantially', 'lot', 'much', 'hugely', 'half', 'halved', 'doubled'],
]

const PRAISE = new Set(
  `best award awards winning top largest biggest highest fastest record unparalleled exceptional
   outstanding excellent innovative groundbreaking revolutionary unique premier renowned acclaimed prestigious
   state-of-the-art cutting-edge proven seasoned accomplished visionary stellar unmatched flawless flawlessly perfect
   perfectly extensive extensively expertly expertise masterfully national nationwide international internationally
   global globally worldwide regional statewide exactly precisely fluent fluently native proficient gold silver bronze instrumental pivotal crucial significantly substantially dramatically drastically massively vastly dozens hundreds thousands millions billions countless numerous`.split(
    /\s+/,
  ),
)
