import { isMark } from '#shared/ai/embedded/bits.ts'
import { quiet } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Of the 50 metres of wall we built, I did 30' → 'I did 30 of the 50 metres of wall': the part behind its number. */
export function partBehind(words: readonly Word[]): readonly Word[] {
  const of = words[0]?.lower === 'out' && words[1]?.lower === 'of' ? 1 : 0
  const link = words[of]
  const me = words.findIndex(({ lower }, at) => at > of + 2 && /^(?:i|we)$/.test(lower) && countAfter(words, at) > 0)
  const count = me < 0 ? 0 : countAfter(words, me)
  const next = words[count + 1]
  if (link?.lower !== 'of' || !count || (next && !isMark(next) && !/^(?:ADP|ADV|CCONJ)$/.test(next.tag))) return words
  const end = words.findIndex(
    (word, at) => at > of + 1 && (isMark(word) || /^(?:i|we|that|which|who|they|he|she)$/.test(word.lower)),
  )
  const thing = words.slice(of + 1, end)
  const isThing =
    /^(?:the|my|our|all|\d\S*)$/.test(thing[0]?.lower ?? '') &&
    thing.some(({ tag }) => tag === 'NOUN') &&
    thing.every(({ tag, lower }) => /^(?:DET|NUM|NOUN|PROPN|ADJ|ADP)$/.test(tag) || /^(?:my|our)$/.test(lower))
  return isThing ? [...words.slice(me, count + 1), ...quiet([link]), ...quiet(thing), ...words.slice(count + 1)] : words
}

/** Where the number stands that a deed begins with: 'I did 30', 'we cleared about 12'; 0 where none does. */
function countAfter(words: readonly Word[], me: number): number {
  const verb = words[me + 1]
  const isPast = verb?.forms.includes('past') ?? false
  const count = /^(?:about|over|only|nearly)$/.test(words[me + 2]?.lower ?? '') ? me + 3 : me + 2
  return isPast && /^\d[\d,]*%?$/.test(words[count]?.text ?? '') ? count : 0
}
