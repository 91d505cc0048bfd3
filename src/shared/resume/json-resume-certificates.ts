import { firstOf, textAt, type Field } from '#shared/resume/json-record.ts'
import type { Parts } from '#shared/resume/json-resume-parts.ts'
import { cutText, equal, isObject, leavesOf, textOf, type JsonObject } from '#shared/resume/json-value.ts'
import { LIMITS, type Certificate } from '#shared/resume/schema.ts'

const NAMES = ['certificates', 'certifications'] as const

/** Certificates in a line each, then those in parts, as objects with the format's names. */
export const CERTIFICATES: Field<Parts> = {
  names: NAMES,
  read: (file) => {
    const items = itemsOf(file)
    const certificates = items.filter(hasParts).slice(0, LIMITS.entries).map(certificateOf)
    const lines = items.filter((item) => !hasParts(item)).map(lineOf)
    return {
      certifications: lines.filter(Boolean).slice(0, LIMITS.words),
      ...(certificates.length > 0 && { certificates }),
    }
  },
  write: (parts) => listed(writtenItems(parts)),
  // Items are known by what is read from them: if that is unchanged, the original is written.
  merge: (parts, file) => {
    const originals = itemsOf(file).map((item) => ({
      item,
      read: hasParts(item) ? itemOf(certificateOf(item)) : { name: lineOf(item) },
    }))
    return listed(
      writtenItems(parts).map((item) => {
        const found = originals.findIndex(({ read }) => equal(read, item))
        return found === -1 ? item : originals.splice(found, 1)[0]?.item
      }),
    )
  },
}

const writtenItems = ({ certifications, certificates = [] }: Parts): JsonObject[] => [
  ...certifications.map((name) => ({ name })),
  ...certificates.map(itemOf),
]

const listed = (items: readonly unknown[]): JsonObject => (items.length === 0 ? {} : { certificates: items })

function itemsOf(file: JsonObject): readonly unknown[] {
  const value = firstOf(file, NAMES)
  return Array.isArray(value) ? value : leavesOf(value)
}

/** A name and at least one of the other parts. */
const hasParts = (item: unknown): item is JsonObject =>
  isObject(item) && textAt(item, ['name']) !== '' && textAt(item, ['issuer', 'date', 'url']) !== ''

const lineOf = (item: unknown): string => cut(isObject(item) ? textAt(item, ['name', 'issuer', 'date']) : textOf(item))

/** A certificate in parts from one of a file. */
export function certificateOf(item: JsonObject): Certificate {
  const part = (name: string) => cut(textAt(item, [name]))
  return {
    name: part('name'),
    issuer: part('issuer'),
    date: part('date'),
    expires: part('endDate'),
    url: cutText(textAt(item, ['url']), LIMITS.url).text,
    credentialId: part('credentialId'),
  }
}

/** The format knows name, issuer, date, and url; the rest are names that other products use. */
const itemOf = ({ name, issuer, date, expires, url, credentialId }: Certificate): JsonObject =>
  Object.fromEntries(
    Object.entries({ name, issuer, date, endDate: expires, url, credentialId }).filter(([, text]) => text !== ''),
  )

const cut = (text: string): string => cutText(text, LIMITS.line).text
