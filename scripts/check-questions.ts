// Checks the question banks: large enough without near-duplicates, each question with its tags, in every language.
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { COACH_QUESTIONS } from '#shared/coach/bank/bank.ts'
import { COMPETENCIES, KINDS } from '#shared/coach/types.ts'
import { general } from '#shared/interview/general.ts'
import { INDUSTRIES } from '#shared/interview/industries/all.ts'
import { ROLES } from '#shared/interview/roles/all.ts'
import { namesIn } from '#shared/interview/title-names.ts'
import { CATEGORIES, LEVELS, PIECES, type BankQuestion, type Industry, type Role } from '#shared/interview/types.ts'
import { RESUME_LANGUAGES } from '#shared/resume/schema.ts'
import { stemOf } from '#shared/text/stems.ts'
import { stopWords } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'

const LEAST_COACH = 400
const LEAST_INDUSTRIES = 24
const LEAST_ROLES = 24
/** Questions of one industry: two achievements, one project and one skills question per level. */
const OF_INDUSTRY = 20
/** From this share of common words on, two questions count as the same: sentences with swapped names exceed it. */
const ALIKE = 0.6
const MOST_WORDS = 40
const PLACEHOLDERS = /\{(?!company\}|position\}|skill\}|project\})/

type Named = { readonly id: string; readonly text: string }

const coach = COACH_QUESTIONS.map(({ id, text }) => ({ id, text }))
const interview = [general, ...INDUSTRIES, ...ROLES].flatMap((bank) =>
  bank.questions.map(({ id, question }) => ({ id: `${bank.id}.${id}`, text: question.en })),
)
const roleWords = ROLES.flatMap(({ id: role, questions }) =>
  questions.flatMap(({ id, question, followUp }) =>
    RESUME_LANGUAGES.flatMap((language) => [
      { id: `${role}.${id} in ${language}`, text: question[language] },
      { id: `${role}.${id} in ${language}, followed up`, text: followUp[language] },
    ]),
  ),
)
const faults = [
  ...twice(coach),
  ...twice(interview),
  ...alike(coach),
  ...alike(interview),
  ...coachFaults(),
  ...INDUSTRIES.flatMap(industryFaults),
  ...joinFaults(await filesOfIndustries()),
  ...ROLES.flatMap(roleFaults),
  ...roleWords.flatMap(wordFaults),
  ...roleJoinFaults(await filesOfRoles()),
]
for (const fault of faults) console.error(fault)
console.log(
  `${coach.length} and ${interview.length} questions, ${roleWords.length / 8} of them for ${ROLES.length} kinds of work, ${faults.length} faults`,
)
process.exit(faults.length > 0 ? 1 : 0)

