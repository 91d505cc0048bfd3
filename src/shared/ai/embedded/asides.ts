import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Downtime, and this is measured, dropped by half' → 'downtime dropped by half'. */
export function withoutAside(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ text }) => text === ',')
  const to = words.findIndex(({ text }, at) => at > from + 1 && text === ',')
  const last = words.findIndex(({ text }, at) => at > to && text === ',' && words[at + 1]?.forms.includes('past'))
  const end = words[to + 1]?.forms.includes('past') ? to : last
  const verb = words[end + 1]
  const isThing = words.slice(0, from).every(({ tag }) => /^(?:DET|NOUN|PROPN|ADJ|NUM|ADP)$/.test(tag))
  const isAside =
    /^(?:and|but)$/.test(words[from + 1]?.lower ?? '') && /^(?:this|that|these|it)$/.test(words[from + 2]?.lower ?? '')
  if (from < 1 || from > 7 || to < 0 || end < 0 || end > from + 14 || !isThing || !isAside) return words
  return verb?.tag === 'VERB' || verb?.tag === 'AUX' ? [...words.slice(0, from), ...words.slice(end + 1)] : words
}

/** 'I walked the route, which took a day, and found a leak' → '…, and I found a leak': who went on is who began. */
export function goesOnAfterWhich(words: readonly Word[]): readonly Word[] {
  const which = words.findIndex(({ lower }, at) => lower === 'which' && words[at - 1]?.text === ',')
  const and = words.findIndex(
    ({ text, forms }, at) =>
      at > which + 2 && text === ',' && words[at + 1]?.lower === 'and' && forms.length === 0 && isPast(words[at + 2]),
  )
  const from = words.slice(0, Math.max(0, which)).findLastIndex(({ lower }) => /^(?:i|we)$/.test(lower))
  const [me, verb] = [words[from], words[and + 2]]
  const isOpen = from === 0 || isMark(words[from - 1]) || words[from - 1]?.tag === 'CCONJ'
  if (which < 2 || and < 0 || !me || !verb || !isOpen || !isPast(words[from + 1])) return words
  if (/^(?:break|lose|fail|cost|drop|fall|rise|go)$/.test(verb.base)) return words
  return [...words.slice(0, and + 2), { ...me, start: verb.start, end: verb.start }, ...words.slice(and + 2)]
}

const isPast = (word: Word | undefined): boolean =>
  word?.tag === 'VERB' && word.forms.includes('past') && (!word.forms.includes('base') || word.base === 'put')

/** 'No mix-up in the 3 years I ran the line' → 'no mix-up, I ran the line for 3 years'. */
export function yearsThat(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower, tag }, place) =>
      (tag === 'ADP' || /^(?:all|during)$/.test(lower)) &&
      /^(?:the|my|these|those)$/.test(words[place + 1]?.lower ?? '') &&
      /^\d+$/.test(words[place + 2]?.text ?? '') &&
      /^(?:year|month|week|season|summer|winter)s$/.test(words[place + 3]?.lower ?? ''),
  )
  const me = /^(?:that|which)$/.test(words[at + 4]?.lower ?? '') ? at + 5 : at + 4
  const [head, subject] = [words[at], words[me]]
  if (at < 1 || !head || !/^(?:i|we)$/.test(subject?.lower ?? '') || words[me + 1]?.tag !== 'VERB') return words
  const mark = words.findIndex((word, place) => place > me && isMark(word))
  const end = mark < 0 ? words.length : mark
  const comma = { ...head, ...saying(head, ','), tag: 'PUNCT', forms: [] }
  const lasting = { ...head, ...saying(head, 'for'), tag: 'ADP' }
  return [
    ...words.slice(0, at),
    comma,
    ...words.slice(me, end),
    lasting,
    ...words.slice(at + 2, at + 4),
    ...words.slice(end),
  ]
}
