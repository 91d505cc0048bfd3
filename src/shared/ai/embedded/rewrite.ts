import { saying } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Ways of saying 'I did it' that hide who did it, put plainly. */
export const plainly = (words: readonly Word[]): readonly Word[] => meAnd(madeMe(oneWho(thingThatIDid(words))))

/** 'The app I designed has 4.8 stars' → 'I designed the app, which has 4.8 stars'. */
function thingThatIDid(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, place) => (lower === 'i' || lower === 'we') && place > 1 && place < 6)
  const [me, verb, next] = words.slice(at, at + 3)
  const article = words.slice(0, Math.max(0, at)).findIndex(({ lower }) => /^(?:the|my|our|a|an)$/.test(lower))
  if (at < 0 || article < 0 || !me || !verb || !next) return words
  const thing = words.slice(article, at).filter(({ lower }) => lower !== 'that' && lower !== 'which')
  const isThing =
    thing.length < 5 &&
    thing.slice(1).every(({ tag }) => /^(?:NOUN|PROPN|ADJ)$/.test(tag)) &&
    thing.at(-1)?.tag === 'NOUN'
  const isDeed =
    verb.forms.includes('past') && (next.tag === 'AUX' || (next.tag === 'VERB' && next.forms.includes('past')))
  if (!isThing || !isDeed) return words
  const comma = { ...next, ...saying(next, ','), tag: 'PUNCT', forms: [] }
  const which = { ...next, ...saying(next, 'which'), tag: 'PRON', forms: [] }
  return [...words.slice(0, article), me, verb, ...thing, comma, which, ...words.slice(at + 2)]
}

/** 'I am the one who introduced it' → 'I introduced it'. */
function oneWho(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) => lower === 'who' && words[place - 1]?.lower === 'one' && words[place - 2]?.lower === 'the',
  )
  const be = words[at - 3]
  const isMine = at > 3 && be?.tag === 'AUX' && words[at - 4]?.lower === 'i' && words[at + 1]?.forms.includes('past')
  return isMine ? [...words.slice(0, at - 3), ...words.slice(at + 1)] : words
}

/** 'They made me responsible for the cash office' → 'I was responsible for the cash office'. */
function madeMe(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) => lower === 'me' && /^(?:made|put|left)$/.test(words[place - 1]?.lower ?? ''),
  )
  const [verb, me, charge] = words.slice(at - 1, at + 2)
  const isCharge =
    /^(?:responsible|in)$/.test(charge?.lower ?? '') && (charge?.lower !== 'in' || words[at + 2]?.lower === 'charge')
  if (at < 2 || at > 5 || !verb || !me || !isCharge) return words
  return [
    { ...me, ...saying(me, 'I'), start: words[0]?.start ?? me.start, tag: 'PRON' },
    { ...verb, ...saying(verb, 'was'), tag: 'AUX', base: 'be', forms: ['past'] },
    ...words.slice(at + 1),
  ]
}

/** 'Me and two girls ran the shop' → 'we ran the shop'. */
function meAnd(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      lower === 'me' &&
      words[place + 1]?.lower === 'and' &&
      (place === 0 || /^(?:and|so|but|then|,)$/.test(words[place - 1]?.lower ?? '')),
  )
  const me = words[at]
  const verb = words.findIndex(
    ({ tag, forms }, place) =>
      place > at + 1 && place < at + 6 && (tag === 'VERB' || tag === 'AUX') && forms.includes('past'),
  )
  const isOther = words
    .slice(at, verb)
    .some(({ lower, tag }) => tag === 'PUNCT' || /^(?:he|she|they|i|we)$/.test(lower))
  if (!me || at < 0 || verb < 0 || isOther) return words
  return [...words.slice(0, at), { ...me, ...saying(me, 'we'), tag: 'PRON' }, ...words.slice(verb)]
}
