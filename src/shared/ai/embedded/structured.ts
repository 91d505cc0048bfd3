import type { Line, Told, Unused, WriteRequest, Written } from '#shared/writer/types.ts'
import { isFitLength } from '#shared/ai/embedded/fit.ts'
import { onceEach, placed, type Placed } from '#shared/ai/embedded/placed.ts'
import { WORDS, type StructuredLanguage } from '#shared/ai/embedded/structured-words.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { partedWords } from '#shared/text/unparted.ts'

/** Lines that one answer may give. */
const MOST = 3
const FEWEST_WORDS = 3

/** Answers in German, French and Spanish: split into sentences and cleaned, otherwise word for word. */
export function structured(request: WriteRequest, language: StructuredLanguage): Written {
  const parts = request.told.map((told): Placed => ({ told, ...sentencesOf(told, language) }))
  const known = new Set(request.atHand.skills.map((skill) => skill.toLowerCase()))
  return placed(
    parts,
    onceEach(request.told.flatMap((told) => skillsIn(told, language))).filter(
      ({ text }) => !known.has(text.toLowerCase()),
    ),
  )
}

function sentencesOf(told: Told, language: StructuredLanguage): { lines: readonly Line[]; unused: readonly Unused[] } {
  if (told.target.part === 'skills') return { lines: [], unused: [] }
  const lines: Line[] = []
  const unused: Unused[] = []
  for (const quote of split(told.answer, language)) {
    const source = { questionId: told.questionId, quote }
    const text = cleaned(quote, language)
    const why = whyUnused(quote, text, language)
    if (why) unused.push({ source, why })
    else lines.push({ text: told.target.part === 'summary' ? `${text}.` : text, source, verbatim: true })
  }
  const strength = ({ text }: Line) => (/\d/.test(text) ? 1000 : 0) + text.length
  const ranked = lines.toSorted((a, b) => strength(b) - strength(a))
  const over = ranked.slice(MOST).map(({ source }) => ({ source, why: 'enough' as const }))
  return { lines: ranked.slice(0, MOST), unused: [...unused, ...over] }
}

function whyUnused(quote: string, text: string, language: StructuredLanguage): Unused['why'] | null {
  const { negation, orders } = WORDS[language]
  if (orders.test(quote) || quote.endsWith('?')) return 'unclear'
  if (negation.test(quote)) return 'negative'
  if (partedWords(text.split(/\s+/)).length < FEWEST_WORDS) return 'too-short'
  return isFitLength(text) && /\p{Script=Latin}{2}/u.test(text) ? null : 'unclear'
}

/** Sentences as they stand in the answer. */
const split = (answer: string, language: StructuredLanguage): readonly string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(answer)]
    .flatMap(({ segment }) => segment.split(/\n+|;/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** A sentence without fillers, an opening 'I', and its full stop. */
function cleaned(quote: string, language: StructuredLanguage): string {
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

function skillsIn(told: Told, language: StructuredLanguage): readonly Line[] {
  const kinds =
    told.target.part === 'skills'
      ? /^(?:tool|language|method|certificate|domain)$/
      : /^(?:tool|language|method|certificate)$/
  return split(told.answer, language)
    .filter((sentence) => !/^(?:unclear|negative)$/.test(whyUnused(sentence, sentence, language) ?? ''))
    .flatMap((text) =>
      findSkills({ text, tokens: tokensOf(text), languages: [language] }).filter(({ skill }) => kinds.test(skill.kind)),
    )
    .map(({ skill, form }) => ({
      text:
        skill.label.toLowerCase() === form.toLowerCase() ? skill.label : form.charAt(0).toUpperCase() + form.slice(1),
      source: { questionId: told.questionId, quote: form },
      verbatim: true,
    }))
}
