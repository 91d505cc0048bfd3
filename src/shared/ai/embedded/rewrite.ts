import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { withoutApposed } from '#shared/ai/embedded/apposed.ts'
import { goesOnAfterWhich } from '#shared/ai/embedded/asides.ts'
import { withBaselines } from '#shared/ai/embedded/baselines.ts'
import { asOwnWork } from '#shared/ai/embedded/charged.ts'
import { inPast, pronoun, uncleft } from '#shared/ai/embedded/cleft.ts'
import { withoutForWhom } from '#shared/ai/embedded/for-whom.ts'
import { CONNECTORS } from '#shared/ai/embedded/edges.ts'
import { fromTo } from '#shared/ai/embedded/from-to.ts'
import { countedOfThem } from '#shared/ai/embedded/of-them.ts'
import { countOfWhatIDid, thingIDidWhere, thingWasMine, withoutWhereIWas } from '#shared/ai/embedded/own-things.ts'
import { partBehind } from '#shared/ai/embedded/part-of.ts'
import { PERIOD } from '#shared/ai/embedded/periods.ts'
import { stagesOf } from '#shared/ai/embedded/stages.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { tookTimeTo } from '#shared/ai/embedded/took-time.ts'
import { withoutTeller } from '#shared/ai/embedded/tellers.ts'
import { withoutJudging } from '#shared/ai/embedded/judging.ts'
import { withUnitAgain } from '#shared/ai/embedded/unit-again.ts'

/** Ways of saying 'I did it' that hide who did it, put plainly. */
export const plainly = (words: readonly Word[]): readonly Word[] => STEPS.reduce((so, step) => step(so), words)

/** 'Having fitted 130 pumps, I know them' → 'I fitted 130 pumps, I know them'. */
function havingDone(words: readonly Word[]): readonly Word[] {
  const [having, verb] = words
  if (having?.lower !== 'having' || !verb?.forms.includes('participle')) return words
  return [
    pronoun(having, 'I'),
    verb.forms.includes('past') ? { ...verb, tag: 'VERB' } : inPast(verb),
    ...words.slice(2),
  ]
}

/** 'The app I designed has 4.8 stars' → 'I designed the app, which has 4.8 stars'. */
function thingThatIDid(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, place) => (lower === 'i' || lower === 'we') && place > 1 && place < 6)
  const helper =
    /^(?:had|have)$/.test(words[at + 1]?.lower ?? '') && words[at + 2]?.forms.includes('participle') ? 1 : 0
  const me = words[at]
  const [verb, next] = words.slice(at + 1 + helper, at + 3 + helper)
  const article = words.slice(0, Math.max(0, at)).findIndex(({ lower }) => /^(?:the|my|our|a|an)$/.test(lower))
  if (at < 0 || article < 0 || !me || !verb || !next) return words
  const thing = words
    .slice(article, at)
    .filter(({ lower, text }) => lower !== 'that' && lower !== 'which' && text !== ',')
  const isThing =
    thing.length < 5 &&
    thing.slice(1).every(({ tag }) => /^(?:NOUN|PROPN|ADJ)$/.test(tag)) &&
    thing.at(-1)?.tag === 'NOUN'
  const isDeed =
    (helper === 1 || verb.forms.includes('past')) &&
    (next.tag === 'AUX' || (next.tag === 'VERB' && next.forms.includes('past')))
  // 'The garden, which I started with a parent': a thing told by what was done.
  const isAll = words[at - 2]?.text === ',' && /^(?:ADP|PART)$/.test(next.tag) && verb.forms.includes('past')
  if (isThing && isAll)
    return [...words.slice(0, article), ...words.slice(at, at + 2 + helper), ...thing, ...words.slice(at + 2 + helper)]
  if (!isThing || !isDeed || words.slice(article, at).some(({ text }) => text === ',')) return words
  const comma = { ...next, ...saying(next, ','), tag: 'PUNCT', forms: [] }
  const which = { ...next, ...saying(next, 'which'), tag: 'PRON', forms: [] }
  const did = words.slice(at, at + 2 + helper)
  return [...words.slice(0, article), ...did, ...thing, comma, which, ...words.slice(at + 2 + helper)]
}

/** 'Two temps and I ran it' → 'I and two temps ran it'; '640 pupils and I know them all' says something else. */
function countedAndI(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, place) => lower === 'i' && words[place - 1]?.lower === 'and')
  const from =
    words.slice(0, Math.max(0, at - 1)).findLastIndex((word) => isMark(word) || CONNECTORS.has(word.lower)) + 1
  const [count, ...who] = words.slice(from, Math.max(from, at - 1))
  const isCounted = /^[2-9]$/.test(count?.text ?? '') && who.length > 0 && who.length < 4
  const isPeople = who.every(({ tag }) => /^(?:NOUN|ADJ)$/.test(tag)) && !PERIOD.test(who.at(-1)?.lower ?? '')
  if (!isCounted || !isPeople) return words
  return [
    ...words.slice(0, from),
    ...words.slice(at, at + 1),
    ...words.slice(at - 1, at),
    ...words.slice(from, at - 1),
    ...words.slice(at + 1),
  ]
}

