import { cleaned } from '#server/engines/ai/model/fence.ts'
import type { Lines } from '#server/engines/ai/writing/prompt.ts'

type Kind = Lines['lines'][number]['kind']

/** Maximum characters of each kind: the prompt asks for thirty words. */
const MAX_LENGTH: Readonly<Record<Kind, number>> = { duty: 240, achievement: 240, summary: 400, skill: 60 }
/** Maximum characters including markup. */
const MAX_INPUT = 1200

/** A line as plain text on one line; empty where it is no valid line of its kind. */
export function tidyLine(text: string, kind: Kind): string {
  if (text.length > MAX_INPUT) return ''
  const plain = cleaned(text)
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/!?\[([^\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|`|(?<![\p{L}\p{N}_])__|__(?![\p{L}\p{N}_])/gu, '')
    .replace(/^\s*(?:#{1,6}\s+|>\s+)?(?:[-*•–]\s+|\d{1,2}\)\s+)?/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length > MAX_LENGTH[kind] || !/\p{L}/u.test(plain)) return ''
  if (kind === 'summary') return /[.!?]$/.test(plain) ? plain : `${plain}.`
  return plain.replace(/(?<!\.)\.$/, '')
}
