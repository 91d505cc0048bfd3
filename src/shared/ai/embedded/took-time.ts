import { saying } from '#shared/ai/embedded/bits.ts'
import { inPast, pronoun } from '#shared/ai/embedded/cleft.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { PERIOD } from '#shared/ai/embedded/periods.ts'

/** 'It took me and two students five months to catalogue 7,000 files' → 'we catalogued 7,000 files in five months'. */
export function tookTimeTo(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, place) => lower === 'it' && words[place + 1]?.lower === 'took')
  const [it, , me, and] = words.slice(at, at + 4)
  if (at < 0 || !it || !/^(?:me|us)$/.test(me?.lower ?? '')) return words
  // What it took before is what somebody found.
  if (words.some(({ lower }) => /^(?:before|previously|not|never|nobody)$/.test(lower))) return words
  const time = words.findIndex(({ lower }, place) => place > at + 3 && place < at + 13 && PERIOD.test(lower))
  const verb = words[time + 2]
  if (time < 0 || words[time + 1]?.lower !== 'to' || !verb?.forms.includes('base')) return words
  const count = startOfTime(words, time)
  const company = words.slice(at + 3, count)
  const isTold = company.length === 0 || (/^(?:and|with)$/.test(and?.lower ?? '') && company.every(isOfThing))
  const end = words.findIndex(
    ({ text, lower }, place) => place > time + 2 && (text === ',' || /^(?:and|but)$/.test(lower)),
  )
  if (!isTold) return words
  const to = end < 0 ? words.length : end
  const within = { ...it, ...saying(it, 'in'), tag: 'ADP', forms: [] }
  return [
    ...words.slice(0, at),
    pronoun(it, company.length > 0 || me?.lower === 'us' ? 'we' : 'I'),
    inPast(verb),
    ...words.slice(time + 3, to),
    within,
    ...words.slice(count, time + 1),
    ...words.slice(to),
  ]
}

/** Where the time begins that ends in this unit: 'about five', 'a', 'less than a'. */
function startOfTime(words: readonly Word[], unit: number): number {
  let from = unit
  while (/^(?:NUM|DET|ADJ)$/.test(words[from - 1]?.tag ?? '') || BOUND.test(words[from - 1]?.lower ?? '')) from -= 1
  return from
}
const BOUND = /^(?:about|around|over|under|almost|nearly|only|just|less|more|than|exactly|\d[\d,.]*|half|whole)$/

const isOfThing = ({ tag, lower }: Word): boolean =>
  /^(?:NOUN|ADJ|NUM|DET|CCONJ|PROPN)$/.test(tag) || /^(?:and|with|my|our)$/.test(lower)