/** 'Me and two girls ran the shop' → 'with two girls we ran the shop'; who was not counted is left out. */
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
      place > at + 1 && place < at + 8 && (tag === 'VERB' || tag === 'AUX') && forms.includes('past'),
  )
  const others = words.slice(at + 1, Math.max(at + 1, verb))
  const isOther = others.some(
    ({ lower, tag }, place) =>
      tag === 'PUNCT' || /^(?:he|she|they|i|we)$/.test(lower) || (place > 1 && lower === 'the'),
  )
  const link = others[0]
  if (!me || !link || at < 0 || verb < 0 || isOther) return words
  const counted = others.filter(({ lower }) => !/^(?:and|plus|with|together)$/.test(lower))
  const beside = /^\d+$/.test(counted[0]?.text ?? '')
    ? [{ ...link, ...saying(link, 'with'), tag: 'ADP' }, ...counted]
    : []
  return [...words.slice(0, at), ...beside, { ...me, ...saying(me, 'we'), tag: 'PRON' }, ...words.slice(verb)]
}

/** 'We were a team of 4 and built an app' → 'in a team of 4 we built an app'. */
function inTeam(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      lower === 'we' && /^(?:were|are)$/.test(words[place + 1]?.lower ?? '') && words[place + 3]?.lower === 'team',
  )
  const and = words.findIndex(({ lower }, place) => place > at && place < at + 9 && lower === 'and')
  const [we, be] = words.slice(at, at + 2)
  if (at < 0 || and < 0 || !we || !be || !words[and + 1]?.forms.includes('past')) return words
  const inside = { ...be, ...saying(be, 'in'), tag: 'ADP', forms: [] }
  return [...words.slice(0, at), inside, ...words.slice(at + 2, and), we, ...words.slice(and + 1)]
}

/** 'I was a nurse and trained students' → 'I was a nurse and I trained students': what somebody was or had, and what they did. */
function again(words: readonly Word[]): readonly Word[] {
  const be = words.findIndex(
    ({ lower }, at) => /^(?:was|were|am|are|had)$/.test(lower) && /^(?:i|we)$/.test(words[at - 1]?.lower ?? ''),
  )
  const me = words[be - 1]
  const and = words.findIndex(
    ({ lower }, at) =>
      at > be + 1 &&
      lower === 'and' &&
      words[at + 1]?.tag === 'VERB' &&
      words[at + 1]?.forms.includes('past') &&
      !words[at + 1]?.forms.includes('base'),
  )
  const between = words.slice(be + 1, and)
  const isNoun = (words[be]?.lower === 'had' ? /^NUM$/ : /^(?:DET|NOUN|NUM)$/).test(between[0]?.tag ?? '')
  if (
    be < 1 ||
    and < 0 ||
    !me ||
    !isNoun ||
    between.some(({ tag, lower }) => tag === 'VERB' || /^(?:i|we|who|that|which)$/.test(lower))
  )
    return words
  return [...words.slice(0, and + 1), { ...me, start: words[and + 1]?.start ?? me.start }, ...words.slice(and + 1)]
}

/** 'Two of us did the stage' → 'in a team of 2 we did the stage'; 'two of us on the phones' → 'a team of 2 on the phones'. */
function ofUs(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, place) => lower === 'us' && words[place - 1]?.lower === 'of' && place > 1)
  const [count, , us, verb] = words.slice(Math.max(0, at - 2), at + 2)
  const from = words[at - 3]?.lower === 'the' ? at - 3 : at - 2
  const before = words[from - 1]
  const isStart =
    from === 0 || isMark(before) || /^(?:CCONJ|SCONJ|NOUN|PROPN)$/.test(before?.tag ?? '') || before?.lower === 'so'
  // 'Between five and nine of us'
  const isRange = before?.tag === 'CCONJ' && /^\d/.test(words[at - 4]?.text ?? '')
  if (at < 2 || isRange || !count || !us || !/^\d+$/.test(count.text)) return words
  // 'It took 4 of us 3 days' → 'it took 4 people 3 days'
  if (/^(?:take|need|cost|keep)$/.test(before?.base ?? ''))
    return [...words.slice(0, at - 1), { ...us, ...saying(us, 'people'), tag: 'NOUN' }, ...words.slice(at + 1)]
  if (!isStart) return words
  const team = ['a', 'team', 'of'].map((text) => ({
    ...us,
    ...saying(us, text),
    tag: TAGS[text] ?? 'NOUN',
    forms: [],
    start: count.start,
    end: count.end,
  }))
  const isDoing = verb !== undefined && verb.forms.length > 0 && verb.tag !== 'ADP'
  const inside = { ...us, ...saying(us, 'in'), tag: 'ADP', forms: [], start: count.start, end: count.end }
  const we = { ...us, ...saying(us, 'we'), tag: 'PRON', forms: [] }
  return isDoing
    ? [...words.slice(0, from), inside, ...team, count, we, ...words.slice(at + 1)]
    : [...words.slice(0, from), ...team, count, ...words.slice(at + 1)]
}
const TAGS: Readonly<Record<string, string>> = { a: 'DET', team: 'NOUN', of: 'ADP' }

/** In this order: what a step puts in its place the next may read. */
const STEPS: readonly ((words: readonly Word[]) => readonly Word[])[] = [
  withoutApposed,
  withoutTeller,
  withoutForWhom,
  withUnitAgain,
  withoutWhereIWas,
  goesOnAfterWhich,
  countOfWhatIDid,
  partBehind,
  tookTimeTo,
  havingDone,
  fromTo,
  withBaselines,
  stagesOf,
  withoutJudging,
  countedOfThem,
  thingWasMine,
  thingThatIDid,
  thingIDidWhere,
  uncleft,
  asOwnWork,
  countedAndI,
  meAnd,
  ofUs,
  inTeam,
  again,
]
