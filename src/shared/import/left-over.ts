import { proseOfHtml } from '#shared/import/html-to-markdown.ts'
import { periodOf } from '#shared/import/period.ts'
import { siteNameOf } from '#shared/resume/contact-sites.ts'
import { isPresent } from '#shared/resume/json-resume-entries.ts'
import { isObject, leavesOf, objectOr, omit, textOf, type JsonObject } from '#shared/resume/json-value.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** A value in a file with its field's name and the object that it is a part of. */
export type SourceField = { readonly name: string; readonly value: string; readonly parent: JsonObject }

/**
 * The values of a file that its resume doesn't show, a line each, with the name of their field and entry. Settings of the
 * other product are no values.
 */
export function leftOverOf(
  source: JsonObject,
  content: ResumeContent,
  isSetting: (field: SourceField) => boolean = () => false,
): string[] {
  const shown = shownWords(content)
  const isShown = (text: string) => linesOf(text).every((line) => shown.includes(wordsOf(line)))
  const isRead = ({ value }: SourceField) =>
    isShown(value) || isPresent(value) || (value.length < MAX_PERIOD && Object.values(periodOf(value)).every(isShown))
  const lines = fieldsIn(source, { name: '', entry: '' })
    .filter((field) => wordsOf(field.value).trim() !== '' && !isSetting(field) && !isRead(field))
    .map(lineOf)
  return [...new Set(lines)].slice(0, MAX_LINES)
}

/** Longer than any two dates. */
const MAX_PERIOD = 60
/** More than anyone reads, and than any file had that we know. */
const MAX_LINES = 500

/** Everything that the resume shows, as words in lines. */
function shownWords(content: ResumeContent): string {
  const withoutKept = (item: unknown): unknown => (isObject(item) ? omit(item, ['foreign']) : item)
  const shown = Object.values(omit(content, ['foreign', 'design'])).map((value) =>
    Array.isArray(value) ? value.map(withoutKept) : value,
  )
  return [...leavesOf(shown), ...(content.contacts ?? []).map(siteNameOf)].map(wordsOf).join('\n')
}

/** Letters and digits only, with a blank at each end, so that a word is not found inside another. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

type Field = SourceField & { readonly entry: string }
type Place = { readonly name: string; readonly entry: string }

function fieldsIn(value: unknown, { name, entry }: Place, parent: JsonObject = {}): Field[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const place = isObject(item) ? { name: '', entry: nameOf(item) || entry } : { name, entry }
      return fieldsIn(item, place, parent)
    })
  }
  if (!isObject(value)) return [{ name, value: textOf(value), entry, parent }]
  return Object.entries(value).flatMap(([key, item]) =>
    fieldsIn(item, { name: UNNAMED.test(key) ? name || key : key, entry }, value),
  )
}

/** Fields that are known by what they are in. */
const UNNAMED = /^(?:url|href|link|value|text|name|label|content|items|fields|#text)$/i
const ENTRY_NAMES =
  /^(?:title|name|company|company name|institution|school|school name|organization|position|language|network|label)$/i

/** What an entry of a list is called. */
function nameOf(item: unknown): string {
  const [, name] = Object.entries(objectOr(item)).find(([key, value]) => ENTRY_NAMES.test(key) && value !== '') ?? []
  return typeof name === 'string' ? name.trim() : ''
}

const lineOf = ({ name, value, entry }: Field): string => {
  const text = linesOf(value).join('\n')
  const label = [entry === value.trim() ? '' : entry, labelOf(name)].filter(Boolean).join(' – ')
  return label === '' ? text : `${label}: ${text}`
}

/** 'issuedOn' and 'issued_on' as 'Issued on'. */
function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** The lines of a text without its tags; of a picture, only its kind. */
function linesOf(text: string): string[] {
  if (/^data:/i.test(text)) return [text.slice(0, text.search(/[;,]|$/))]
  const { paragraphs, bullets } = proseOfHtml(text)
  return [...paragraphs.split('\n'), ...bullets].map((line) => line.trim()).filter(Boolean)
}
