import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { PERIOD } from '#shared/ai/embedded/periods.ts'
import { PRONOUNS } from '#shared/ai/embedded/pronouns.ts'
import { quiet } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { gerundOf } from '#shared/ai/embedded/verbs.ts'

/** English as it is learned late, in its usual order: only what is surely meant is put right. */
export const inUsualOrder = (words: readonly Word[]): readonly Word[] =>
  objectAfter(someOfThem(verbFirst(once(aDay(withSmallWords(withTeam(words)))))))

/** 'My equip of five' → 'my team of five'. */
const withTeam = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) =>
    /^equipe?$/.test(word.lower) && /^(?:my|our|the|an?|of)$/.test(words[at - 1]?.lower ?? '')
      ? { ...word, ...saying(word, 'team'), tag: 'NOUN', base: 'team', forms: [] }
      : word,
  )

const isThing = ({ tag, lower }: Word): boolean =>
  /^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(tag) || /^(?:my|our)$/.test(lower)

/** 'The owner he threw it', 'my rating it was 4.9' → 'the owner threw it', 'my rating was 4.9'. */
function once(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      /^(?:he|she|it|they)$/.test(lower) &&
      words[place - 1]?.tag === 'NOUN' &&
      !PERIOD.test(words[place - 1]?.lower ?? '') &&
      (words[place + 1]?.tag === 'AUX' || (words[place + 1]?.forms.length ?? 0) > 0),
  )
  const from = words.slice(0, Math.max(0, at)).findLastIndex((word) => isMark(word) || word.tag === 'CCONJ') + 1
  const subject = words.slice(from, at)
  const isPlural = /[^s]s$|^(?:people|women|men|children)$/.test(subject.at(-1)?.lower ?? '')
  const isDoubled =
    at > 0 && subject.length < 5 && /^(?:DET|PRON|NUM)$/.test(subject[0]?.tag ?? '') && subject.every(isThing)
  return isDoubled && isPlural === (words[at]?.lower === 'they') ? words.toSpliced(at, 1) : words
}

/** 'With two colleagues have we 14 houses painted' → '… we painted 14 houses'. */
function verbFirst(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) => /^(?:have|had)$/.test(lower) && /^(?:i|we)$/.test(words[place + 1]?.lower ?? ''),
  )
  const end = words.findIndex((word, place) => place > at && isMark(word))
  const to = end < 0 ? words.length : end
  const [subject, verb] = [words[at + 1], words[to - 1]]
  if (at < 1 || !subject || !verb?.forms.includes('participle') || to - at < 4 || isMark(words[at - 1])) return words
  return [...words.slice(0, at), subject, { ...verb, tag: 'VERB' }, ...words.slice(at + 2, to - 1), ...words.slice(to)]
}

/** 'We were 20 and 4 of them I supervised' → '… and I supervised 4 of them'. */
function someOfThem(words: readonly Word[]): readonly Word[] {
  const of = words.findIndex(
    ({ lower }, at) =>
      lower === 'of' &&
      /^(?:[1-9]\d*|one)$/.test(words[at - 1]?.lower ?? '') &&
      /^(?:them|these|those)$/.test(words[at + 1]?.lower ?? '') &&
      /^(?:i|we)$/.test(words[at + 2]?.lower ?? '') &&
      words[at + 3]?.tag !== 'AUX' &&
      (words[at + 3]?.forms.includes('past') ?? false),
  )
  if (of < 1) return words
  const counted = words.slice(of - 1, of + 2)
  return [...words.slice(0, of - 1), ...words.slice(of + 2, of + 4), ...counted, ...words.slice(of + 4)]
}

/** 'In 3 days' */
const isDuration = ([by, count, time]: readonly Word[]): boolean =>
  /^(?:in|within)$/.test(by?.lower ?? '') &&
  /^\d/.test(count?.text ?? '') &&
  /^(?:minute|hour|day|week|month)s?$/.test(time?.lower ?? '')

