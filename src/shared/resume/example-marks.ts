import { ENTRY_LISTS, editEntries } from '#shared/resume/entries.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/**
 * Entries of an example carry ids made of their own words. As soon as one is edited its words no longer fit its id, so
 * what is still the example's is known wherever the resume is kept, without a list of what was taken.
 */
const MARK = 'example-'

/** The content of an example with marks on what has to be replaced. */
export function markExample(content: ResumeContent): ResumeContent {
  return ENTRY_LISTS.reduce(
    (marked, list) => editEntries(marked, list, (entries) => entries.map((entry) => ({ ...entry, id: markOf(entry) }))),
    content,
  )
}

/** Whether an entry of an example has not been edited yet. */
export const isExampleEntry = (entry: { readonly id?: string | undefined }): boolean =>
  entry.id !== undefined && entry.id.startsWith(MARK) && entry.id === markOf(entry)

/** Whether an email address is the example's: example.com is never anybody's (RFC 2606). */
export const isExampleAddress = (email: string): boolean => /@example\.com\s*$/i.test(email)

/** FNV-1a over the words of an entry. Flags and empty fields don't count, as they come and go without being typed. */
function markOf(entry: { readonly id?: string | undefined }): string {
  let hash = 0x811c9dc5
  for (const char of JSON.stringify(wordsOf({ ...entry, id: '' })))
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return `${MARK}${(hash >>> 0).toString(36)}`
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}
