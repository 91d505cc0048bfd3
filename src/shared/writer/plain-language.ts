import type { LanguageRules, Why, Worded } from '#shared/writer/language-rules.ts'
import { WORDS, type PlainLanguage } from '#shared/writer/plain-language-words.ts'
import { sentencesOf } from '#shared/writer/sentences.ts'
import type { Line, Told } from '#shared/writer/types.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { partedWords } from '#shared/text/unparted.ts'

/** German, French and Spanish: whole sentences, tidied, otherwise word for word. */
export const plainLanguage = (language: PlainLanguage): LanguageRules => ({
  isTakenBack: () => false,
  clausesOf: (_, sentence) => [sentence],
  lineOf: (clause) => wordedIn(clause, language),
  summaryOf: (sentence) => {
    const worded = wordedIn(sentence, language)
    return 'line' in worded ? { line: `${worded.line}.` } : worded
  },
  skillsOf: (told) => skillsIn(told, language),
})

const FEWEST_WORDS = 3
/** Longest line, in characters. */
const LONGEST = 240

function wordedIn(said: string, language: PlainLanguage): Worded {
  const line = cleaned(said, language)
  const why = whyOut(said, line, language)
  return why === null ? { line } : { why }
}

function whyOut(said: string, line: string, language: PlainLanguage): Why | null {
  const { negation, orders } = WORDS[language]
  if (orders.test(said) || said.endsWith('?')) return 'unclear'
  if (negation.test(said)) return 'negative'
  if (partedWords(line.split(/\s+/)).length < FEWEST_WORDS) return 'too-short'
  return line.length <= LONGEST && /\p{Script=Latin}{2}/u.test(line) ? null : 'unclear'
}
/** A sentence without fillers, an opening 'I', and its full stop. */
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
  const opener = openers.find((one) => one.test(text))
  const bare = opener ? text.replace(opener, '').replace(AND_I, ' et ') : text
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** A filler that begins a sentence: before a comma, another filler, or the 'I' that it leads to. */
const openingOf = (fillers: readonly string[]): RegExp => {
  const any = fillers.join('|')
  return new RegExp(
    String.raw`^(?:${any})(?:,\s*|\s+(?=(?:${any})(?:,|\s)|(?:ich|wir|je|nous|yo|mi)(?!\p{L})|j['’]))`,
    'iu',
  )
}
/** '… et j'ai réduit' goes on from what lost its own 'j'ai'. */
const AND_I = / et j['’]ai (?=\p{L}+(?:é|i|is|it|u) )/giu

function skillsIn({ questionId, answer }: Told, language: PlainLanguage): ReturnType<LanguageRules['skillsOf']> {
  const read = sentencesOf(answer).map(({ text }) => {
    const isOut = /^(?:unclear|negative)$/.test(whyOut(text, text, language) ?? '')
    return { text, lines: isOut ? [] : namedIn(text, language, questionId) }
  })
  return {
    lines: read.flatMap(({ lines }) => lines),
    unused: read
      .filter(({ lines }) => lines.length === 0)
      .map(({ text }) => ({ source: { questionId, quote: text }, why: 'no-skill' })),
  }
}

const namedIn = (text: string, language: PlainLanguage, questionId: string): readonly Line[] =>
  findSkills({ text, tokens: tokensOf(text), languages: [language] })
    .filter(({ skill }) => /^(?:tool|language|method|certificate|domain)$/.test(skill.kind))
    .map(({ skill, form }) => ({
      text:
        skill.label.toLowerCase() === form.toLowerCase() ? skill.label : form.charAt(0).toUpperCase() + form.slice(1),
      source: { questionId, quote: form },
      verbatim: true,
    }))
