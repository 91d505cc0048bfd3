import { isMark } from '#shared/ai/embedded/bits.ts'
import { CONNECTORS, leadStart } from '#shared/ai/embedded/edges.ts'
import { PRONOUNS } from '#shared/ai/embedded/pronouns.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Verbs that say how things went. */
const CHANGES = new Set(
  'go drop fall rise grow increase decrease improve double triple halve climb shrink reach come get hit stay jump decline become remain turn take cost earn make save win love like say ask tell give call start stop work use adopt receive sell buy finish pass return sign join know call want need report run open close feel mean help allow let fail break bring leave see stand end expire begin retire happen'.split(
    ' ',
  ),
)

/** What a sentence begins with that first tells when. */
const SINCE = /^(?:since|when|after|before|until|while)$/

/** Where a noun is the subject of a verb: 'sales went', 'the number of falls dropped'. The place of the verb, or null. */
export function nounSubject(words: readonly Word[], at: number): number | null {
  const before = words[at - 1]
  const isOwnPart = /^(?:my|our|the)$/.test(words[at]?.lower ?? '') && OWN_PART.test(words[at + 1]?.lower ?? '')
  const isOpen =
    isOwnPart ||
    !before ||
    isMark(before) ||
    (before.lower === 'and' && !words.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'between')) ||
    /^(?:so|but|because|since|when|while|until|after|before|then|as|where|whereas|if|unless|although|though)$/.test(
      before.lower,
    ) ||
    (before.lower === 'that' && (at === 1 || isMark(words[at - 2]) || words[at - 2]?.lower === 'before')) ||
    (isTimeNoun(before) && leadStart(words, at) !== null) ||
    (/^(?:over|started|came|arrived|joined|began|left|there)$/.test(before.lower) &&
      SINCE.test(words[0]?.lower ?? '') &&
      at < 8) ||
    isAfterOwnClause(words, at)
  if (
    !isOpen ||
    (/^(?:after|before|since|until)$/.test(before?.lower ?? '') && words.slice(at, at + 3).some(isTimeNoun))
  )
    return null
  if (words[at]?.lower === 'there' && words[at + 1]?.tag === 'AUX') return at + 1
  // 'Not one has expired'
  if (words[at]?.lower === 'not' && words[at + 1]?.lower === 'one' && words[at + 2]?.tag === 'AUX') return at + 2
  // 'All of them passed', 'most stayed'.
  if (SOME.test(words[at]?.lower ?? '')) {
    const verb =
      words[at + 1]?.lower === 'of' && /^(?:them|us|these|those|whom|which)$/.test(words[at + 2]?.lower ?? '')
        ? at + 3
        : at + 1
    const isTold = words[verb]?.forms.includes('past') && !words[verb]?.forms.includes('base')
    if (isTold || words[verb]?.tag === 'AUX') return verb
  }
  const isOwnTeam =
    /^(?:my|our|the)$/.test(words[at]?.lower ?? '') &&
    /^(?:team|crew|group|shift|department)$/.test(words[at + 1]?.lower ?? '')
  // 'The team before us needed 12 weeks': nobody begins with 'us'.
  if (/^(?:us|me|them|him|her)$/.test(words[at]?.lower ?? '')) return null
  // 'My bit was': a noun here, whatever it looks like.
  if (isOwnPart && words[at + 2]?.tag === 'AUX') return at + 2
  let hasNoun = false
  // '97% of the trams left': a share of something is what did it.
  const isShare =
    words.slice(at, at + 5).some(({ lower }) => lower === 'of') &&
    /^[\d.]+%?$|^(?:two|three|half)$/i.test(words[at]?.text ?? '')
  for (let place = at; place < Math.min(words.length, at + 9); place += 1) {
    const word = words[place]
    if (!word || isMark(word)) return null
    // 'Empty runs fell': what stands before the verb is no verb.
    const next = words[place + 1]
    const isPlural =
      (word.forms.includes('third') || word.forms.includes('base')) &&
      word.tag !== 'AUX' &&
      !PRONOUNS[word.lower] &&
      words[place - 1]?.lower !== 'to' &&
      (next?.tag === 'AUX' || (next?.tag === 'VERB' && next.forms.includes('past') && !next.forms.includes('base')))
    const isPluralThing =
      isPlural && (place > at || word.forms.includes('third') || /^(?:and|but|so|,)?$/.test(before?.lower ?? ''))
    if (isPluralThing) {
      hasNoun = true
      continue
    }
    const isChange =
      CHANGES.has(word.base) &&
      (word.forms.includes('past') || word.forms.includes('base') || word.forms.includes('third'))
    if (hasNoun && word.tag === 'AUX' && word.lower !== 'be' && word.lower !== 'been' && word.lower !== 'being')
      return place
    if (
      hasNoun &&
      isChange &&
      (word.tag === 'VERB' || word.forms.includes('past') || /^(?:it|them)$/.test(words[place + 1]?.lower ?? '')) &&
      (word.forms.includes('past') ||
        word.forms.includes('third') ||
        (place + 1 < words.length && /s$|^(?:people|staff|children|men|women)$/.test(words[place - 1]?.lower ?? ''))) &&
      words[place - 1]?.tag !== 'DET' &&
      words[place - 1]?.lower !== 'to'
    )
      return place
    const isTeams = isOwnTeam && place === at + 2 && word.forms.includes('third')
    if (isTeams && (word.tag === 'VERB' || /^(?:NUM|DET)$/.test(next?.tag ?? ''))) return place
    if (isOwnPart && hasNoun && /^(?:include|involve)s?d?$/.test(word.lower)) return place
    // 'The average there was 110'
    if (word.lower === 'there' && hasNoun) continue
    if (PRONOUNS[word.lower] || CONNECTORS.has(word.lower)) return null
    // 'Order volumes rose', 'failed payments fell': a verb by its look, and part of a thing.
    const isFailed = word.forms.includes('past') && CHANGES.has(words[at + 2]?.base ?? '')
    // 'Time to hire went', 'time to first reply was'
    const toVerb = place === at && words[at + 1]?.lower === 'to' ? pastAfterTo(words, at + 2) : null
    if (toVerb !== null && (!before || isMark(before)) && word.forms[0] === 'base') return toVerb
    const isNameOfThing =
      place === at &&
      (!before || isMark(before)) &&
      (word.forms.includes('base') || isFailed) &&
      words[at + 1]?.tag === 'NOUN'
    if (isNameOfThing) continue
    // 'Changing a pattern took 50 minutes'
    const isDoing =
      place === at &&
      (!before || isMark(before)) &&
      word.forms.includes('gerund') &&
      (words[at + 1]?.tag === 'DET' || /^(?:my|our)$/.test(words[at + 1]?.lower ?? ''))
    if (isDoing) continue
    const isGerundThing =
      place === at &&
      word.forms.includes('gerund') &&
      (words[at + 1]?.tag === 'NOUN' ||
        (!before && words[at + 1]?.forms.includes('past') && words[at + 1]?.tag === 'VERB'))
    if (isGerundThing) {
      hasNoun = true
      continue
    }
    if (
      place === at &&
      !/^(?:DET|NOUN|PROPN|ADJ|PRON|NUM|ADV)$/.test(word.tag) &&
      !/^(?:my|our|the|their|his|her)$/.test(word.lower)
    )
      return null
    if (place === at && word.forms.length > 0 && word.tag !== 'NOUN' && !word.forms.includes('gerund')) return null
    const isPastOnly = word.forms.includes('past') && !word.forms.includes('base') && word.tag !== 'ADJ'
    // 'And the neighbour laughed', 'the master signed it': no participle stands so beside its noun.
    const isOpenEnd =
      !words[place + 1] || isMark(words[place + 1]) || /^(?:PRON|DET|ADV|NUM|CCONJ)$/.test(words[place + 1]?.tag ?? '')
    if (
      hasNoun &&
      isPastOnly &&
      word.tag === 'VERB' &&
      isOpenEnd &&
      words[at]?.tag === 'DET' &&
      words[place - 1]?.tag === 'NOUN'
    )
      return place
    if (hasNoun && (word.tag === 'VERB' || isPastOnly) && !word.forms.includes('gerund'))
      return word.forms.includes('past') &&
        (/^(?:DET|NUM|PRON)$/.test(words[place + 1]?.tag ?? '') || (isShare && words[place + 1]?.lower !== 'by'))
        ? place
        : null
    if (word.tag === 'ADP' && !/^(?:of|in|on|per|for|at|with|from|under|about|by|between)$/.test(word.lower))
      return null
    if (place === at && word.tag === 'ADP') return null
    const isHead = word.tag === 'ADJ' && words[place - 1]?.tag !== 'ADV' && words[place + 1]?.forms.includes('past')
    const isNamed = /^(?:average|norm|maximum|minimum)$/.test(word.lower) && words[place + 1]?.tag !== 'NOUN'
    if (isHead || isNamed || /^(?:NOUN|PROPN|NUM|PRON)$/.test(word.tag) || word.forms.includes('gerund')) hasNoun = true
  }
  return null
}

