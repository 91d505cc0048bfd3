import { headingOf } from '#shared/resume/headings.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { richPlain } from '#shared/text/rich.ts'
import { readDate } from '#shared/text/read-date.ts'
import { displayUrl } from '#shared/text/urls.ts'

/** The differences between a written resume and the one read back, field by field. */
export type FieldScore = {
  /** Fields written. */
  readonly all: number
  /** Fields read back with the same text. */
  readonly kept: number
  /** Lost or changed fields, and fields that were read but never written: '- path: text' and '+ path: text'. */
  readonly faults: readonly string[]
}

/**
 * Compares the written resume with the read one: entries by position, list items by presence. White space,
 * date formats and URL schemes do not count; capitals do. A field that was never written is an error as well.
 */
export function scoreFields(written: ResumeContent, read: ResumeContent): FieldScore {
  const expected = fieldsOf(written)
  const found = fieldsOf(read)
  const missing = expected.filter((field) => !take(found, field))
  return {
    all: expected.length,
    kept: expected.length - missing.length,
    faults: [
      ...missing.map(([path, text]) => `- ${path}: ${text}`),
      ...found.map(([path, text]) => `+ ${path}: ${text}`),
    ],
  }
}

type Field = readonly [path: string, text: string]

/** Removes a field from a list; list items may be in a different position. */
function take(fields: Field[], [path, text]: Field): boolean {
  const at = fields.findIndex(([other, actual]) => actual === text && other === path)
  if (at !== -1) fields.splice(at, 1)
  return at !== -1
}

/** Settings of the page and names of entries are not on the page. */
const NOT_PRINTED = new Set(['schemaVersion', 'language', 'design', 'hiddenSections', 'foreign', 'id'])

function fieldsOf(content: ResumeContent): Field[] {
  const fields: Field[] = []
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && value.trim() !== '') fields.push([path, normal(value, path)])
    else if (value === true) fields.push([path, 'true'])
    else if (Array.isArray(value)) {
      const areWords = value.every((item) => typeof item === 'string')
      for (const [index, item] of value.entries()) walk(item, areWords ? `${path}.*` : `${path}.${index}`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value))
        if (!NOT_PRINTED.has(key)) walk(part, path ? `${path}.${key}` : key)
    }
  }
  walk({ ...content, custom: withHeadings(content) }, '')
  return fields
}

/** Own sections with the heading that is printed: a ready-made one may have it from its kind. */
const withHeadings = (content: ResumeContent) =>
  content.custom?.map((section) => ({ ...section, kind: '', title: headingOf(content, `custom:${section.id}`) }))

const normal = (text: string, path: string): string => {
  const plain = richPlain(text).replace(/\s+/g, ' ').trim()
  if (/(?:startDate|endDate|\.date)$/.test(path)) return monthOf(plain)
  return /(?:url|github|website|linkedin)$/.test(path) ? decode(displayUrl(plain)) : plain
}

/** 'Jan 2022' and '2022-01' are one date. */
function monthOf(text: string): string {
  const date = readDate(text)
  return date ? [date.year, date.month ?? []].flat().join('-') : text
}

/** Links of a PDF are written in ASCII. */
function decode(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
