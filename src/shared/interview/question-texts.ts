import type { Language } from '#shared/text/languages.ts'

type Texts = Readonly<Record<string, readonly string[]>>

/** The texts of all languages are ten times as large as the rest of the interview, so each is loaded when needed. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly questions: Texts }>>> = {
  en: () => import('#shared/packed/questions-en.ts'),
  de: () => import('#shared/packed/questions-de.ts'),
  fr: () => import('#shared/packed/questions-fr.ts'),
  es: () => import('#shared/packed/questions-es.ts'),
}

const loaded: Partial<Record<Language, Texts>> = {}

/** Loads the texts of a language; must be done before the first `questionText` in it. */
export async function loadQuestions(language: Language): Promise<void> {
  loaded[language] ??= (await LOADERS[language]()).questions
}

/** What a question of a bank and its follow-up say in a language. */
export function questionText(
  bank: string,
  id: string,
  language: Language,
): { readonly question: string; readonly followUp: string } {
  const texts = loaded[language]
  if (!texts) throw new Error(`The questions in "${language}" are not loaded`)
  const [question = '', followUp = ''] = texts[`${bank}.${id}`] ?? []
  return { question, followUp }
}