function twice(questions: readonly Named[]): string[] {
  const ids = questions.map(({ id }) => id)
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: this id stands twice`)
}

/** Pairs that share most of their words, stemmed and without stop words. */
function alike(questions: readonly Named[]): string[] {
  const words = questions.map(({ text }) => wordsOf(text))
  return questions.flatMap(({ id }, at) =>
    questions.flatMap((other, to) =>
      to > at && shared(words[at]!, words[to]!) >= ALIKE ? [`${id} and ${other.id} ask the same`] : [],
    ),
  )
}

function wordsOf(text: string): ReadonlySet<string> {
  const said = tokensOf(text).filter(({ folded }) => !stopWords('en').has(folded))
  return new Set(said.map(({ folded }) => stemOf(folded, 'en')))
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length
  return both / Math.max(1, one.size + other.size - both)
}

function coachFaults(): string[] {
  const known = new Set(INDUSTRIES.map(({ id }) => id))
  const bad = COACH_QUESTIONS.filter(
    ({ text, listensFor, kind, competency, industries = [], levels = [] }) =>
      text.split(/\s+/).length > MOST_WORDS ||
      listensFor.trim() === '' ||
      PLACEHOLDERS.test(text) ||
      (text.includes('{') && kind !== 'resume') ||
      !KINDS.includes(kind) ||
      !COMPETENCIES.includes(competency) ||
      industries.some((id) => !known.has(id)) ||
      levels.some((level) => !LEVELS.includes(level)),
  ).map(({ id }) => `${id}: too long, without a tag, or with one that is not known`)
  const lacking = INDUSTRIES.filter(({ id }) => !COACH_QUESTIONS.some(({ industries }) => industries?.includes(id)))
  const few =
    coach.length < LEAST_COACH ? [`only ${coach.length} questions of the coach: ${LEAST_COACH} are the least`] : []
  return [...bad, ...lacking.map(({ id }) => `${id}: the coach has no question of this industry`), ...few]
}

function industryFaults({ id, label, aliases, questions }: Industry): string[] {
  const complete = LEVELS.every((level) =>
    (['achievements', 'achievements', 'projects', 'skills'] as const).every(
      (category, at, all) =>
        questions.filter((one) => one.level === level && one.category === category).length ===
        all.filter((one) => one === category).length,
    ),
  )
  return [
    ...(complete && questions.length === OF_INDUSTRY ? [] : [`${id}: a level lacks a question or has too many`]),
    ...tagFaults(id, questions),
    ...(aliases.length >= 8 && Object.values(label).every(Boolean) ? [] : [`${id}: too few names`]),
  ]
}

function tagFaults(bank: string, questions: readonly BankQuestion[]): string[] {
  const bad = questions.filter(
    ({ category, asks, question, followUp }) =>
      !CATEGORIES.includes(category) ||
      asks.length === 0 ||
      asks.some((piece) => !PIECES.includes(piece)) ||
      [question, followUp].some(
        (words) => new Set(RESUME_LANGUAGES.map((language) => words[language].trim())).size < 4,
      ),
  )
  return bad.map(({ id }) => `${bank}.${id}: a tag or a language is missing`)
}

function roleFaults({ id, names, questions }: Role): string[] {
  const categories = questions.map(({ category }) => category).join()
  return [
    ...(categories === 'achievements,skills' ? [] : [`${id}: one question about achievements, then one about skills`]),
    ...(/^role-[a-z]+$/.test(id) ? [] : [`${id}: no kept answer could name it`]),
    ...(RESUME_LANGUAGES.every((language) => namesIn(names[language]).length >= 5) ? [] : [`${id}: too few names`]),
    ...tagFaults(id, questions),
  ]
}

/** Texts for one kind of work: present in each language, short, and not repeated elsewhere. */
function wordFaults({ id, text }: Named): string[] {
  const isCopied = roleWords.some((other) => other.id !== id && other.text === text)
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return [
    ...(text.trim() === '' || words > MOST_WORDS ? [`${id}: ${words} words`] : []),
    ...(isCopied ? [`${id}: “${text}” stands elsewhere too`] : []),
  ]
}

/** Every file is included, and no job title belongs to two kinds of work. */
function roleJoinFaults(files: readonly string[]): string[] {
  const ids = ROLES.map(({ id }) => id)
  const names = ROLES.flatMap(({ id, names: inLanguages, looseNames }) => {
    const said = [...Object.values(inLanguages), looseNames ?? ''].flatMap(namesIn)
    return [...new Set(said)].map((name) => ({ id, name }))
  })
  return [
    ...files.filter((id) => !ids.includes(id)).map((id) => `${id}: not joined in roles/all.ts`),
    ...meaningTwo(names),
    ...(ids.length < LEAST_ROLES ? [`only ${ids.length} kinds of work: ${LEAST_ROLES} are the least`] : []),
  ]
}

/** Every file is included, and no name belongs to two industries. */
function joinFaults(files: readonly string[]): string[] {
  const ids = INDUSTRIES.map(({ id }) => id)
  const names = INDUSTRIES.flatMap(({ id, label, aliases }) =>
    [...new Set([id, ...Object.values(label), ...aliases].map((name) => name.toLowerCase()))].map((name) => ({
      id,
      name,
    })),
  )
  return [
    ...files.filter((id) => !ids.includes(id)).map((id) => `${id}: not joined in all.ts`),
    ...meaningTwo(names),
    ...(ids.length < LEAST_INDUSTRIES ? [`only ${ids.length} industries: ${LEAST_INDUSTRIES} are the least`] : []),
  ]
}

function meaningTwo(names: readonly { readonly id: string; readonly name: string }[]): string[] {
  return [...Map.groupBy(names, ({ name }) => name)]
    .filter(([, of]) => of.length > 1)
    .map(([name, of]) => `“${name}” means ${of.map(({ id }) => id).join(' and ')}`)
}

async function filesOfIndustries(): Promise<string[]> {
  const files = globSync('src/shared/interview/industries/*.ts').filter((file) => !/(?:all|\.test)\.ts$/.test(file))
  const modules: Record<string, Industry>[] = await Promise.all(files.map((file) => import(resolve(file))))
  return modules.flatMap((module) => Object.values(module)).map(({ id }) => id)
}

async function filesOfRoles(): Promise<string[]> {
  const files = globSync('src/shared/interview/roles/*.ts').filter(
    (file) => !/(?:all|role-named|\.test)\.ts$/.test(file),
  )
  const modules: Record<string, Role>[] = await Promise.all(files.map((file) => import(resolve(file))))
  return modules.flatMap((module) => Object.values(module)).map(({ id }) => id)
}
