import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { withoutAside, yearsThat } from '#shared/ai/embedded/asides.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { pastOf } from '#shared/ai/embedded/verbs.ts'

/** Sentences turned round so that who did what stands in its usual order. */
export const uncleft = (words: readonly Word[]): readonly Word[] =>
  yearsThat(thanksToWhat(itWasThing(oneWho(itWasMe(withoutAside(words))))))

export const pronoun = (like: Word, text: string): Word => ({
  ...like,
  ...saying(like, text),
  tag: 'PRON',
  base: text.toLowerCase(),
  forms: [],
  isName: false,
})

const isBe = (word: Word | undefined): boolean => /^(?:am|is|are|was|were|be|been|being)$/.test(word?.lower ?? '')

/** The same verb in the past. */
export const inPast = (verb: Word): Word => ({
  ...verb,
  ...saying(verb, pastOf(verb.base)),
  tag: 'VERB',
  forms: ['past'],
})

/** 'In the crew it was me who did it', 'it was me training them' → 'I did it', 'I trained them'. */
function itWasMe(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      lower === 'it' &&
      isBe(words[place + 1]) &&
      /^(?:me|us|i)$/.test(words[place + 2]?.lower ?? '') &&
      words[place + 3] !== undefined,
  )
  const [it, , me, next, verb] = words.slice(at, at + 5)
  if (at < 0 || !it || !me || !next) return words
  const subject = pronoun(it, me.lower === 'us' ? 'we' : 'I')
  if (/^(?:who|that)$/.test(next.lower) && verb) return [...words.slice(0, at), subject, ...words.slice(at + 4)]
  return next.forms.includes('gerund') ? [...words.slice(0, at), subject, inPast(next), ...words.slice(at + 4)] : words
}

/** 'I am the one who introduced it', 'ended up being the one who repaired it' → 'I introduced it'. */
function oneWho(words: readonly Word[]): readonly Word[] {
  const one = words.findIndex(
    ({ lower }, place) =>
      lower === 'one' &&
      words[place - 1]?.lower === 'the' &&
      (/^(?:who|that)$/.test(words[place + 1]?.lower ?? '') || words[place + 1]?.forms.includes('gerund')),
  )
  const link = /^(?:who|that)$/.test(words[one + 1]?.lower ?? '') ? 1 : 0
  const at = one + link
  const be = words[one - 2]
  const verb = words[at + 1]
  if (one < 2 || !be || !verb || verb.forms.length === 0 || !(isBe(be) || be.base === 'become')) return words
  const before = words.slice(0, one - 2)
  const start = before.findLastIndex((word) => word.lower === 'i' || isMark(word)) + 1
  const isMine = before[start - 1]?.lower === 'i' || start === 0
  const isOther = before.slice(start).some(({ tag }) => /^(?:NOUN|PROPN|PRON|DET)$/.test(tag))
  if (!isMine || isOther) return words
  const isPast = be.forms.includes('past') || be.lower === 'being'
  const after = words
    .slice(at + 2)
    .filter(({ lower }, place) => lower !== 'who' || words[at + 1 + place]?.lower !== 'and')
  const plain = isPast
    ? verb.forms.includes('past')
      ? verb
      : inPast(verb)
    : { ...verb, ...saying(verb, verb.base), tag: 'VERB', forms: ['base' as const] }
  return [...before.slice(0, start), plain, ...after]
}

/** 'It was a tool that I wrote for them', 'that is 8 children I have trained' → 'I wrote a tool for them', 'I have trained 8 children'. */
function itWasThing(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) => /^(?:it|that|this|there|these|those)$/.test(lower) && isBe(words[place + 1]),
  )
  const me = words.findIndex(({ lower }, place) => place > at + 2 && place < at + 11 && /^(?:i|we)$/.test(lower))
  if (at < 0 || me < 0) return words
  const isLinked = /^(?:that|which|who)$/.test(words[me - 1]?.lower ?? '')
  const thing = words.slice(at + 2, isLinked ? me - 1 : me)
  const helper = /^(?:had|have)$/.test(words[me + 1]?.lower ?? '') ? 1 : 0
  const verb = words[me + 1 + helper]
  const next = words[me + 2 + helper]
  const isThing =
    thing.at(-1)?.tag === 'NOUN' &&
    thing.every(
      ({ tag, lower }) => /^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(tag) || /^(?:and|of|for|my|our)$/.test(lower),
    ) &&
    !/^(?:time|day|year|week|month|way|thing|reason|moment|place)s?$/.test(thing.at(-1)?.lower ?? '')
  // What follows is no object of its own: the thing is.
  const isOpen = !next || isMark(next) || /^(?:ADP|ADV|SCONJ|CCONJ|PART)$/.test(next.tag)
  const isDeed = verb?.forms.some((form) => form === 'past' || form === 'participle') ?? false
  if (!isThing || !isOpen || !isDeed) return words
  return [...words.slice(0, at), ...words.slice(me, me + 2 + helper), ...thing, ...words.slice(me + 2 + helper)]
}

/** '…, thanks to the cards I wrote for the owners' → '…, because I wrote the cards for the owners'. */
function thanksToWhat(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, place) => {
    const next = words[place + 1]?.lower
    return (lower === 'thanks' && next === 'to') || (/^(?:because|due)$/.test(lower) && /^(?:of|to)$/.test(next ?? ''))
  })
  const link = words[at]
  if (at < 0 || !link) return words
  const me = words.findIndex(({ lower }, place) => place > at + 2 && place < at + 9 && /^(?:i|we)$/.test(lower))
  const thing = words.slice(at + 2, me).filter(({ lower }) => lower !== 'that' && lower !== 'which')
  const verb = words[me + 1]?.lower === 'had' ? me + 2 : me + 1
  const isThing =
    me > 0 &&
    thing.every(({ tag, lower }) => /^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(tag) || /^(?:my|our)$/.test(lower)) &&
    words[verb]?.forms.includes('past')
  if (!isThing) return words
  if (at === 0) return [...words.slice(me, verb + 1), ...thing, ...words.slice(verb + 1)]
  const because = { ...pronoun(link, 'because'), tag: 'SCONJ' }
  return [...words.slice(0, at), because, ...words.slice(me, verb + 1), ...thing, ...words.slice(verb + 1)]
}
