import { fieldAt, setField, type FieldPath } from '#shared/resume/fields.ts'
import { insert, move, remove } from '#shared/resume/list.ts'
import { hasLevels, isNested, withIndent, withoutIndent } from '#shared/resume/nested-bullets.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** Adds a line to a list such as `experience.0.achievements` or `certifications`, by default at its end. */
export function addBullet(content: ResumeContent, path: FieldPath, text: string, at = Infinity): ResumeContent {
  return editList(content, path, (list) => insert(list, text, at))
}

export function removeBullet(content: ResumeContent, path: FieldPath, index: number): ResumeContent {
  return editList(content, path, (list) => remove(list, index))
}

/** Moves a line to an index; an index past the end means last. */
export function moveBullet(content: ResumeContent, path: FieldPath, from: number, to: number): ResumeContent {
  return editList(content, path, (list) => move(list, from, to))
}

/** Nests a line under the one above, or ends that. */
export function indentBullet(content: ResumeContent, path: FieldPath, index: number, nested: boolean): ResumeContent {
  return editList(content, path, (list) =>
    list.map((line, at) => (at === index ? withIndent(withoutIndent(line), nested) : line)),
  )
}

type Lines = readonly string[]

function editList(content: ResumeContent, path: FieldPath, edit: (list: Lines) => Lines): ResumeContent {
  const list = fieldAt(content, path)
  if (typeof list !== 'object') return content
  const edited = edit(list)
  return setField(content, path, hasLevels(path) ? withFirstAbove(edited) : edited)
}

/** The first line has none above to be nested under. */
const withFirstAbove = (list: Lines): Lines =>
  list[0] !== undefined && isNested(list[0]) ? list.with(0, withoutIndent(list[0])) : list
