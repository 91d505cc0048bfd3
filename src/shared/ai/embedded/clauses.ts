import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import { CONNECTORS, pastConnectors, sinceStart, trimmed, withConnectors } from '#shared/ai/embedded/edges.ts'
import { objectBehind } from '#shared/ai/embedded/fronted.ts'
import { nounSubject } from '#shared/ai/embedded/noun-subject.ts'
import {
  isCalledByName,
  MEANWHILE,
  OTHERS,
  PRONOUNS,
  SOMEBODY,
  THE_OTHERS,
  type Subject,
} from '#shared/ai/embedded/pronouns.ts'
import { isFinite, isSubjectStart } from '#shared/ai/embedded/subject-start.ts'
import { withoutSubject } from '#shared/ai/embedded/subjectless.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { readGroup, type Group } from '#shared/ai/embedded/verb-group.ts'

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

/** The clauses of a sentence in order. */
export function clausesOf(words: readonly Word[]): readonly Clause[] {
  const starts = new Map<number, number | null>()
  const verbs = new Set<number>()
  for (let at = 0; at < words.length; at += 1) {
    if (!isSubjectStart(words, at)) continue
    // 'The month end close went': one verb has one subject, the longest.
    const verb = PRONOUNS[words[at]?.lower ?? ''] ? null : nounSubject(words, at)
    if (verb !== null && verbs.has(verb)) continue
    if (verb !== null) verbs.add(verb)
    const since = sinceStart(words, at)
    const sinceEdge = since === null ? null : pastConnectors(words, since)
    if (sinceEdge !== null && !starts.has(sinceEdge)) starts.set(sinceEdge, null)
    starts.set(since === null ? withConnectors(words, at) : at, at)
  }
  const edges = [...starts.keys()].toSorted((a, b) => a - b)
  const first = edges[0]
  const parts: Clause[] = []
  if (first === undefined) return [clauseOf(words, null)]
  const hasVerbBefore = first > 0 && words.slice(0, first).some((word) => isFinite(word))
  const isFirstPart = hasVerbBefore || isPhrase(words.slice(0, first), words.slice(first, first + 2))
  if (isFirstPart) parts.push(clauseOf(words.slice(0, first), null))
  for (const [place, edge] of edges.entries()) {
    const from = place === 0 && !isFirstPart ? 0 : edge
    const to = edges[place + 1] ?? words.length
    const subject = starts.get(edge) ?? null
    parts.push(clauseOf(words.slice(from, to), subject === null ? null : subject - from))
  }
  return parts
}

/** '64 pairs so far and the counsellor says', '45 calls a day and the boss wanted': how often or until when ends it. */
const isTimed = (words: readonly Word[]): boolean =>
  /\b(?:so far|an? (?:day|week|month|year|night|shift)|(?:last|this) (?:year|month|week|season)|altogether|each|in total)$/.test(
    lowerText(words),
  )

/** 'Recovery rate 38%, …': says something of its own before a clause begins. */
const isPhrase = (words: readonly Word[], [mark, next]: readonly Word[]): boolean =>
  (isMark(mark) || (mark?.lower === 'and' && isTimed(words))) &&
  !/^(?:i|we)$/.test(next?.lower ?? '') &&
  words.length > 2 &&
  words.some(({ text }) => /^[$€£]?\d/.test(text)) &&
  words.filter(({ tag }) => tag === 'NOUN').length > 0 &&
  (/^(?:NOUN|ADJ|NUM|PROPN)$/.test(words[0]?.tag ?? '') ||
    /^(?:about|over|nearly|some|up|no|zero|never)$/.test(words[0]?.lower ?? ''))

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
  // 'Since 2016, about 25 weddings a year': it tells when, and joins nothing.
  if (subjectAt === null && words[from - 1]?.lower === 'since' && isTimeMark(words[from])) from -= 1
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
  const isOurs = kind === 'own' || kind === 'team'
  const clause: Clause = {
    connector,
    lead: trimmed(words.slice(from, subjectAt)),
    subject: words[subjectAt + 1]?.lower === 'else' ? 'person' : (kind ?? kindOf(subjectWords, group)),
    subjectWords,
    group,
    rest: isOurs ? withoutOthersDoing(rest) : rest,
    words,
  }
  return isOurs ? objectBehind(clause) : clause
}

/** 'Watching while [Jo repaired 30 engines]', 'translated as [Doctor Weiss examined 25 patients]': what somebody else did meanwhile. */
function withoutOthersDoing(rest: readonly Word[]): readonly Word[] {
  const at = rest.findIndex(({ lower }, place) => {
    if (!MEANWHILE.test(lower)) return false
    const after = rest.slice(place + 1, place + 5).filter((word) => !isMark(word))
    const verb = after.findIndex(
      ({ tag, forms }) => tag === 'VERB' && forms.includes('past') && !forms.includes('base'),
    )
    return verb > 0 && isCalledByName(after.slice(0, verb))
  })
  return at < 0 ? rest : rest.slice(0, at)
}

const isTimeMark = (word: Word | undefined): boolean =>
  /^(?:(?:19|20)\d\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|last)$/.test(
    word?.lower ?? '',
  )

function kindOf(words: readonly Word[], group: Group | null): Subject {
  const text = lowerText(words)
  if (
    /^(?:my|our|the) (?:main |daily )?(?:part|bit|role|job|task|responsibility|work|contribution|duty|duties|tasks|responsibilities)(?: (?:of|in|on|at) .+)?$/.test(
      text,
    ) &&
    // 'The work gets asked for', 'the people who do the work are asked': nobody's own part.
    !(group?.passive && words[0]?.lower === 'the')
  )
    return 'own'
  if (
    /\band i$|^me and\b|\band me$|^(?:my|our) (?:\w+ )?(?:team|crew|group|class)(?: and i)?$|^the (?:team|crew)$/.test(
      text,
    )
  )
    return 'team'
  return OTHERS.test(text) || SOMEBODY.test(text) || THE_OTHERS.test(text) ? 'person' : 'thing'
}
