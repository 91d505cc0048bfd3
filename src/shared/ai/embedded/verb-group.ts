import { isMark } from '#shared/ai/embedded/bits.ts'
import { WEIGHTS } from '#shared/ai/embedded/phrase-list.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { isBareVerb, isParticiple, passedAt, skipAdverbs } from '#shared/ai/embedded/verb-helpers.ts'

/** When and how something is said to happen. */
type Time = 'past' | 'present' | 'perfect' | 'future' | 'would' | 'ability' | 'wish' | 'attempt'

export type Group = {
  readonly base: string
  /** The verb as it was said. */
  readonly word: Word
  readonly time: Time
  readonly negative: boolean
  /** 'was promoted', 'got asked'. */
  readonly passive: boolean
  /** A form of 'be' with what somebody is. */
  readonly copula: boolean
  /** In progress: 'I am building'. */
  readonly progressive: boolean
  readonly adverbs: readonly Word[]
}

const BE = /^(?:am|is|are|was|were|be|been|being)$/
const NEGATIVES = new Set(['not', 'never', "n't", 'hardly', 'barely', 'nor', 'neither'])
const WISHES = new Set('want hope wish plan intend aim dream aspire'.split(' '))
const ATTEMPTS = new Set('try attempt struggle fail'.split(' '))

const PURSUED = /^(?:trying|hoping|planning|looking)$/
const PURSUES = /^(?:to|for|on|at|into|forward|that)$/

type Read = { readonly group: Group | null; readonly rest: readonly Word[] }

