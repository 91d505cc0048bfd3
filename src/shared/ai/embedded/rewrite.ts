import { saying } from '#shared/ai/embedded/bits.ts'
import { asOwnWork } from '#shared/ai/embedded/charged.ts'
import { uncleft } from '#shared/ai/embedded/cleft.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Ways of saying 'I did it' that hide who did it, put plainly. */
export const plainly = (words: readonly Word[]): readonly Word[] => meAnd(asOwnWork(uncleft(thingThatIDid(words))))

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

/** 'Me and two girls ran the shop', 'I with a colleague ran the shop' → 'we ran the shop'. */
function meAnd(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      (lower === 'me' || lower === 'i') &&
      /^(?:and|plus|with|together)$/.test(words[place + 1]?.lower ?? '') &&
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
