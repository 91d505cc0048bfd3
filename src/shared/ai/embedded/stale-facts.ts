import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import type { Draft, Part } from '#shared/ai/embedded/draft.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import { said } from '#shared/ai/embedded/results.ts'

/**
 * 'First reply took 11 hours. After I split the queue it was under 2': how things stood before a change is no merit of
 * whoever brought the change: beside the deed it is told with a 'before', alone it goes.
 */
export function withoutStale(draft: Draft, parts: readonly Part[]): Draft | null {
  const { beside } = draft
  if (beside && isStale(beside, parts)) return { ...draft, beside: { ...beside, text: `${beside.text} before` } }
  return draft.kind === 'fact' && !beside && isStale(draft, parts) ? null : draft
}

function isStale({ text, words }: Pick<Draft, 'text' | 'words'>, parts: readonly Part[]): boolean {
  if (TELLS_WHEN.test(text)) return false
  const at = parts.findIndex(({ clause }) => words.every((word) => clause.words.includes(word)))
  const part = parts[at]
  if (!part || !isPastState(part)) return false
  return parts
    .slice(at + 1, at + 1 + MOST_CLAUSES)
    .some((next) => next.sentence - part.sentence <= MOST_SENTENCES && isOtherwise(next))
}

const MOST_SENTENCES = 2
const MOST_CLAUSES = 4

/** A line that says itself that it was so then, or what it became. */
const TELLS_WHEN = /\b(?:at the start|before|then|now|used to|from \S+ to|went|down to|up to|after|later|last year)\b/

const isPastState = ({ clause: { subject, group } }: Part): boolean =>
  subject === 'thing' &&
  group?.time === 'past' &&
  !group.negative &&
  (group.copula || /^(?:take|cost|need|last|stand|lie|run|have)$/.test(group.base))

/** 'It was under 2', 'I brought that down to 13', 'now it is 4': the same, and another number. */
function isOtherwise({ clause }: Part): boolean {
  const { subject, group, rest } = clause
  if (!group || group.negative || !hasAmount(rendered(rest))) return false
  const text = said(clause)
  if (subject === 'it') return group.copula || /^(?:go|fall|drop|come|rise|get)$/.test(group.base)
  const isOwn = subject === 'own' || subject === 'team'
  const isSame = /^(?:it|that|this|them|those)$/.test(rest[0]?.lower ?? '')
  return (isOwn && isSame && /\b(?:down|up|under|below|to|by)\b/.test(text)) || /\b(?:these days|nowadays)\b/.test(text)
}
