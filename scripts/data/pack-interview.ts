import { LANGUAGES, type Language } from '#shared/text/languages.ts'
import type { InterviewData } from './interview.ts'

type Tags = {
  readonly id: string
  readonly category: string
  readonly asks: readonly string[]
  readonly level?: string
}

/** The banks with their tags alone, the names of industries, and the words of each language in a module of its own. */
export function packInterview({ general, namedProjects, industries, roles }: InterviewData) {
  const fields = [...industries, ...(general ? [general] : [])]
  const banks = [...fields, ...(namedProjects ? [namedProjects] : []), ...roles]
  return {
    interview: {
      general: general && industryOf(general),
      namedProjects: namedProjects && { id: namedProjects.id, questions: namedProjects.english.questions.map(tagsOf) },
      industries: industries.map(industryOf),
      roles: roles.map(({ id, english, languages }) => ({
        ...english,
        id,
        names: inLanguages(languages, ({ names }) => names),
        questions: english.questions.map(tagsOf),
      })),
    },
    'industry-names': {
      industryNames: fields.map(({ id, languages }) => ({
        industry: id,
        ...inLanguages(languages, ({ label }) => label),
      })),
    },
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `questions-${language}`,
        {
          questions: Object.fromEntries(
            banks.flatMap(({ id: bank, languages }) =>
              languages[language].questions.map(({ id, question, followUp }) => [
                `${bank}.${id}`,
                [question, followUp],
              ]),
            ),
          ),
        },
      ]),
    ),
  }
}

function industryOf({ id, english: { aliases, questions }, languages }: NonNullable<InterviewData['general']>) {
  return { id, label: inLanguages(languages, ({ label }) => label), aliases, questions: questions.map(tagsOf) }
}

const tagsOf = ({ id, category, asks, level }: Tags) => ({ id, category, ...(level !== undefined && { level }), asks })

function inLanguages<T, U>(languages: Readonly<Record<Language, T>>, of: (one: T) => U): Record<Language, U> {
  const { en, de, fr, es } = languages
  return { en: of(en), de: of(de), fr: of(fr), es: of(es) }
}
