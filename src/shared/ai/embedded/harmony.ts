import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { pastOf, thirdOf, verbOf } from '#shared/ai/embedded/verbs.ts'

/** Coordinated verbs take the form of the first: 'answered phones, book appointments' → 'booked appointments'. */
export function harmonised(words: readonly Word[], form: 'past' | 'base' | 'third'): readonly Word[] {
  const inflect = form === 'past' ? pastOf : thirdOf
  return words.map((word, at) => {
    const before = words[at - 1]
    const next = words[at + 1]
    const joins =
      before && (before.text === ',' || /^(?:and|or|then|also)$/.test(before.lower)) && words[at - 2]?.lower !== 'to'
    if (!joins || word.isName) return word
    // 'Plan, sell and repair'
    if (!next || isMark(next))
      return isRow(words, at) && word.forms.includes('base')
        ? { ...word, ...saying(word, form === 'base' ? word.base : inflect(word.base)) }
        : word
    if (/^(?:and|or)$/.test(next.lower) && isRow(words, at) && word.forms.includes('base') && form !== 'base')
      return { ...word, ...saying(word, inflect(word.base)) }
    if (isMark(next) && !word.forms.includes('base')) return word
    // 'Pick rate about 140': a thing and its number.
    const isMeasured =
      next.tag === 'NOUN' &&
      !next.lower.endsWith('s') &&
      /^(?:about|over|under|up|[\d.,%]+)$/.test(words[at + 2]?.lower ?? '')
    if (isMeasured && word.forms.includes('base')) return word
    const isVerb =
      // 'Eggs, then bread from the baker': a guessed verb needs what it acts on.
      (word.tag === 'VERB' && (verbOf(word.lower) !== null || !word.forms.includes('base'))) ||
      (/^(?:DET|PRON)$/.test(next.tag) && word.tag !== 'ADJ') ||
      // 'Book appointments', but 'plant manager'.
      (/^(?:NOUN|ADJ|PROPN)$/.test(next.tag) &&
        (next.lower.endsWith('s') || words[at + 2]?.lower.endsWith('s')) &&
        before.text === ',' &&
        word.forms.includes('base') &&
        !hasTo(words, at))
    // 'Asked for a bigger sign and paint on the road': of another word than a verb it is the thing.
    const isThing =
      form === 'past' &&
      before.lower === 'and' &&
      next.tag === 'ADP' &&
      word.forms.includes('base') &&
      words[at - 2]?.tag === 'NOUN'
    if (isThing || word.lower === 'back' || !isVerb || word.forms.length === 0 || hasTo(words, at)) return word
    if (
      form !== 'base' &&
      (word.forms.includes('base') || word.forms.includes('third')) &&
      !word.forms.includes('past')
    )
      return { ...word, ...saying(word, inflect(word.base)) }
    return word
  })
}

/** Bare verbs in a row: each word between the marks may be one. */
const isRow = (words: readonly Word[], at: number): boolean => {
  const row = words.slice(0, at + 1).filter((word) => !isMark(word) && !/^(?:and|or|then)$/.test(word.lower))
  return (
    row.length > (isMark(words[0]) ? 0 : 1) &&
    row.length < 6 &&
    row.every(({ forms, tag }) => forms.includes('base') && tag !== 'DET') &&
    row.some(({ tag }) => tag === 'VERB')
  )
}

/** An infinitive or a gerund before: 'helped to clean and cook', 'by planning and cooking'. */
function hasTo(words: readonly Word[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 8); place -= 1) {
    const word = words[place]
    if (word?.lower === 'to' && words[place + 1]?.forms.includes('base')) return true
    if (/^(?:who|that|which|help|helped|let|make|made)$/.test(word?.lower ?? '')) return true
  }
  return false
}

/** Gerunds in a row take the form of the first: 'answering phones, booking rooms' → 'answered phones, booked rooms'. */
export function withoutGerunds(words: readonly Word[], isPast: boolean): readonly Word[] {
  return words.map((word, at) => {
    const isNext = /^(?:and|,|or)$/.test(words[at - 1]?.lower ?? '') && word.forms.includes('gerund')
    const next = words[at + 1]
    if (!isNext || !next || isMark(next) || /^(?:of|and|or)$/.test(next.lower)) return word
    return { ...word, ...saying(word, isPast ? pastOf(word.base) : word.base) }
  })
}
