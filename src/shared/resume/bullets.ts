import { fieldAt, setField, type FieldPath } from '#shared/resume/fields.ts'
import { insert, move, remove } from '#shared/resume/list.ts'
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

type Lines = readonly string[]

function editList(content: ResumeContent, path: FieldPath, edit: (list: Lines) => Lines): ResumeContent {
  const list = fieldAt(content, path)
  return typeof list === 'object' ? setField(content, path, edit(list)) : content
}
