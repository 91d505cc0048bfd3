import { isMark } from '#shared/ai/embedded/bits.ts'
import { readGroup, type Group } from '#shared/ai/embedded/verb-group.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

export type Subject = 'own' | 'team' | 'it' | 'person' | 'thing' | 'none'

/** A part of a sentence with one subject and one finite verb, or a sentence without a verb. */
export type Clause = {
  /** What joins it to what stands before: 'and', 'because', 'which'. */
  readonly connector: readonly string[]
  /** What stands before the subject: 'In 2021', 'every morning'. */
  readonly lead: readonly Word[]
  readonly subject: Subject
  readonly subjectWords: readonly Word[]
  readonly group: Group | null
  /** What follows the verb. */
  readonly rest: readonly Word[]
  readonly words: readonly Word[]
}

const CONNECTORS = new Set(
  'and so but then because cause since when while if until as although though where whereas after before once that which who whose what how whenever plus or also except unless even therefore thus hence why whether'.split(
    ' ',
  ),
)
const PRONOUNS: Readonly<Record<string, Subject>> = {
  i: 'own',
  we: 'team',
  it: 'it',
  this: 'it',
  that: 'it',
  which: 'it',
  who: 'it',
  these: 'it',
  he: 'person',
  she: 'person',
  they: 'person',
  you: 'person',
  there: 'thing',
  everybody: 'thing',
  everyone: 'thing',
  anyone: 'thing',
  anybody: 'thing',
  nobody: 'person',
  nothing: 'thing',
  those: 'it',
  everything: 'thing',
  somebody: 'person',
  someone: 'person',
}

/** The clauses of a sentence in order. */
export function clausesOf(words: readonly Word[]): readonly Clause[] {
  const starts = new Map<number, number>()
  const verbs = new Set<number>()
  for (let at = 0; at < words.length; at += 1) {
    if (!isSubjectStart(words, at)) continue
    // 'The month end close went': one verb has one subject, the longest.
    const verb = PRONOUNS[words[at]?.lower ?? ''] ? null : nounSubject(words, at)
    if (verb !== null && verbs.has(verb)) continue
    if (verb !== null) verbs.add(verb)
    const start = withConnectors(words, at)
    starts.set(start, at)
  }
  const edges = [...starts.keys()].toSorted((a, b) => a - b)
  const first = edges[0]
  const parts: Clause[] = []
  if (first === undefined) return [clauseOf(words, null)]
  const hasVerbBefore = first > 0 && words.slice(0, first).some((word) => isFinite(word))
  if (hasVerbBefore) parts.push(clauseOf(words.slice(0, first), null))
  for (const [place, edge] of edges.entries()) {
    const from = place === 0 && !hasVerbBefore ? 0 : edge
    const to = edges[place + 1] ?? words.length
    parts.push(clauseOf(words.slice(from, to), (starts.get(edge) ?? edge) - from))
  }
  return parts
}

const isFinite = (word: Word): boolean =>
  word.tag === 'AUX' ||
  ((word.tag === 'VERB' || word.forms.includes('past')) &&
    !word.forms.includes('gerund') &&
    word.forms.length > 0 &&
    word.tag !== 'ADJ')

/** Whether a subject with a finite verb of its own begins here. */
function isSubjectStart(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word) return false
  const kind = PRONOUNS[word.lower]
  const before = words[at - 1]
  const isFalseThat =
    word.lower === 'that' && words[at + 1]?.forms.includes('third') && (words[at + 2]?.forms.length ?? 0) > 0
  if (isFalseThat) return false
  if (kind) return verbAfter(words, at + 1) !== null && !isInside(words, at, before)
  return nounSubject(words, at) !== null
}

