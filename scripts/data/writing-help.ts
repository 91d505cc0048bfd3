import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readYaml, type Source } from './read.ts'
import { TEXT } from './texts.ts'

const VERBS = z.array(z.string().regex(/^[A-Z][a-z]+$/, 'must be one capitalized word')).min(1)
const verbs = z.record(z.string(), VERBS).refine(({ general }) => general !== undefined, '"general" is missing')

/** Nouns become a regular expression. */
const NOUNS = z.array(z.string().regex(/^[a-z]+(?: [a-z]+)*$/, 'must consist of lowercase letters')).min(1)
const questions = z.array(
  z.strictObject({
    nouns: NOUNS,
    question: TEXT.refine((text) => text.includes('{noun}') && text.endsWith('?'), 'must ask about {noun}'),
    place: z.enum(['before', 'of']).default('before'),
    per: TEXT.exactOptional(),
  }),
)

/** Verbs by industry, and what is asked about a noun without a number. */
export function readWritingHelp(source: Source) {
  const byIndustry = readYaml(source, 'writing-help/verbs.yaml', verbs)
  for (const industry of Object.keys(byIndustry?.value ?? {}))
    if (industry !== 'general' && !existsSync(join(source.root, 'occupations', `${industry}.yaml`)))
      source.report(byIndustry!.placeOf(industry), `"${industry}" is no industry of the occupations. Correct its name.`)
  const asked = readYaml(source, 'writing-help/questions.yaml', questions)
  const nouns = asked?.value.flatMap((each) => each.nouns) ?? []
  for (const noun of new Set(nouns.filter((each, index) => nouns.indexOf(each) < index)))
    source.report(asked!.placeOf(), `"${noun}" is in two questions. Remove it from one of them.`)
  return { verbsByIndustry: byIndustry?.value ?? {}, numberQuestions: asked?.value ?? [] }
}
