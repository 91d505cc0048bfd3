import { addBullet, removeBullet } from '#shared/resume/bullets.ts'
import { fieldAt, type FieldPath } from '#shared/resume/fields.ts'
import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'

/** The list of bullets that are kept beside a list and not printed; null where there is none. */
export function hiddenListOf(list: FieldPath): FieldPath | null {
  if (list.endsWith('.achievements')) return list.replace(/achievements$/, 'hiddenAchievements')
  return list.endsWith('.bullets') ? list.replace(/bullets$/, 'hiddenBullets') : null
}

/** Takes a bullet off the page and keeps it; the same resume if there is no room to keep it. */
export function hideBullet(content: ResumeContent, list: FieldPath, index: number): ResumeContent {
  const hidden = hiddenListOf(list)
  return hidden === null ? content : moveLine(content, { from: list, index, to: hidden })
}

/** Puts a hidden bullet back at the end of its list; the same resume if the list is full. */
export function showBullet(content: ResumeContent, list: FieldPath, index: number): ResumeContent {
  const hidden = hiddenListOf(list)
  return hidden === null ? content : moveLine(content, { from: hidden, index, to: list })
}

type Move = { readonly from: FieldPath; readonly index: number; readonly to: FieldPath }

function moveLine(content: ResumeContent, { from, index, to }: Move): ResumeContent {
  const [source, target] = [fieldAt(content, from), fieldAt(content, to)]
  if (typeof source !== 'object' || typeof target !== 'object') return content
  const line = source[index]
  if (line === undefined || target.length >= LIMITS.bullets) return content
  return removeBullet(addBullet(content, to, line), from, index)
}