/** Relative clauses without 'that' ('the tool we built') and what is said or seen ('made sure we…') belong to their noun or verb. */
function isInside(words: readonly Word[], at: number, before: Word | undefined): boolean {
  const word = words[at]
  if (!before || !word) return false
  if (word.lower === 'that' || word.lower === 'which' || word.lower === 'who') {
    if (word.lower === 'that')
      return !(isMark(before) || CONNECTORS.has(before.lower)) || verbAfter(words, at + 1) === null
    return word.lower === 'who'
  }
  if (isMark(before) || (CONNECTORS.has(before.lower) && before.lower !== 'that')) return isObjectOfWay(words, at)
  if (before.lower === 'that')
    return words[at - 2] !== undefined && !isMark(words[at - 2]) && !CONNECTORS.has(words[at - 2]?.lower ?? '')
  if (word.lower !== 'i' && word.lower !== 'we' && word.lower !== 'they')
    return (
      before.tag === 'ADP' ||
      before.tag === 'VERB' ||
      before.tag === 'AUX' ||
      before.tag === 'DET' ||
      ((word.lower === 'it' || word.lower === 'this') &&
        !/^(?:now|today|afterwards|later)$/.test(before.lower) &&
        leadStart(words, at) === null)
    )
  if (before.tag === 'VERB' || before.tag === 'ADP' || before.tag === 'AUX')
    return !/^(?:up|out|in)$/.test(before.lower) || /^(?:find|figure|point)$/.test(words[at - 2]?.base ?? '')
  return words.slice(0, at).some(isFinite) && isRelative(words, at)
}

/** 'what I did', 'how we work' after a verb. */
const isObjectOfWay = (words: readonly Word[], at: number): boolean =>
  /^(?:what|how|why|whether|who)$/.test(words[at - 1]?.lower ?? '') && at - 2 >= 0 && !isMark(words[at - 2])

/** Nothing that the verb could act on follows: the noun before is what it acts on. */
function isRelative(words: readonly Word[], at: number): boolean {
  const verb = verbAfter(words, at + 1)
  if (verb === null) return false
  const next = words[verb + 1]
  if (!next || isMark(next) || next.tag === 'AUX') return true
  const end = words.findIndex((word, place) => place > verb && (isMark(word) || CONNECTORS.has(word.lower)))
  const last = words[(end === -1 ? words.length : end) - 1]
  if (last?.tag === 'ADP' && /^(?:in|with|for|on|at|from|to|of|by)$/.test(last.lower)) return true
  return next.tag === 'ADP' && !/^(?:up|out|in|with|on|at|as|off|down|over)$/.test(next.lower)
}

/** Where the finite verb stands, past adverbs; null where something else follows. */
function verbAfter(words: readonly Word[], from: number): number | null {
  for (let at = from; at < Math.min(words.length, from + 4); at += 1) {
    const word = words[at]
    if (!word) return null
    if (
      word.tag === 'AUX' ||
      (word.forms.length > 0 && word.tag !== 'DET' && word.tag !== 'ADP') ||
      word.tag === 'VERB'
    )
      return at
    const isPassed =
      word.tag === 'ADV' ||
      word.tag === 'PART' ||
      /^(?:never|not|also|both|all|then|just|too|personally|alone|basically|mostly|usually)$/.test(word.lower)
    if (!isPassed) return null
  }
  return null
}

/** Verbs that say how things went. */
export const CHANGES = new Set(
  'go drop fall rise grow increase decrease improve double triple halve climb shrink reach come get hit stay jump decline become remain turn take cost earn make save win love like say ask tell give call start stop work use adopt receive sell buy finish pass return sign join know call want need report run open close feel mean help allow let fail break bring leave see stand'.split(
    ' ',
  ),
)

/** What a sentence begins with that first tells when. */
const SINCE = /^(?:since|when|after|before|until|while)$/

const isTimeNoun = ({ lower }: Word): boolean =>
  /^(?:year|month|week|day|hour|minute|season|quarter|semester|term|summer|winter|while|end|start|beginning)s?$|^(?:19|20)\d\d$/.test(
    lower,
  )

