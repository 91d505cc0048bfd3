import { fnv1a } from '#shared/text/fnv.ts'
import { ENTRY_LISTS, editEntries, entriesOf } from '#shared/resume/entries.ts'
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

/** Whether entries or the email address of an example are still in a resume as they were. */
export const hasExampleWords = (content: ResumeContent): boolean =>
  isExampleAddress(content.personalInfo.email) ||
  ENTRY_LISTS.some((list) => entriesOf(content, list).some(isExampleEntry))

/** Of the words of an entry: flags and empty fields don't count, as they come and go without being typed. */
const markOf = (entry: { readonly id?: string | undefined }): string =>
  `${MARK}${fnv1a(JSON.stringify(wordsOf({ ...entry, id: '' }))).toString(36)}`

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}
