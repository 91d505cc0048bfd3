import { cleaned } from '#server/engines/ai/fence.ts'
import type { Lines } from '#server/engines/ai/llm-prompt.ts'
import { LIMITS } from '#shared/resume/schema.ts'

/** Longest name of a skill, in characters. */
const MOST_SKILL = 60

/** A line as plain text on one line; empty where it is none of its kind. */
export function tidied(text: string, kind: Lines['lines'][number]['kind']): string {
  const plain = cleaned(text)
    .replace(/\*\*|__|`/g, '')
    .replace(/^\s*(?:[-*•–]\s+)?/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length > LIMITS.bullet || !/\p{L}/u.test(plain)) return ''
  if (kind === 'summary') return /[.!?]$/.test(plain) ? plain : `${plain}.`
  const line = plain.replace(/(?<!\.)\.$/, '')
  return kind === 'skill' && line.length > MOST_SKILL ? '' : line
}
