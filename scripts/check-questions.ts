// The questions of data/interview and data/coach: enough of them, none that only looks new, and no name with two
// meanings. Tags, ids and languages are checked when the data is packed.
import { LEVELS } from '#shared/interview/types.ts'
import { LANGUAGES } from '#shared/text/languages.ts'
import { stemOf } from '#shared/text/stems.ts'
import { stopWords } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { readCoach } from './data/coach.ts'
import { readInterview, type InterviewData } from './data/interview.ts'

const MIN_COACH = 400
const MIN_INDUSTRIES = 24
const MIN_ROLES = 24
const MIN_NAMES = 5
const MIN_ALIASES = 8
/** Of each level of an industry. */
const CATEGORIES_OF_LEVEL = 'achievements,achievements,projects,skills'
/** From this share of common words on, two questions ask the same. Those where only the nouns differ stay below it. */
const SIMILAR = 0.6
const MAX_WORDS = 40
const PLACEHOLDERS = /\{(?!company\}|position\}|skill\}|project\})/

type Question = { readonly id: string; readonly text: string }
type IndustryData = InterviewData['industries'][number]
type RoleData = InterviewData['roles'][number]

const faults: string[] = []
const source = { root: 'data', report: (place: string, problem: string) => void faults.push(`${place}: ${problem}`) }
const { general, namedProjects, industries, roles } = readInterview(source)
const coach = readCoach(source)
const interview = [...(general ? [general] : []), ...industries, ...roles].flatMap(({ id: bank, english }) =>
  english.questions.map(({ id, question }) => ({ id: `${bank}.${id}`, text: question })),
)
const banks = [...(general ? [general] : []), ...(namedProjects ? [namedProjects] : []), ...industries, ...roles]
const roleTexts = roles.flatMap(({ id: role, languages }) =>
  LANGUAGES.flatMap((language) =>
    languages[language].questions.flatMap(({ id, question, followUp }) => [
      { id: `${role}.${id} in ${language}`, text: question },
      { id: `${role}.${id} in ${language}, follow-up`, text: followUp },
    ]),
  ),
)

faults.push(
  ...similarQuestions(coach),
  ...similarQuestions(interview),
  ...coach.flatMap(coachFaults),
  ...industries.flatMap(industryFaults),
  ...roles.flatMap(roleFaults),
  ...banks.flatMap(untranslated),
  ...roleTexts.flatMap(textFaults),
  ...namesWithTwoMeanings(industries.map(namesOfIndustry)),
  ...namesWithTwoMeanings(roles.map(namesOfRole)),
  ...industries
    .filter(({ id }) => !coach.some((question) => question.industries?.includes(id)))
    .map(({ id }) => `data/coach: no question covers the industry "${id}". Add one.`),
  ...tooFew('questions of the coach', coach.length, MIN_COACH),
  ...tooFew('industries', industries.length, MIN_INDUSTRIES),
  ...tooFew('kinds of work', roles.length, MIN_ROLES),
)
for (const fault of faults) console.error(fault)
console.log(
  `${coach.length} and ${interview.length} questions, ${roleTexts.length / 8} of them for ${roles.length} kinds of work, ${faults.length} problems`,
)
process.exit(faults.length > 0 ? 1 : 0)

function tooFew(what: string, count: number, least: number): string[] {
  return count < least ? [`There are only ${count} ${what}; at least ${least} are expected.`] : []
}

/** Pairs that share most of their words, stemmed and without stop words. */
function similarQuestions(questions: readonly Question[]): string[] {
  const words = questions.map(({ text }) => wordsOf(text))
  return questions.flatMap(({ id }, at) =>
    questions.flatMap((other, to) =>
      to > at && similarity(words[at]!, words[to]!) >= SIMILAR
        ? [`${id} and ${other.id} ask the same thing. Rewrite or remove one.`]
        : [],
    ),
  )
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = tokensOf(text).filter(({ folded }) => !stopWords('en').has(folded))
  return new Set(words.map(({ folded }) => stemOf(folded, 'en')))
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length
  return both / Math.max(1, one.size + other.size - both)
}

