import { perPassage } from '#shared/grounding/per-passage.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Passage, Word } from '#shared/grounding/types.ts'

/** Where a passage names a word, in whatever form. */
export function mentionsOf(passage: Passage, lower: string): readonly Word[] {
  const { asked, places } = indexOf(passage)
  const known = asked.get(lower)
  if (known) return known
  const found = [...places].flatMap(([word, words]) => (isRelated(word, lower) ? words : []))
  const mentions = found.toSorted((a, b) => a.at - b.at)
  asked.set(lower, mentions)
  return mentions
}

const indexOf = perPassage(({ words }) => ({
  places: Map.groupBy(words, ({ lower }) => lower),
  /** Answers given, for the next line that asks. */
  asked: new Map<string, readonly Word[]>(),
}))

/** Whether a passage names a word, or one that everybody would put for it. */
export const isSupported = (passage: Passage, lower: string): boolean =>
  mentionsOf(passage, lower).length > 0 || passage.words.some((word) => areAlike(word.lower, lower))

/** Whether two counted things may be the same. */
export const areAlike = (a: string, b: string): boolean =>
  ALIKE.some((words) => words.includes(a) && words.includes(b)) ||
  (ANYBODY.test(a) && PERSONS.some((words) => words.includes(b))) ||
  (ANYBODY.test(b) && PERSONS.some((words) => words.includes(a)))

const ANYBODY = /^(?:people|persons?|members?|participants?|attendees?|individuals?|adults)$/

/** Nouns that are put for each other where people and things are counted. */
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

/** Rows of those who are people. */
const PERSONS = ALIKE.slice(0, 4)
