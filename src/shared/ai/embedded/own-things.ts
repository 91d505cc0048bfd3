import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { pronoun } from '#shared/ai/embedded/cleft.ts'
import { quiet } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { participleOf } from '#shared/ai/embedded/verbs.ts'

/** 'The boiler room was mine' → 'I handled the boiler room': what was done with it, nobody said. */
export function thingWasMine(words: readonly Word[]): readonly Word[] {
  const be = words.findIndex(
    ({ lower }, at) => at > 0 && /^(?:is|was|are|were)$/.test(lower) && mineAt(words, at + 1) > 0,
  )
  const verb = words[be]
  const from = words.slice(0, Math.max(0, be)).findLastIndex((word) => isMark(word) || word.tag === 'CCONJ') + 1
  const thing = words.slice(from, be)
  const first = thing[0]
  const isThing =
    thing.length > 1 &&
    thing.length < 7 &&
    /^(?:DET|PRON)$/.test(first?.tag ?? '') &&
    !/^(?:that|this|it|these|those|he|she|they)$/.test(first?.lower ?? '') &&
    thing.slice(1).every(({ tag }) => /^(?:NOUN|PROPN|ADJ|ADP|DET|NUM)$/.test(tag)) &&
    !thing.some(({ lower }) =>
      /^(?:idea|fault|mistake|turn|problem|money|decision|favourite|first|dream|goal)s?$/.test(lower),
    )
  if (be < 2 || !verb || !first || !isThing) return words
  const isNow = /^(?:is|are)$/.test(verb.lower)
  const handled: Word = {
    ...verb,
    ...saying(verb, isNow ? 'handle' : 'handled'),
    tag: 'VERB',
    base: 'handle',
    forms: [isNow ? 'base' : 'past'],
  }
  const after = words.slice(be + 1 + mineAt(words, be + 1))
  return [...words.slice(0, from), { ...pronoun(first, 'I'), start: first.start }, handled, ...quiet(thing), ...after]
}

/** How many words say whose it is, up to a mark; 0 where they say something else. */
function mineAt(words: readonly Word[], at: number): number {
  const text = words
    .slice(at, at + 4)
    .map(({ lower }) => lower)
    .join(' ')
  const [found] =
    /^(?:all |mostly |entirely |completely )?(?:mine|my (?:job|baby|thing|responsibility|task|area|department|business|territory))\b/.exec(
      text,
    ) ?? []
  const length = found ? found.split(' ').length : 0
  const next = words[at + length]
  return length > 0 && (!next || isMark(next) || /^(?:and|but|though|for|since)$/.test(next.lower)) ? length : 0
}

/** 'The dentist I worked for opened a second practice' → 'the dentist opened …': where somebody worked is told of no deed. */
export function withoutWhereIWas(words: readonly Word[]): readonly Word[] {
  const me = words.findIndex(({ lower }, at) => (lower === 'i' || lower === 'we') && at > 0 && at < 8)
  const [, verb, link, next] = words.slice(me, me + 4)
  const that = /^(?:that|who|which|where)$/.test(words[me - 1]?.lower ?? '') ? 1 : 0
  const isPlaced =
    me > 0 &&
    words[me - 1 - that]?.tag === 'NOUN' &&
    /^(?:work|train|study|volunteer|be|live|learn)$/.test(verb?.base ?? '') &&
    /^(?:for|at|with|in|under)$/.test(link?.lower ?? '')
  const isTold =
    next?.tag === 'AUX' || (next?.tag === 'VERB' && (next.forms.includes('past') || next.forms.includes('third')))
  return isPlaced && isTold ? [...words.slice(0, me - that), ...words.slice(me + 3)] : words
}

/** '3 of the 5 articles I pitched were printed' → '3 of the 5 articles pitched were printed': a count of what was done, and its fate. */
export function countOfWhatIDid(words: readonly Word[]): readonly Word[] {
  const me = words.findIndex(({ lower }, at) => (lower === 'i' || lower === 'we') && at > 1 && at < 8)
  const [verb, fate] = words.slice(me + 1, me + 3)
  const count = words.slice(0, Math.max(0, me)).filter(({ lower }) => lower !== 'that' && lower !== 'which')
  const isCount =
    count.every(({ tag }) => /^(?:NUM|ADP|DET|ADJ|NOUN|PROPN)$/.test(tag)) &&
    /^(?:\d[\d,]*|half|most|all|one)$/.test(count[0]?.lower ?? '') &&
    count.at(-1)?.tag === 'NOUN' &&
    !isTime(count.at(-1))
  if (!isCount || !verb?.forms.includes('past') || verb.tag === 'AUX' || fate?.tag !== 'AUX') return words
  const done = { ...verb, ...saying(verb, participleOf(verb.base)), tag: 'ADJ', forms: [] }
  return [...count, done, ...words.slice(me + 2)]
}

const isTime = (word: Word | undefined): boolean =>
  /^(?:time|day|year|week|month|hour|minute|season|shift|night)s?$/.test(word?.lower ?? '')

/** 'The magnet I welded onto the belt pulls out 60 kilos' → 'I welded the magnet onto the belt, which pulls out 60 kilos'. */
export function thingIDidWhere(words: readonly Word[]): readonly Word[] {
  const me = words.findIndex(({ lower }, at) => (lower === 'i' || lower === 'we') && at > 1 && at < 6)
  const [subject, verb, link] = words.slice(me, me + 3)
  const article = words.slice(0, Math.max(0, me)).findIndex(({ lower }) => /^(?:the|my|our|a|an)$/.test(lower))
  if (me < 2 || article < 0 || !subject || !verb?.forms.includes('past') || link?.tag !== 'ADP') return words
  const thing = words.slice(article, me).filter(({ lower }) => lower !== 'that' && lower !== 'which')
  const isThing =
    thing.length < 5 &&
    thing.slice(1).every(({ tag }) => /^(?:NOUN|PROPN|ADJ)$/.test(tag)) &&
    thing.at(-1)?.tag === 'NOUN' &&
    !/^(?:time|day|year|week|month|way|reason|moment|place|team|company|job)s?$/.test(thing.at(-1)?.lower ?? '')
  const next = words.findIndex(
    ({ tag, forms }, at) =>
      at > me + 3 &&
      (tag === 'AUX' ||
        (tag === 'VERB' && (forms.includes('third') || (forms.includes('past') && !forms.includes('base'))))),
  )
  const place = words.slice(me + 2, next)
  const isPlace =
    next > 0 && next < me + 9 && place.slice(1).every(({ tag }) => /^(?:NOUN|PROPN|ADJ|DET|NUM|ADP)$/.test(tag))
  const told = words[next]
  if (!isThing || !isPlace || !told) return words
  const comma = { ...told, ...saying(told, ','), tag: 'PUNCT', forms: [] }
  const which = { ...told, ...saying(told, 'which'), tag: 'PRON', forms: [] }
  return [...words.slice(0, article), subject, verb, ...quiet(thing), ...place, comma, which, ...words.slice(next)]
}
