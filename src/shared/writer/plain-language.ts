import type { LanguageRules, LineResult, RejectionReason } from '#shared/writer/language-rules.ts'
import { WORDS, type PlainLanguage } from '#shared/writer/plain-language-words.ts'
import { sentencesOf } from '#shared/writer/sentences.ts'
import type { Line, AnsweredQuestion } from '#shared/writer/types.ts'
import { capitalized } from '#shared/text/capitalized.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { splitSpaceless } from '#shared/text/spaceless-scripts.ts'

/** German, French and Spanish: whole sentences, tidied, otherwise word for word. */
export const plainLanguage = (language: PlainLanguage): LanguageRules => ({
  isRetracted: () => false,
  clausesOf: (_, sentence) => [sentence],
  lineOf: (clause) => resultFor(clause, language),
  summaryOf: (sentence) => {
    const result = resultFor(sentence, language)
    return 'line' in result ? { line: `${result.line}.` } : result
  },
  skillsOf: (answered) => skillsIn(answered, language),
})

const MIN_WORDS = 3
/** Maximum length of a line, in characters. */
const MAX_LENGTH = 240

function resultFor(sentence: string, language: PlainLanguage): LineResult {
  const line = cleaned(sentence, language)
  const rejection = rejectionOf(sentence, line, language)
  return rejection === null ? { line } : { why: rejection }
}

function rejectionOf(sentence: string, line: string, language: PlainLanguage): RejectionReason | null {
  const { negation, orders } = WORDS[language]
  if (orders.test(sentence) || sentence.endsWith('?')) return 'unclear'
  if (negation.test(sentence)) return 'negative'
  if (splitSpaceless(line.split(/\s+/)).length < MIN_WORDS) return 'too-short'
  return line.length <= MAX_LENGTH && /\p{Script=Latin}{2}/u.test(line) ? null : 'unclear'
}
/** A sentence without fillers, an opening 'I', and its final period. */
function cleaned(quote: string, language: PlainLanguage): string {
  const { fillers, sounds, openers } = WORDS[language]
  let text = quote.replace(sounds, ' ').replace(/\s+/g, ' ').trim()
  for (const filler of fillers) text = text.replace(new RegExp(String.raw`, ${filler},`, 'giu'), '')
  const opening = openingOf(fillers)
  while (opening.test(text)) text = text.replace(opening, '')
  text = text
    .replace(/[\s.!…,:]+$/u, '')
    .replace(/^[\s,–—-]+/u, '')
    .replace(/\s+([,;:])/gu, '$1')
  const found = openers.find((pattern) => pattern.test(text))
  const bare = found ? text.replace(found, '').replace(AND_I, ' et ') : text
  return capitalized(bare)
}

/** A filler that begins a sentence: before a comma, another filler, or the 'I' it leads to. */
const openingOf = (fillers: readonly string[]): RegExp => {
  const any = fillers.join('|')
  return new RegExp(
    String.raw`^(?:${any})(?:,\s*|\s+(?=(?:${any})(?:,|\s)|(?:ich|wir|je|nous|yo|mi)(?!\p{L})|j['’]))`,
    'iu',
  )
}
/** '… et j'ai réduit' continues a clause that lost its own 'j'ai'. */
const AND_I = / et j['’]ai (?=\p{L}+(?:é|i|is|it|u) )/giu

function skillsIn(
  { questionId, answer }: AnsweredQuestion,
  language: PlainLanguage,
): ReturnType<LanguageRules['skillsOf']> {
  const parsed = sentencesOf(answer).map(({ text }) => {
    const isRejected = /^(?:unclear|negative)$/.test(rejectionOf(text, text, language) ?? '')
    return { text, lines: isRejected ? [] : namedIn(text, language, questionId) }
  })
  return {
    lines: parsed.flatMap(({ lines }) => lines),
    unused: parsed
      .filter(({ lines }) => lines.length === 0)
      .map(({ text }) => ({ source: { questionId, quote: text }, why: 'no-skill' })),
  }
}

const namedIn = (text: string, language: PlainLanguage, questionId: string): readonly Line[] =>
  findSkills({ text, tokens: tokensOf(text), languages: [language] })
    .filter(({ skill }) => /^(?:tool|language|method|certificate|domain)$/.test(skill.kind))
    .map(({ skill, form }) => ({
      text: skill.label.toLowerCase() === form.toLowerCase() ? skill.label : capitalized(form),
      source: { questionId, quote: form },
      verbatim: true,
    }))