/** Where a noun is the subject of a verb: 'sales went', 'the number of falls dropped'. The place of the verb, or null. */
function nounSubject(words: readonly Word[], at: number): number | null {
  const before = words[at - 1]
  const isOwnPart = /^(?:my|our)$/.test(words[at]?.lower ?? '') && OWN_PART.test(words[at + 1]?.lower ?? '')
  const isOpen =
    isOwnPart ||
    !before ||
    isMark(before) ||
    (before.lower === 'and' && !words.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'between')) ||
    /^(?:so|but|because|since|when|while|until|after|before|then|as|where|if)$/.test(before.lower) ||
    (before.lower === 'that' && (at === 1 || isMark(words[at - 2]))) ||
    (isTimeNoun(before) && leadStart(words, at) !== null) ||
    (/^(?:over|started|came|arrived|joined|began|left|there)$/.test(before.lower) &&
      SINCE.test(words[0]?.lower ?? '') &&
      at < 8)
  if (
    !isOpen ||
    (/^(?:after|before|since|until)$/.test(before?.lower ?? '') && words.slice(at, at + 3).some(isTimeNoun))
  )
    return null
  let hasNoun = false
  for (let place = at; place < Math.min(words.length, at + 9); place += 1) {
    const word = words[place]
    if (!word || isMark(word)) return null
    const isChange =
      CHANGES.has(word.base) &&
      (word.forms.includes('past') || word.forms.includes('base') || word.forms.includes('third'))
    if (hasNoun && word.tag === 'AUX' && word.lower !== 'be' && word.lower !== 'been' && word.lower !== 'being')
      return place
    if (
      hasNoun &&
      isChange &&
      (word.tag === 'VERB' || word.forms.includes('past')) &&
      (word.forms.includes('past') ||
        word.forms.includes('third') ||
        (place + 1 < words.length && words[place - 1]?.lower.endsWith('s'))) &&
      words[place - 1]?.tag !== 'DET' &&
      words[place - 1]?.lower !== 'to'
    )
      return place
    if (PRONOUNS[word.lower] || CONNECTORS.has(word.lower)) return null
    const isNameOfThing = place === at && !before && word.forms.includes('base') && words[at + 1]?.tag === 'NOUN'
    if (isNameOfThing) continue
    const isPluralThing =
      place === at &&
      !before &&
      word.forms.includes('third') &&
      (words[at + 1]?.forms.includes('past') || words[at + 1]?.tag === 'AUX')
    const isGerundThing = place === at && word.forms.includes('gerund') && words[at + 1]?.tag === 'NOUN'
    if (isPluralThing || isGerundThing) {
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
    if (hasNoun && (word.tag === 'VERB' || isPastOnly) && !word.forms.includes('gerund'))
      return word.forms.includes('past') && /^(?:DET|NUM|PRON)$/.test(words[place + 1]?.tag ?? '') ? place : null
    if (word.tag === 'ADP' && !/^(?:of|in|on|per|for|at|with|from|under)$/.test(word.lower)) return null
    if (place === at && word.tag === 'ADP') return null
    const isHead = word.tag === 'ADJ' && words[place - 1]?.tag !== 'ADV' && words[place + 1]?.forms.includes('past')
    if (isHead || /^(?:NOUN|PROPN|NUM|PRON)$/.test(word.tag) || word.forms.includes('gerund')) hasNoun = true
  }
  return null
}

/** 'My part was …' begins wherever it stands. */
const OWN_PART = /^(?:part|role|job|task|responsibility|work|contribution|duty|duties)$/

function withConnectors(words: readonly Word[], at: number): number {
  const start = pastConnectors(words, at)
  if (start < at) return start
  const isAgain =
    /^(?:he|she|they|it)$/.test(words[at]?.lower ?? '') && words[at - 1]?.tag === 'NOUN' && words[at - 2]?.tag === 'DET'
  if (isAgain && at > 2 && (CONNECTORS.has(words[at - 3]?.lower ?? '') || isMark(words[at - 3])))
    return pastConnectors(words, at - 2)
  if (/^(?:now|today|afterwards|later)$/.test(words[at - 1]?.lower ?? '')) return pastConnectors(words, at - 1)
  const lead = leadStart(words, at)
  return lead === null ? at : pastConnectors(words, lead)
}

function pastConnectors(words: readonly Word[], at: number): number {
  let start = at
  while (
    start > 0 &&
    (CONNECTORS.has(words[start - 1]?.lower ?? '') || isMark(words[start - 1]) || isBecauseOfThat(words, start))
  )
    start -= 1
  return start
}

/** '…, and in the first year I had': what stands before the subject belongs to it. The place of its first word. */
function leadStart(words: readonly Word[], at: number): number | null {
  for (let place = at - 1; place > Math.max(0, at - 7); place -= 1) {
    const word = words[place]
    if (!word || isMark(word) || word.tag === 'VERB' || word.tag === 'AUX') return null
    const isDay =
      /^(?:the|that)$/.test(word.lower) &&
      /day$|^(?:day|week|month|year|summer|winter|evening|morning)$/.test(words[place + 1]?.lower ?? '')
    const isLead =
      isDay ||
      word.tag === 'ADP' ||
      /^(?:after|since|until|during|within)$/.test(word.lower) ||
      /^(?:every|each|last|this|next)$/.test(word.lower)
    const before = words[place - 1]
    if (isLead && (CONNECTORS.has(before?.lower ?? '') || (isMark(before) && place < at - 1))) return place
  }
  return null
}

