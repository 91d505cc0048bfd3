import { z } from 'zod'
import { PHRASE_KEYS, type PackedRubric } from '#shared/coach/rubric/packed-words.ts'
import { COMPETENCIES } from '#shared/coach/types.ts'
import { eachOf } from '#shared/text/each-of.ts'
import { LANGUAGES, type Language } from '#shared/text/languages.ts'
import { readYaml, type Source } from './read.ts'
import { ID, PHRASES, WORDS } from './texts.ts'

const persons = { i: WORDS, we: WORDS }
const rubric = z.strictObject({
  ...eachOf(PHRASE_KEYS, () => PHRASES),
  hesitations: WORDS,
  fillersBetweenCommas: WORDS,
  steps: WORDS,
  nameAfter: WORDS,
  areNounsCapitalized: z.boolean(),
  numberWords: WORDS,
  deeds: z.strictObject({
    subjects: z.strictObject({ ...persons, others: WORDS }),
    auxiliaries: z.strictObject({ ...persons, others: WORDS, any: WORDS }),
    past: z.strictObject(persons),
    needsSubject: z.boolean(),
    participles: WORDS,
    passive: WORDS,
    notDeeds: WORDS,
  }),
  asking: WORDS,
  topics: z.strictObject(eachOf(COMPETENCIES, () => WORDS)),
  strengths: WORDS,
  changesOfJob: WORDS,
  general: z.strictObject({ role: WORDS, curveball: WORDS }),
  industries: z.record(ID, WORDS),
})

/** What the coach looks for in answers of each language but English. */
export function readCoachRubrics(source: Source): Partial<Record<Language, PackedRubric>> {
  const others = LANGUAGES.filter((language) => language !== 'en')
  return Object.fromEntries(
    others.flatMap((language) => {
      const read = readYaml(source, `coach-rubric/${language}.yaml`, rubric)
      return read ? [[language, read.value] as const] : []
    }),
  )
}