/** 'Every night 9 tons of iron we bind' → 'every night we bind 9 tons of iron': what was counted follows its verb. */
function objectAfter(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) => place > 1 && /^(?:i|we)$/.test(lower) && words[place - 1]?.tag === 'NOUN',
  )
  const verb = words.findIndex(({ forms, tag }, place) => place > at && forms.length > 0 && tag !== 'AUX')
  const next = words[verb + 1]
  const from = words.slice(0, Math.max(0, at)).findLastIndex((word) => isMark(word)) + 1
  const count = words.findIndex(({ text }, place) => place >= from && place < at && /^[$€£]?[1-9]/.test(text))
  const before = words[count - 1]
  const isFronted =
    at > 0 &&
    verb > at &&
    verb < at + 3 &&
    (!next || isMark(next) || next.lower === 'and' || isDuration(words.slice(verb + 1))) &&
    count >= from
  const hedged = /^(?:some|about|over|nearly|around)$/.test(before?.lower ?? '') ? count - 1 : count
  // 'A bathroom of 8 square metres I finish'
  const isOf = words[hedged - 1]?.lower === 'of' && words[from]?.tag === 'DET' && hedged - from < 5
  const head = isOf ? from : hedged
  // 'In 2021 we opened': a time is no object.
  const isTime = words[head - 1]?.tag === 'ADP' || PERIOD.test(words[count + 1]?.lower ?? '')
  // 'Of the 50 metres we built, I did 30': not all of them.
  if (
    !isFronted ||
    isTime ||
    /^(?:of|out)$/.test(words[from]?.lower ?? '') ||
    words.slice(from, at).some(({ lower }) => PRONOUNS[lower])
  )
    return words
  const [daily, start] = /^(?:daily|weekly|monthly|yearly)$/.test(words[head - 1]?.lower ?? '')
    ? [words.slice(head - 1, head), head - 1]
    : [[], head]
  return [
    ...words.slice(0, start),
    ...words.slice(at, verb + 1),
    ...quiet(words.slice(head, at)),
    ...daily,
    ...words.slice(verb + 1),
  ]
}

/** '70 calls by day', '5 times in the day' → 'a day': how often, after what was counted. */
function aDay(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    const [before, next, third] = [words[at - 1], words[at + 1], words[at + 2]]
    const isCounted = before?.tag === 'NOUN' && /^\d/.test(words[at - 2]?.text ?? '')
    const isBy = word.lower === 'by' && RATES.test(next?.lower ?? '') && isEnd(third)
    const isIn =
      /^(?:in|at)$/.test(word.lower) && next?.lower === 'the' && RATES.test(third?.lower ?? '') && isEnd(words[at + 3])
    if (isCounted && (isBy || isIn)) return [{ ...word, ...saying(word, 'a'), tag: 'DET' }]
    const isRest = word.lower === 'the' && /^(?:in|at)$/.test(before?.lower ?? '') && RATES.test(next?.lower ?? '')
    const isAfterCount = words[at - 2]?.tag === 'NOUN' && /^\d/.test(words[at - 3]?.text ?? '')
    return isRest && isAfterCount && isEnd(third) ? [] : [word]
  })
}
const isEnd = (word: Word | undefined): boolean => !word || isMark(word) || /^(?:and|but|with)$/.test(word.lower)

/** Small words that other languages put elsewhere: 'since 15 years', 'without to stop', '40 minutes for day', '9 ton iron'. */
const withSmallWords = (words: readonly Word[]): readonly Word[] =>
  words.flatMap((word, at) => {
    const [before, next, third] = [words[at - 1], words[at + 1], words[at + 2]]
    const isLasting = /^\d+$/.test(next?.text ?? '') && /^(?:year|month|week|day|season)s?$/.test(third?.lower ?? '')
    if (/^(?:since|during)$/.test(word.lower) && isLasting) return [{ ...word, ...saying(word, 'for'), tag: 'ADP' }]
    if (/^(?:for|to)$/.test(word.lower) && before?.base === 'give' && next?.lower === 'me') return []
    if (before?.lower === 'without' && word.lower === 'to' && next?.forms.includes('base')) return []
    if (before?.lower === 'to' && words[at - 2]?.lower === 'without' && word.forms.includes('base'))
      return [{ ...word, ...saying(word, gerundOf(word.base)), forms: ['gerund' as const] }]
    const isRate = before?.tag === 'NOUN' && /\d/.test(words[at - 2]?.text ?? '') && RATES.test(next?.lower ?? '')
    if (word.lower === 'for' && isRate) return [{ ...word, ...saying(word, 'a'), tag: 'DET' }]
    const isLoad = /^\d/.test(before?.text ?? '') && next?.tag === 'NOUN' && words[at - 2]?.tag !== 'DET'
    if (WEIGHTS_OF.test(word.lower) && isLoad) {
      const many = /s$|^kg$/.test(word.lower) || before?.text === '1' ? word.text : `${word.text}s`
      return [
        { ...word, ...saying(word, many) },
        { ...word, ...saying(word, 'of'), tag: 'ADP', forms: [] },
      ]
    }
    return [word]
  })
const RATES = /^(?:day|week|month|year|hour|shift|night)$/
const WEIGHTS_OF = /^(?:tons?|tonnes?|kilos?|kg|lit(?:re|er)s?|sacks?|boxes|pallets?|bags?|bottles?)$/