/** 'After I cleaned the pipes the pressure rose': a first clause without a mark at its end. */
function isAfterOwnClause(words: readonly Word[], at: number): boolean {
  const since = words.findIndex(
    ({ lower }, place) => SINCE.test(lower) && /^(?:i|we)$/.test(words[place + 1]?.lower ?? ''),
  )
  const clause = words.slice(since + 2, at)
  return (
    since >= 0 &&
    since < 4 &&
    clause.length > 1 &&
    clause.length < 9 &&
    /^(?:the|my|our|a|an|no)$/.test(words[at]?.lower ?? '') &&
    /^(?:NOUN|PROPN|PRON)$/.test(words[at - 1]?.tag ?? '') &&
    !clause.some((word) => isMark(word) || CONNECTORS.has(word.lower))
  )
}

/** Where the verb stands after 'time to …', past at most three words. */
function pastAfterTo(words: readonly Word[], from: number): number | null {
  const verb = words
    .slice(from + 1, from + 4)
    .findIndex(({ tag, base, forms }) => tag === 'AUX' || (CHANGES.has(base) && forms.includes('past')))
  const between = words.slice(from, from + 1 + verb)
  return verb >= 0 && between.every((word) => /^(?:NOUN|ADJ|VERB)$/.test(word.tag) && !isMark(word))
    ? from + 1 + verb
    : null
}

const isTimeNoun = ({ lower }: Word): boolean =>
  /^(?:year|month|week|day|hour|minute|season|quarter|semester|term|summer|winter|while|end|start|beginning)s?$|^(?:19|20)\d\d$/.test(
    lower,
  )

/** 'My part was …' begins wherever it stands. */
const OWN_PART = /^(?:part|bit|role|job|task|responsibility|work|contribution|duty|duties|tasks|responsibilities)$/

const SOME = /^(?:all|both|most|many|some|half|none|each|one|\d+)$/
