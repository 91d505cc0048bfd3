import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import { inPast, pronoun } from '#shared/ai/embedded/cleft.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { participleOf } from '#shared/ai/embedded/verbs.ts'

/** Being given work said as having had it: what others did to bring it about is left out. */
export const asOwnWork = (words: readonly Word[]): readonly Word[] =>
  reportedToMe(givenTo(askedTo(jobOf(toMe(letMe(words))))))

/** 'They let me do the till count' → 'I did the till count': who was let do it did it. */
function letMe(words: readonly Word[]): readonly Word[] {
  const me = words.findIndex(
    ({ lower }, at) => lower === 'me' && at > 1 && /^(?:let|allowed|trusted)$/.test(words[at - 1]?.lower ?? ''),
  )
  const subject = words[me - 2]
  const verb = words[words[me + 1]?.lower === 'to' ? me + 2 : me + 1]
  const isSomebody = subject && /^(?:they|he|she)$/.test(subject.lower)
  if (me < 2 || !isSomebody || !verb?.forms.includes('base') || /^(?:go|know|be|have|down|off)$/.test(verb.lower))
    return words
  return [...words.slice(0, me - 2), pronoun(subject, 'I'), inPast(verb), ...words.slice(words.indexOf(verb) + 1)]
}

/** 'They put me in charge of it', 'my boss gave me the audit' → 'I was put in charge of it', 'I was given the audit'. */
function toMe(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) => /^(?:me|us)$/.test(lower) && GIVES.has(words[place - 1]?.base ?? '') && place > 1,
  )
  const [verb, me, next] = words.slice(at - 1, at + 2)
  // 'They sent me and Pete to Houston'
  if (at < 2 || !verb || !me || !next || isMark(next) || next.lower === 'and') return words
  const isThey = /^(?:they|he|she)$/.test(words[at - 2]?.lower ?? '')
  const giver = isThey
    ? at - 3
    : words.slice(0, at - 1).findLastIndex((word) => isMark(word) || /^(?:and|so|then|but|when)$/.test(word.lower))
  const by = words.slice(giver + 1, at - 1)
  const isPlain =
    by.length > 0 &&
    by.length < 5 &&
    by.every(({ tag, lower }) => /^(?:DET|NOUN|PROPN|PRON|ADJ)$/.test(tag) || /^(?:my|our|then|later)$/.test(lower))
  // 'They make me responsible': late learners tell so what happened once.
  const isMade = /^(?:make|put)$/.test(verb.lower) && by[0]?.lower === 'they'
  if (!isPlain || !(verb.forms.includes('past') || isMade) || by.some(({ lower }) => lower === 'i' || lower === 'we'))
    return words
  const first = by[0] ?? verb
  const isGift = verb.base === 'give' && words.slice(at + 1, at + 4).some(({ lower }) => GIFTS.test(lower))
  if (me.lower === 'us' && !isGift) return words
  // 'He gave me the shears and went inside', 'they sent me 22'
  const isToldOn = words.some(
    ({ tag, forms }, place) =>
      place > at &&
      words[place - 1]?.lower === 'and' &&
      tag === 'VERB' &&
      forms.includes('past') &&
      !forms.includes('base'),
  )
  if ((isToldOn && !isGift) || (verb.base === 'send' && /^(?:NUM|DET|NOUN|ADJ)$/.test(next.tag))) return words
  if (isGift) {
    const received = { ...verb, ...saying(verb, 'received'), base: 'receive', tag: 'VERB', forms: ['past' as const] }
    const subject = pronoun(first, me.lower === 'us' ? 'we' : 'I')
    return [...words.slice(0, giver + 1), subject, received, ...words.slice(at + 1)]
  }
  return [
    ...words.slice(0, giver + 1),
    pronoun(first, 'I'),
    { ...verb, ...saying(verb, 'was'), tag: 'AUX', base: 'be', forms: ['past'] },
    // 'Made responsible' and 'put in charge' say no more than having been it.
    ...(/^(?:responsible|in)$/.test(next.lower)
      ? []
      : [{ ...verb, ...saying(verb, participleOf(verb.base)), forms: ['participle' as const] }]),
    ...words.slice(at + 1),
  ]
}
const GIFTS = /^(?:grants?|awards?|prizes?|bonus|medals?|funding|donations?|stars?|certificate|diploma|[$€£]\d.*)$/
const GIVES = new Set('give hand assign ask put make leave entrust send promote appoint tell'.split(' '))