function coachFaults({ id, text, kind, industries: fields = [] }: (typeof coach)[number]): string[] {
  const unknown = fields.filter((field) => !industries.some((industry) => industry.id === field))
  return [
    ...(text.split(/\s+/).length > MAX_WORDS ? [`${id}: has more than ${MAX_WORDS} words. Shorten it.`] : []),
    ...(PLACEHOLDERS.test(text)
      ? [`${id}: use only the placeholders {company}, {position}, {skill}, and {project}.`]
      : []),
    ...(text.includes('{') && kind !== 'resume'
      ? [`${id}: only questions about the resume can have placeholders.`]
      : []),
    ...unknown.map((field) => `${id}: "${field}" isn’t an industry in data/interview/order.yaml.`),
  ]
}

function industryFaults({ id, english: { aliases, questions } }: IndustryData): string[] {
  const incomplete = LEVELS.filter(
    (level) =>
      questions
        .filter((question) => question.level === level)
        .map(({ category }) => category)
        .toSorted()
        .join() !== CATEGORIES_OF_LEVEL,
  )
  return [
    ...incomplete.map((level) => `${id}: the level "${level}" needs one question each about ${CATEGORIES_OF_LEVEL}.`),
    ...tooFew(`aliases of ${id}`, aliases.length, MIN_ALIASES),
  ]
}

function roleFaults({ id, english: { questions }, languages }: RoleData): string[] {
  const categories = questions.map(({ category }) => category).join()
  return [
    ...(categories === 'achievements,skills'
      ? []
      : [`${id}: needs a question about achievements, then one about skills.`]),
    ...(/^role-[a-z]+$/.test(id) ? [] : [`${id}: the file name must be "role-" and a lowercase word.`]),
    ...LANGUAGES.flatMap((language) =>
      tooFew(`names of ${id} in ${language}`, languages[language].names.length, MIN_NAMES),
    ),
  ]
}

/** A text that is the same in two languages was copied and not translated. */
function untranslated({ id: bank, english, languages }: (typeof banks)[number]): string[] {
  return english.questions.flatMap(({ id }) =>
    (['question', 'followUp'] as const)
      .filter((part) => {
        const texts = LANGUAGES.map((language) => languages[language].questions.find((one) => one.id === id)?.[part])
        return new Set(texts).size < LANGUAGES.length
      })
      .map((part) => `${bank}.${id}: "${part}" is the same in two languages. Translate it.`),
  )
}

/** Texts for one kind of work are short, and unlike all others. */
function textFaults({ id, text }: Question): string[] {
  const isCopied = roleTexts.some((other) => other.id !== id && other.text === text)
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return [
    ...(words > MAX_WORDS ? [`${id}: has ${words} words. Use at most ${MAX_WORDS}.`] : []),
    ...(isCopied ? [`${id}: "${text}" is used elsewhere too.`] : []),
  ]
}

type Names = { readonly id: string; readonly names: readonly string[] }

function namesOfIndustry({ id, english: { aliases }, languages }: IndustryData): Names {
  return { id, names: [id, ...Object.values(languages).map(({ label }) => label), ...aliases] }
}

function namesOfRole({ id, english: { looseNames = [] }, languages }: RoleData): Names {
  return { id, names: [...Object.values(languages).flatMap(({ names }) => names), ...looseNames] }
}

function namesWithTwoMeanings(all: readonly Names[]): string[] {
  const pairs = all.flatMap(({ id, names }) =>
    [...new Set(names.map((name) => name.toLowerCase()))].map((name) => ({ id, name })),
  )
  return [...Map.groupBy(pairs, ({ name }) => name)]
    .filter(([, several]) => several.length > 1)
    .map(
      ([name, several]) =>
        `"${name}" is a name of ${several.map(({ id }) => id).join(' and ')}. Remove it from all but one.`,
    )
}
