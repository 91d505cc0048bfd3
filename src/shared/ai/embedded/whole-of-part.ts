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
  return new Set(
    before.filter(
      ({ clause: { subject, group } }) => group !== null && !WON.test(group.base) && /^(?:team|none)$/.test(subject),
    ),
  )
}

/** What comes to all alike. */
const WON = /^(?:win|come|rank|place|finish|get|receive|reach|be|have)$/
/** Sentences back that the part may be of. */
const NEAR = 2

/** 'My part was the fillers', 'I was responsible for the interviews', 'I only did the labels'. */
const isOwnPart = ({ clause }: Part): boolean => {
  const { subjectWords, rest, group } = clause
  const [whose, what] = subjectWords.map(({ lower }) => lower)
  if (whose === 'my' && /^(?:part|job|role|bit|task|share|side)$/.test(what ?? '')) return group?.copula ?? false
  return (
    clause.subject === 'own' &&
    /^(?:i)$/.test(whose ?? 'i') &&
    (group?.copula ?? false) &&
    /^(?:only |just |mainly |mostly )?(?:responsible|in charge) (?:for|of)\b/.test(
      rest.map(({ lower }) => lower).join(' '),
    )
  )
}
