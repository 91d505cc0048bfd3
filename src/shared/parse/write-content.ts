import type { Find } from '#shared/parse/find.ts'
import type { Place } from '#shared/parse/items.ts'
import { emptyContent, LIMITS, ResumeContent, type ResumeLanguage } from '#shared/resume/schema.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import { atLevelOf } from '#shared/resume/nested-bullets.ts'
import { storableText } from '#shared/resume/json-value.ts'
import * as z from 'zod/mini'

export type WrittenContent = {
  readonly content: ResumeContent
  readonly confidence: Readonly<Record<FieldPath, number>>
  readonly sources: Readonly<Record<FieldPath, Place | null>>
}

/** Builds a resume from the finds within its limits. The first find for a field wins. */
export function writeContent(finds: readonly Find[], language: ResumeLanguage): WrittenContent {
  const draft: Record<string, unknown> = language === 'en' ? {} : { language }
  const confidence: Record<FieldPath, number> = {}
  const sources: Record<FieldPath, Place | null> = {}
  const lengths = new Map<string, number>()
  for (const one of finds) {
    const path = resolvedPath(one.path, lengths)
    if (!path || path in confidence) continue
    setAt(draft, path.split('.'), typeof one.value === 'string' ? storableFieldText(one.value, path) : one.value)
    confidence[path] = Math.round(one.confidence * 100) / 100
    sources[path] = one.box
  }
  const content = z.safeParse(ResumeContent, draft)
  if (!content.success) return { content: emptyContent(), confidence: {}, sources: {} }
  return { content: content.data, confidence, sources }
}

/** Replaces `.+` with the next index of the list; null when the list or its entries are full. */
function resolvedPath(path: FieldPath, lengths: Map<string, number>): FieldPath | null {
  const isFull = path
    .split('.')
    .some(
      (key, at) =>
        /^\d+$/.test(key) &&
        Number(key) >= (path.startsWith('custom') && at === 1 ? LIMITS.customSections : LIMITS.entries),
    )
  if (isFull) return null
  if (!path.endsWith('.+')) return path
  const list = path.slice(0, -2)
  const length = lengths.get(list) ?? 0
  if (length >= (/(?:achievements|bullets)$/.test(list) ? LIMITS.bullets : LIMITS.words)) return null
  lengths.set(list, length + 1)
  return `${list}.${length}`
}

const BULLET = /\.(?:achievements|bullets)\.\d+$/

/** The text in storable form, cut to the field's limit. */
function storableFieldText(text: string, path: FieldPath): string {
  const cut = storableText(text).slice(0, limitOf(path)).toWellFormed()
  return BULLET.test(path) ? atLevelOf(cut, cut.trim()) : cut.trim()
}

function limitOf(path: FieldPath): number {
  if (/^summary$|\.description$|^references\.\d+\.text$/.test(path)) return LIMITS.text
  if (BULLET.test(path)) return LIMITS.bullet
  return /\.(?:url|github|website|linkedin)$/.test(path) ? LIMITS.url : LIMITS.line
}

type Tree = Record<string, unknown> | unknown[]

/** Sets a value at a path and creates missing objects and lists; a numeric key creates a list. */
function setAt(tree: Tree, [key = '', ...rest]: readonly string[], value: unknown): void {
  const at = tree as Record<string, unknown> // Lists can be indexed by string keys too.
  const next = rest[0]
  if (next === undefined) at[key] = value
  else setAt((at[key] ??= /^\d+$/.test(next) ? [] : {}) as Tree, rest, value)
}
