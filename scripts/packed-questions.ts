import type { Plugin } from 'vite'
import type { BankQuestion } from '#shared/interview/types.ts'
import { RESUME_LANGUAGES, type ResumeLanguage } from '#shared/resume/schema.ts'

const WORDS = '/src/shared/interview/question-words.ts'
const BANK =
  /\/src\/shared\/interview\/(?:(?:industries|roles)\/(?!all\.ts|role-named\.ts)[\w-]+|general(?:-projects)?)\.ts$/
const PACKED = '\0questions-'

/** For the bundles of workers: question banks without their texts, which go into one module per language. */
export const packedQuestions = (): Plugin => ({
  name: 'packed-questions',
  resolveId: (id) => (id.startsWith(PACKED) ? id : null),
  async load(id) {
    if (id.endsWith(WORDS)) return LAZY_WORDS
    if (id.startsWith(PACKED)) {
      const language = RESUME_LANGUAGES.find((one) => one === id.slice(PACKED.length)) ?? 'en'
      return `export const words = ${JSON.stringify(await wordsIn(language))}`
    }
    if (!BANK.test(id)) return null
    const banks = Object.entries<unknown>(await import(id))
    return banks.map(([name, bank]) => `export const ${name} = ${JSON.stringify(bank, withoutWords)}`).join('\n')
  },
})

/** Separate files, so that only the current language is fetched. */
export const questionsApart = RESUME_LANGUAGES.map((language) => ({
  name: `questions-${language}`,
  test: PACKED + language,
}))

const LAZY_WORDS = `
const fetched = {}
const fetches = { ${RESUME_LANGUAGES.map((one) => `${one}: () => import('${PACKED}${one}')`).join(', ')} }
export const learnQuestions = async (language) => {
  fetched[language] ??= (await fetches[language]()).words
}
export const wordsOf = (bank, { id }, language) => {
  const [question, followUp] = fetched[language][bank + '.' + id]
  return { question, followUp }
}`

const withoutWords = (key: string, value: unknown): unknown =>
  key === 'question' || key === 'followUp' ? undefined : value

/** By bank and question: the question and its follow-up. */
async function wordsIn(language: ResumeLanguage): Promise<Record<string, readonly [string, string]>> {
  const { general } = await import('#shared/interview/general.ts')
  const { namedProjects } = await import('#shared/interview/general-projects.ts')
  const { INDUSTRIES } = await import('#shared/interview/industries/all.ts')
  const { ROLES } = await import('#shared/interview/roles/all.ts')
  const banks: readonly { readonly id: string; readonly questions: readonly BankQuestion[] }[] = [
    general,
    namedProjects,
    ...INDUSTRIES,
    ...ROLES,
  ]
  return Object.fromEntries(
    banks.flatMap(({ id: bank, questions }) =>
      questions.map(
        ({ id, question, followUp }) => [`${bank}.${id}`, [question[language], followUp[language]]] as const,
      ),
    ),
  )
}
