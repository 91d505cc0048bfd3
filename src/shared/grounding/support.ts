import { perPassage } from '#shared/grounding/per-passage.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Passage, Word } from '#shared/grounding/types.ts'

/** Where a passage mentions a word, in any form. */
export function mentionsOf(passage: Passage, lower: string): readonly Word[] {
  const { mentions: cache, byWord } = indexOf(passage)
  const cached = cache.get(lower)
  if (cached) return cached
  const found = [...byWord].flatMap(([word, words]) => (isRelated(word, lower) ? words : []))
  const mentions = found.toSorted((a, b) => a.index - b.index)
  cache.set(lower, mentions)
  return mentions
}

/** Where a passage has exactly this folded word. */
export const placesOf = (passage: Passage, lower: string): readonly Word[] => indexOf(passage).byWord.get(lower) ?? []

const indexOf = perPassage(({ words }) => ({
  byWord: Map.groupBy(words, ({ lower }) => lower),
  /** Cached results. */
  mentions: new Map<string, readonly Word[]>(),
  supported: new Map<string, boolean>(),
}))

/** Whether a passage mentions a word or a common synonym. */
export function isSupported(passage: Passage, lower: string): boolean {
  const { supported, byWord } = indexOf(passage)
  const isKnown = supported.get(lower)
  if (isKnown !== undefined) return isKnown
  const isFound = mentionsOf(passage, lower).length > 0 || [...byWord.keys()].some((word) => areAlike(word, lower))
  supported.set(lower, isFound)
  return isFound
}

/** Whether two counted things may be the same. */
export const areAlike = (a: string, b: string): boolean =>
  ALIKE.some((words) => words.includes(a) && words.includes(b)) ||
  (ANY_PERSON.test(a) && PERSONS.some((words) => words.includes(b))) ||
  (ANY_PERSON.test(b) && PERSONS.some((words) => words.includes(a)))

const ANY_PERSON = /^(?:people|persons?|members?|participants?|attendees?|individuals?|adults)$/

/** Interchangeable nouns for counted people and things. */
const ALIKE: readonly (readonly string[])[] = [
  `people person persons employees employee staff colleagues colleague lads lad workers worker members member individuals
   individual men women guys folks heads person team teammates coworkers personnel hires adults us four five three`,
  'kids kid children child pupils pupil students student youngsters learners boys girls people',
  `customers customer clients client guests guest patrons accounts buyers shoppers users user people households visitors
   attendees participants`,
  'mothers mother mums mum moms mom',
  'fathers father dads dad',
  'patients patient residents resident people cases',
  'sites site locations location places place branches branch shops shop stores store outlets',
  'homes home houses house properties property flats apartments units',
  'calls call phone phones enquiries inquiries',
  'tickets ticket requests request issues issue queries cases',
  'firms firm companies company businesses business organisations',
  'cars car vehicles vehicle vans trucks lorries lorry',
  'nights night evenings evening',
  'meals meal dishes dish covers plates',
  'engineers engineer developers developer programmers devs dev people',
  'articles article posts post pieces stories',
  'installs install downloads download',
  'group team crew',
  'tests test checks',
].map((row) => row.split(/\s+/))

/** Rows of words for people. */
const PERSONS = ALIKE.slice(0, 4)
