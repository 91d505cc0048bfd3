import type { ReviewKind } from '#shared/import/review.ts'
import type { FieldValue } from '#shared/resume/fields.ts'
import { atLevelOf } from '#shared/resume/nested-bullets.ts'
import { joinWords, parseWords } from '#shared/text/words.ts'

/** A field's value as it is typed. */
export function typedText(value: FieldValue | undefined, kind: ReviewKind): string {
  if (Array.isArray(value)) return kind === 'words' ? joinWords(value) : value.join('\n')
  return typeof value === 'string' ? value : ''
}

/** What was typed as the value of a field; items without words are dropped. */
export function valueOf(typed: string, kind: ReviewKind): FieldValue {
  if (kind === 'words') return parseWords(typed)
  if (kind !== 'lines') return typed
  return typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => atLevelOf(line, line.trim()))
}
