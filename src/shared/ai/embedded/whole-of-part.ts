import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Part } from '#shared/ai/embedded/draft.ts'

/**
 * 'We did a survey in 4 cities. I was responsible for the interviews': clauses that tell what all did together, where
 * whoever speaks goes on to say which part was theirs. As a line, the whole would be claimed by one.
 */
export function wholesOf(parts: readonly Part[]): ReadonlySet<Part> {
  const own = parts.findIndex(isOwnPart)
  const before = parts
    .slice(0, Math.max(0, own))
    .filter(({ sentence }) => sentence >= (parts[own]?.sentence ?? 0) - NEAR)
  const rest = parts.findIndex(isDoneByOthers)
  // 'Changing all the lights. I did half of it, a contractor did the rest'
  if (rest >= 0 && own < 0) {
    const near = parts.slice(0, rest).filter(({ sentence }) => sentence >= (parts[rest]?.sentence ?? 0) - NEAR)
    return new Set(near.filter(({ clause }) => isOfAll(clause) && !WON.test(clause.group?.base ?? '')))
  }
  return new Set(before.filter(({ clause }) => isOfAll(clause) && !WON.test(clause.group?.base ?? '')))
}

/** 'A contractor did the rest', 'the others had the small animals' */
const isDoneByOthers = ({ clause: { subject, group, rest } }: Part): boolean =>
  /^(?:person|thing)$/.test(subject) &&
  group?.time === 'past' &&
  /^(?:do|have|take|get|handle|make|build|write)$/.test(group?.base ?? '') &&
  /\bthe (?:rest|others?|other (?:half|part|side|end|ones?)|remaining)\b/.test(lowerText(rest))

/** 'We moved the depot', 'moving the depot to the new site'; 'trained 5 cooks' is one's own. */
const isOfAll = ({ subject, group, words }: Part['clause']): boolean =>
  group !== null && (subject === 'team' || (subject === 'none' && (words[0]?.forms.includes('gerund') ?? false)))

/** What comes to all alike. */
const WON = /^(?:win|come|rank|place|finish|get|receive|reach|be|have)$/
/** Sentences back that the part may be of. */
const NEAR = 2

/** 'My part was the fillers', 'I was responsible for the interviews'. */
const isOwnPart = ({ clause }: Part): boolean => {
  const { subjectWords, rest, group } = clause
  const [whose, what] = subjectWords.map(({ lower }) => lower)
  if (whose === 'my' && /^(?:part|job|role|bit|task|share|side)$/.test(what ?? '')) return group?.copula ?? false
  return (
    clause.subject === 'own' &&
    (whose ?? 'i') === 'i' &&
    (group?.copula ?? false) &&
    /^(?:responsible|in charge) (?:for|of)\b/.test(lowerText(rest))
  )
}