/** The verb that words begin with, its helpers passed over, and what follows it. */
export function readGroup(words: readonly Word[]): Read {
  let [at, negative, time, progressive] = [0, false, null as Time | null, false]
  const adverbs: Word[] = []
  const done = (word: Word, next: number, more: Partial<Group> = {}): Read => ({
    group: {
      base: word.base,
      word,
      time: time ?? timeOf(word),
      negative,
      passive: false,
      copula: false,
      progressive,
      adverbs,
      ...more,
    },
    rest: words.slice(next),
  })
  for (; at < words.length; at += 1) {
    const word = words[at]
    if (!word) break
    const next = words[at + 1]
    if (NEGATIVES.has(word.lower)) negative = true
    else if (WEIGHTS.has(word.lower) || word.lower === 'both' || word.lower === 'all' || isMark(word)) continue
    else if (/^(?:almost|nearly)$/.test(word.lower) || (word.tag === 'ADV' && word.forms.length === 0))
      adverbs.push(word)
    else if (/^(?:will|shall)$/.test(word.lower)) time = 'future'
    else if (/^(?:may|might|should)$/.test(word.lower)) time = 'would'
    else if (/^(?:can|could|must)$/.test(word.lower)) time = 'ability'
    else if (word.lower === 'would' && next?.lower === 'rather')
      return done({ ...next, base: 'prefer' }, at + 2, { time: 'wish' })
    else if (word.lower === 'would') time = 'would'
    else if (/^(?:do|does|did)$/.test(word.lower) && isBareVerb(words, at + 1))
      time ??= word.lower === 'did' ? 'past' : 'present'
    else if (word.lower === 'used' && next?.lower === 'to') [time, at] = ['past', at + 1]
    else if (/^(?:have|has|had)$/.test(word.lower) && next?.lower === 'to' && words[at + 2]?.forms.includes('base'))
      [time, at] = [time ?? timeOf(word), at + 1]
    else if (word.lower === 'have' && (time === 'ability' || time === 'would'))
      time = words[at - 1]?.lower === 'must' ? 'past' : 'would'
    else if (
      /^(?:have|has|had)$/.test(word.lower) &&
      next?.lower === 'got' &&
      !/^(?:to|\w+ed)$/.test(words[at + 2]?.lower ?? '')
    )
      return done({ ...word, base: 'have' }, at + 2)
    // 'I have make the accounts'
    else if (/^(?:have|has)$/.test(word.lower) && next?.forms[0] === 'base' && words[at + 2]?.tag === 'DET')
      time ??= 'perfect'
    else if (/^(?:have|has|had)$/.test(word.lower) && isParticiple(words, at + 1))
      time ??= word.lower === 'had' ? 'past' : 'perfect'
    else if (BE.test(word.lower)) {
      time ??= /^(?:was|were)$/.test(word.lower) ? 'past' : 'present'
      const main = skipAdverbs(words, at + 1)
      const verb = words[main]
      if (words.slice(at + 1, main).some(({ lower }) => NEGATIVES.has(lower))) negative = true
      if (verb && words[main + 1]?.lower === 'of' && verb.tag !== 'ADJ' && !verb.forms.includes('gerund'))
        return done(word, at + 1, { copula: true })
      if (!verb) return done(word, at + 1, { copula: true })
      if (verb.lower === 'going' && words[main + 1]?.lower === 'to') [time, at] = ['future', main + 1]
      else if (verb.lower === 'able' && words[main + 1]?.lower === 'to') at = main + 1
      else if (
        verb.lower === 'supposed' ||
        (/^(?:about|meant|expected|scheduled|due)$/.test(verb.lower) && words[main + 1]?.lower === 'to')
      )
        [time, at] = ['wish', main + 1]
      // 'I was planning 30 rounds a day' is work.
      else if (PURSUED.test(verb.lower) && PURSUES.test(words[main + 1]?.lower ?? ''))
        return done(verb, main + 1, { time: 'wish', progressive: true })
      else if (
        verb.forms.includes('gerund') &&
        (verb.tag !== 'NOUN' || /^(?:NUM|DET)$/.test(words[main + 1]?.tag ?? ''))
      )
        return done(verb, main + 1, { progressive: true })
      else if (verb.forms.includes('participle') && !ADJECTIVES.has(verb.lower))
        return done(verb, main + 1, { passive: true })
      else if (
        !/^(?:double|triple|half)$/.test(verb.lower) &&
        verb.forms.includes('base') &&
        verb.lower !== 'number' &&
        main === at + 1 &&
        /^(?:NUM|DET|PRON)$/.test(words[main + 1]?.tag ?? '')
      )
        return done(verb, main + 1)
      else return done(word, at + 1, { copula: true })
    } else {
      const passed = passedAt(words, at)
      if (passed) {
        time ??= timeOf(word)
        at = passed - 1
        continue
      }
      const isWish = WISHES.has(word.base) && (/^(?:want|hope|wish)$/.test(word.base) || next?.lower === 'to')
      if (isWish || (time === 'would' && /^(?:like|love|prefer)$/.test(word.base)))
        return done(word, at + 1, { time: 'wish' })
      if (ATTEMPTS.has(word.base) && next?.lower === 'to') return done(word, at + 1, { time: 'attempt' })
      if (
        word.base === 'get' &&
        next &&
        next.forms.includes('participle') &&
        next.tag !== 'NOUN' &&
        next.lower !== 'put'
      )
        return done(next, at + 2, { time: time ?? timeOf(word), passive: true })
      // 'Somebody broke it. I did not.'
      if (/^(?:do|does|did)$/.test(word.lower) && next && NEGATIVES.has(next.lower)) {
        negative = true
        return done(word, at + 2)
      }
      if (word.forms.length > 0 || word.tag === 'VERB') return done(word, at + 1)
      return { group: null, rest: words }
    }
  }
  const last = words.findLast((word) => word.tag === 'AUX')
  return last ? done(last, words.length) : { group: null, rest: words }
}

const ADJECTIVES = new Set(
  'involved interested used able tired excited experienced qualified based short-staffed left set proud'.split(' '),
)

const timeOf = (word: Word): Time => (word.forms.includes('past') ? 'past' : 'present')