const isBecauseOfThat = (words: readonly Word[], start: number): boolean =>
  (words[start - 1]?.lower === 'of' && words[start - 2]?.lower === 'because') ||
  (words[start - 1]?.lower === 'result' && words[start - 2]?.lower === 'a')

function clauseOf(words: readonly Word[], subjectAt: number | null): Clause {
  let from = 0
  while (
    from < words.length &&
    from < (subjectAt ?? words.length) &&
    (CONNECTORS.has(words[from]?.lower ?? '') || isMark(words[from]))
  )
    from += 1
  if (
    subjectAt !== null &&
    subjectAt > from &&
    /^(?:after|before|since|until|as|once|while)$/.test(words[from - 1]?.lower ?? '')
  )
    from -= 1
  const connector = words
    .slice(0, from)
    .filter((word) => !isMark(word))
    .map(({ lower }) => lower)
  if (subjectAt === null) return withoutSubject(words, words.slice(from), connector)
  const subject = words[subjectAt]
  const kind = PRONOUNS[subject?.lower ?? '']
  const verb = kind ? subjectAt + 1 : (nounSubject(words, subjectAt) ?? subjectAt + 1)
  const { group, rest } = readGroup(words.slice(verb))
  const subjectWords = words.slice(subjectAt, verb)
  return {
    connector,
    lead: trimmed(words.slice(from, subjectAt)),
    subject: kind ?? kindOf(subjectWords),
    subjectWords,
    group,
    rest,
    words,
  }
}

function withoutSubject(words: readonly Word[], core: readonly Word[], connector: readonly string[]): Clause {
  const base = { connector, lead: [], subject: 'none' as const, subjectWords: [], words }
  const first = core.find(({ tag }) => tag !== 'ADV')
  const startsWithVerb = first && first.forms.length > 0 && first.tag !== 'PROPN' && core.indexOf(first) < 2
  const charged = first && /^(?:responsible for|in charge of|accountable for)\b/.test(rendered(core).toLowerCase())
  if (charged) return { ...base, group: { ...CHARGED, word: first }, rest: core }
  const isTitle =
    /^(?:mgr|manager|clerk|assistant|engineer|keeper|lead|nurse|supervisor|driver|worker|technician|operator|coordinator|teacher|trainer|cook|chef)$/.test(
      core[1]?.lower ?? '',
    )
  const isListed =
    first?.forms.includes('gerund') &&
    (core[core.indexOf(first) + 1] === undefined || isMark(core[core.indexOf(first) + 1]))
  if (!startsWithVerb || isTitle || isListed) return { ...base, group: null, rest: core }
  const { group, rest } = readGroup(core)
  return { ...base, group, rest }
}

/** 'Responsible for the till', with 'was' left out. */
const CHARGED = {
  base: 'be',
  time: 'present',
  negative: false,
  passive: false,
  copula: true,
  progressive: false,
  adverbs: [],
} as const

function kindOf(words: readonly Word[]): Subject {
  const text = words.map(({ lower }) => lower).join(' ')
  if (/^(?:my|our) (?:part|role|job|task|responsibility|work|contribution|duty|duties)$/.test(text)) return 'own'
  if (
    /\band i$|^me and\b|\band me$|^(?:my|our) (?:\w+ )?(?:team|crew|group|class)(?: and i)?$|^the (?:team|crew)$/.test(
      text,
    )
  )
    return 'team'
  return /\b(?:manager|boss|chef|head|colleagues?|director|supervisor|senior|owner|company|teacher|doctor|mother|father|coach|guy)\b/.test(
    text,
  )
    ? 'person'
    : 'thing'
}

export function trimmed(words: readonly Word[]): readonly Word[] {
  let [from, to] = [0, words.length]
  while (from < to && isMark(words[from]) && words[from]?.text !== '"' && words[from]?.text !== '(') from += 1
  while (
    to > from &&
    ((isMark(words[to - 1]) && !/["”)]/.test(words[to - 1]?.text ?? '')) || TAILS.has(words[to - 1]?.lower ?? ''))
  )
    to -= 1
  return words.slice(from, to)
}
const TAILS = new Set(
  'and or but so because which that when while then as the a an if where with of my our plus who also too'.split(' '),
)
