import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { CATEGORIES, LEVELS } from '#shared/interview/types.ts'
import { LANGUAGES, type Language } from '#shared/text/languages.ts'
import { PIECES } from '#shared/writer/types.ts'
import { readYaml, type Read, type Source } from './read.ts'
import { ID, TEXT, TEXTS } from './texts.ts'

const translation = z.strictObject({ id: ID, question: TEXT, followUp: TEXT })
/** Tags are the same in all languages, so only the English file has them. */
const question = z.strictObject({
  ...translation.shape,
  category: z.enum(CATEGORIES),
  asks: z.array(z.enum(PIECES)).min(1),
})
const levelQuestion = z.strictObject({ ...question.shape, level: z.enum(LEVELS) })

const industry = {
  english: z.strictObject({ label: TEXT, aliases: TEXTS, questions: z.array(levelQuestion) }),
  other: z.strictObject({ label: TEXT, questions: z.array(translation) }),
}
const role = {
  english: z.strictObject({
    industry: ID.exactOptional(),
    names: TEXTS,
    looseNames: TEXTS.exactOptional(),
    vagueNames: TEXTS.exactOptional(),
    questions: z.array(question),
  }),
  other: z.strictObject({ names: TEXTS, questions: z.array(translation) }),
}
const namedProjects = {
  english: z.strictObject({ questions: z.array(question) }),
  other: z.strictObject({ questions: z.array(translation) }),
}
const order = z.strictObject({ industries: z.array(ID), roles: z.array(ID) })

type Translated = { readonly questions: readonly z.infer<typeof translation>[] }
/** The files of one bank: the English one with the tags, and the part that every language has. */
type Bank<English extends Other, Other> = {
  readonly id: string
  readonly english: English
  readonly languages: Readonly<Record<Language, Other>>
}
export type InterviewData = ReturnType<typeof readInterview>

/** The banks of questions of `data/interview`, in the order of `order.yaml`. */
export function readInterview(source: Source) {
  const listed = readYaml(source, 'interview/order.yaml', order)
  const { industries, roles } = listed?.value ?? { industries: [], roles: [] }
  if (listed) reportUnlisted(['general', 'named-projects', ...industries, ...roles], source)
  return {
    general: readBank('general', industry, source),
    namedProjects: readBank('named-projects', namedProjects, source),
    industries: industries.flatMap((id) => readBank(id, industry, source) ?? []),
    roles: roles.flatMap((id) => {
      const read = readBank(id, role, source)
      const field = read?.english.industry
      if (field !== undefined && !industries.includes(field))
        source.report(join(source.root, fileOf('en', id)), `the industry "${field}" is not in order.yaml.`)
      return read ?? []
    }),
  }
}

const fileOf = (language: Language, id: string): string => `interview/${language}/${id}.yaml`

/** A file that `order.yaml` does not name would be ignored silently. */
function reportUnlisted(ids: readonly string[], { root, report }: Source): void {
  for (const file of globSync(`interview/{${LANGUAGES.join()}}/*`, { cwd: root }))
    if (!ids.includes(basename(file, '.yaml')))
      report(join(root, file), 'this bank is not in order.yaml. Add its name there, or delete the file.')
}

function readBank<English extends Other, Other extends Translated>(
  id: string,
  schemas: { readonly english: z.ZodType<English>; readonly other: z.ZodType<Other> },
  source: Source,
): Bank<English, Other> | undefined {
  const missing = LANGUAGES.map((language) => join(source.root, fileOf(language, id))).filter(
    (file) => !existsSync(file),
  )
  for (const file of missing) source.report(file, 'this file is missing. Every bank needs one in each language.')
  if (missing.length > 0) return undefined
  const english = readYaml(source, fileOf('en', id), schemas.english)
  const de = readYaml(source, fileOf('de', id), schemas.other)
  const fr = readYaml(source, fileOf('fr', id), schemas.other)
  const es = readYaml(source, fileOf('es', id), schemas.other)
  if (!english || !de || !fr || !es) return undefined
  reportDuplicates(english, source)
  for (const other of [de, fr, es]) {
    reportDuplicates(other, source)
    reportUntranslated(english, other, source)
  }
  return {
    id,
    english: english.value,
    languages: { en: english.value, de: de.value, fr: fr.value, es: es.value },
  }
}

function reportDuplicates(read: Read<Translated>, { report }: Source): void {
  const ids = idsOf(read)
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) < at)
      report(read.placeOf('questions', at), `the id "${id}" is already used above. Give this question another one.`)
}

function reportUntranslated(english: Read<Translated>, other: Read<Translated>, { report }: Source): void {
  const [expected, found] = [idsOf(english), idsOf(other)]
  for (const id of expected.filter((one) => !found.includes(one)))
    report(other.placeOf(), `the question "${id}" of ${english.placeOf()} is missing here. Add its translation.`)
  for (const id of found.filter((one) => !expected.includes(one)))
    report(other.placeOf(), `the question "${id}" is not in ${english.placeOf()}. Add it there, or remove it here.`)
}

const idsOf = ({ value }: Read<Translated>): readonly string[] => value.questions.map(({ id }) => id)
