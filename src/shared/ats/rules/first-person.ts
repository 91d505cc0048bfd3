import type { Context, ReadTextField } from '#shared/ats/context.ts'
import { languageIn } from '#shared/ats/language-in.ts'
import type { Rule } from '#shared/ats/types.ts'
import type { Language } from '#shared/text/languages.ts'
import { squeezed } from '#shared/text/readable.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** First-person words such as 'I' and 'my' in lines and summary: readers know whom a resume is about. */
export const firstPerson: Rule<Context> = {
  name: 'first-person',
  kind: 'defect',
  most: 3,
  find: (context) =>
    context.textFields
      .filter(({ role }) => role === 'summary' || role === 'bullet' || role === 'description')
      .flatMap((textField) => {
        const word = firstPersonIn(textField, context)
        if (word === undefined) return []
        const { part, path } = textField
        return [{ code: 'first-person', severity: 'suggestion', part, paths: [path], values: { word }, cost: 1 }]
      }),
}

/** Quotations may use the first person. */
const QUOTES = /"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|‘[^‘’]*’/g

/** Checks each sentence in its own language, so that a sentence in another language hides nothing. */
const firstPersonIn = ({ text }: ReadTextField, context: Context): string | undefined =>
  squeezed(text)
    .replace(QUOTES, ' , ')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => {
      const language = languageIn(context, tokensOf(sentence))
      return language === null ? undefined : FIRST_PERSON[language].exec(sentence)?.[0].trim()
    })
    .find((word) => word !== undefined)

/** After these words, 'I' is a number: 'Phase I trials', 'Algebra I'. */
const NUMBERED_NOUNS =
  'phase|part|level|grade|tier|type|class|category|stage|step|volume|vol|war|band|schedule|title|division|group|unit|module|course|annex|chapter|section|area|zone|engineer|analyst|developer|technician|specialist|associate|nurse|manager|consultant|algebra|calculus|physics|chemistry|biology|statistics|accounting|english|history'

/**
 * Matches the words in lower case, or capitalized at the start of a sentence: 'MES' is a system, 'Mon' a day, 'MI' a
 * state.
 */
const wordPattern = (all: string, next = '\\p{Ll}'): RegExp => {
  const capital = all.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())
  return new RegExp(
    `(?<![\\p{L}\\p{N}&/-])(?:${all})(?![\\p{L}\\p{N}&/-])|(?<=^|[.!?:]\\s)(?:${capital})(?=\\s+${next})`,
    'u',
  )
}

/** The patterns are case-sensitive, but these words match in either case. */
const NUMBER_BEFORE = NUMBERED_NOUNS.replace(/\b\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
const SUBJECT = `(?<!\\b(?:${NUMBER_BEFORE})\\s+)(?<![\\p{L}\\p{N}&./+-])I(?=\\s+(?!(?:and|or|to|through) [IVX]+\\b)\\p{Ll}|['’](?:m|ve|ll|d)\\b)`

const FIRST_PERSON: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`${SUBJECT}|${wordPattern('me|my|myself').source}`, 'u'),
  de: wordPattern('ich|mich|mir|mein|meine|meinen|meinem|meiner|meines', '\\p{L}'),
  fr: new RegExp(`${wordPattern('je|mon|ma|mes|moi').source}|(?<![\\p{L}\\p{N}])[jJm]['’](?=\\p{Ll})`, 'u'),
  es: wordPattern('yo|mi|mis(?! en place)|mí|conmigo'),
}
