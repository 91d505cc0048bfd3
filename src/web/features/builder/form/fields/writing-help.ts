import { fieldAt, setField } from '#shared/resume/fields.ts'
import { atLevelOf } from '#shared/resume/nested-bullets.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Rewrite } from '#shared/writing-help/writing-help.ts'
import { limitOf, mostLines } from '#web/features/builder/state/field-path.ts'

/** What a line is helped with. */
export type HelpKind = Rewrite | 'number'

/** The resume with one line replaced by others; the same resume if the list or a line would be too long. */
export function replaceLine(
  content: ResumeContent,
  list: string,
  index: number,
  lines: readonly string[],
): ResumeContent {
  const before = fieldAt(content, list)
  if (typeof before !== 'object') return content
  const bullets = lines.map((line) => atLevelOf(before[index] ?? '', line))
  const after = before.toSpliced(index, 1, ...bullets)
  const fits = after.length <= mostLines(list) && bullets.every((line) => line.length <= limitOf(`${list}.${index}`))
  return fits ? setField(content, list, after) : content
}

/** The entry of a line is about something ongoing. */
export const isCurrent = (content: ResumeContent, list: string): boolean =>
  fieldAt(content, `${entryOf(list)}.current`) === true

/** The path of the entry that a list of lines belongs to. */
export const entryOf = (list: string): string => list.replace(/\.[a-z]+$/, '')