/** 'Was given the job of cleaning', 'was put in charge of it' → 'was responsible for cleaning', 'was in charge of it'. */
function jobOf(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      isPassive(words, place) && /^(?:given|handed|assigned|entrusted|tasked|charged|made|put|left)$/.test(lower),
  )
  const word = words[at]
  if (at < 1 || !word) return words
  const after = words.slice(at + 1, at + 5).map(({ lower }) => lower)
  const charge = /^(?:responsible for|in charge of)\b/.test(after.join(' '))
  const [, job] =
    /^((?:with )?(?:(?:the|a) )?(?:job|task|role|work|responsibility|responsible) (?:of|for)|with)(?= \w+ing\b)/.exec(
      after.join(' '),
    ) ?? []
  const was = { ...word, ...saying(word, 'was'), tag: 'AUX', base: 'be', forms: ['past' as const] }
  if (charge) return [...words.slice(0, at - 1), was, ...words.slice(at + 1)]
  if (!job) return words
  const responsible = { ...word, ...saying(word, 'responsible'), tag: 'ADJ', forms: [] }
  const of = { ...word, ...saying(word, 'for'), tag: 'ADP', forms: [] }
  return [...words.slice(0, at - 1), was, responsible, of, ...words.slice(at + 1 + job.split(' ').length)]
}

/** 'Was asked by the mayor to plan it' → 'planned it', unless it is said that nothing came of it. */
function askedTo(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, place) => isPassive(words, place) && ASKED.test(lower))
  const to = words.findIndex(
    ({ lower }, place) => place > at && place < at + 6 && lower === 'to' && words[place + 1]?.forms.includes('base'),
  )
  const verb = words[to + 1]
  const isSure = !words.some(({ lower }) => /^(?:but|not|never|no|refused|although|though|until)$/.test(lower))
  // 'I was told to sell 50 a week': what was asked for, and not what came of it.
  const isDemand =
    RATE.test(
      words
        .slice(to)
        .map(({ lower }) => lower)
        .join(' '),
    ) ||
    // 'Told to fill 22,000 bags': how many they were to be.
    (words[at]?.lower === 'told' && words.slice(to + 2, to + 4).some(({ text }) => /^\d/.test(text)))
  const isBy = words
    .slice(at + 1, to)
    .every(({ tag, lower }) => lower === 'by' || /^(?:DET|NOUN|PROPN|PRON|ADJ|ADP|ADV)$/.test(tag))
  if (at < 1 || to < 0 || !verb || !isSure || isDemand || !isBy || verb.base === 'be' || words[at - 2]?.tag === 'NOUN')
    return words
  return [...words.slice(0, at - 1), inPast(verb), ...words.slice(to + 2)]
}
const RATE = /\d[\d.,]*%?(?: [a-z]+){0,3} (?:an?|per|each|every) (?:hour|day|week|month|year|shift|night)\b/
/** 'Was given 3 trainees to look after' → 'looked after 3 trainees'. */
function givenTo(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, place) => lower === 'given' && isPassive(words, place))
  const to = words.findIndex(({ lower }, place) => place > at + 1 && place < at + 8 && lower === 'to')
  const verb = words[to + 1]
  const thing = words.slice(at + 1, to)
  // '2 years to pay' is time, and no work.
  if (/^(?:year|month|week|day|hour|minute|chance|time)s?$/.test(thing.at(-1)?.lower ?? '')) return words
  const isThing = thing.every(
    ({ tag, lower }) => /^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(tag) || /^(?:my|our)$/.test(lower),
  )
  if (at < 1 || to < 0 || !isThing || !verb?.forms.includes('base')) return words
  const particle = words[to + 2]?.tag === 'ADP' || words[to + 2]?.lower === 'after' ? 1 : 0
  const next = words[to + 2 + particle]
  if (next && !isMark(next) && !/^(?:CCONJ|SCONJ|PRON)$/.test(next.tag)) return words
  const after = words.slice(to + 2, to + 2 + particle)
  return [...words.slice(0, at - 1), inPast(verb), ...after, ...thing, ...words.slice(to + 2 + particle)]
}

const ASKED =
  /^(?:asked|chosen|hired|appointed|picked|selected|tasked|sent|assigned|brought|called|invited|elected|trusted|told)$/

const isPassive = (words: readonly Word[], at: number): boolean => /^(?:was|were|got)$/.test(words[at - 1]?.lower ?? '')

/** '14 people reported to me' → 'I managed 14 people'. */
function reportedToMe(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ base }, place) => base === 'report' && words[place + 1]?.lower === 'to' && words[place + 2]?.lower === 'me',
  )
  const verb = words[at]
  const from =
    words.slice(0, Math.max(0, at)).findLastIndex((word) => isMark(word) || /^(?:and|so)$/.test(word.lower)) + 1
  const people = words.slice(from, at)
  const first = people[0]
  if (!verb || !first || !people.every(({ tag }) => /^(?:DET|NOUN|NUM|ADJ)$/.test(tag))) return words
  const managed = { ...verb, ...saying(verb, 'managed'), base: 'manage', tag: 'VERB', forms: ['past' as const] }
  return [...words.slice(0, from), pronoun(first, 'I'), managed, ...people, ...words.slice(at + 3)]
}
