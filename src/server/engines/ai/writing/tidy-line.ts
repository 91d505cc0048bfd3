import { cleaned } from '#server/engines/ai/model/fence.ts'
import type { Lines } from '#server/engines/ai/writing/prompt.ts'

type Kind = Lines['lines'][number]['kind']

/** Longest text of each kind, in characters: thirty words were asked for. */
const MOST: Readonly<Record<Kind, number>> = { duty: 240, achievement: 240, summary: 400, skill: 60 }
/** Longest text that is looked at, with its markup. */
const MOST_READ = 1200

/** A line as plain text on one line; empty where it is none of its kind. */
export function tidyLine(text: string, kind: Kind): string {
  if (text.length > MOST_READ) return ''
  const plain = cleaned(text)
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/!?\[([^\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|`|(?<![\p{L}\p{N}_])__|__(?![\p{L}\p{N}_])/gu, '')
    .replace(/^\s*(?:#{1,6}\s+|>\s+)?(?:[-*•–]\s+|\d{1,2}\)\s+)?/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length > MOST[kind] || !/\p{L}/u.test(plain)) return ''
  if (kind === 'summary') return /[.!?]$/.test(plain) ? plain : `${plain}.`
  return plain.replace(/(?<!\.)\.$/, '')
}
