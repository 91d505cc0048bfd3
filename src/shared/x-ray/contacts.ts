import { isDates } from '#shared/parse/date-ranges.ts'
import type { ReadFile } from '#shared/parse/items.ts'
import { telHref } from '#shared/text/urls.ts'

/** Contact details as written in a text, without duplicates, in text order. */
export type Contacts = {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly addresses: readonly string[]
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu
/** Web addresses with a scheme, with www., or of a site that hosts profiles. */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>()|•·,;]+|(?:[\w-]+\.)*(?:linkedin|github|gitlab|xing|behance|dribbble|medium)\.com\/[^\s<>()|•·,;]+/giu
const PHONE = /(?<![\p{L}\p{N}@./])\+?\(?\d[\d\s().\-/\u2010-\u2013]{6,}\d(?![\p{L}\p{N}@])/gu
const MIN_DIGITS = 7

/** Finds email addresses, phone numbers and web addresses. */
export function contactsIn({ text, links }: Pick<ReadFile, 'text' | 'links'>): Contacts {
  const emails = matchesOf(text, EMAIL)
  const linked = links.map(({ url }) => url).filter((url) => /^https?:/i.test(url))
  return {
    emails,
    phones: matchesOf(text, PHONE).filter(isPhone),
    addresses: unique([...matchesOf(text, ADDRESS), ...linked], comparable),
  }
}

const matchesOf = (text: string, pattern: RegExp) =>
  unique(
    [...text.matchAll(pattern)].map(([match]) => match.replace(/\s+/g, ' ').replace(/[.,;:]+$/, '')),
    (match) => match,
  )

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= MIN_DIGITS && telHref(text) !== null && (text.startsWith('+') || !isDated(text))
}

/** Whether digits are dates rather than a phone number: '2019 – 2023', '(03/2019 - 05/2023)', '2019-03-01'. */
function isDated(text: string): boolean {
  const years = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)?.length ?? 0
  const others = text.replace(/\D/g, '').length - years * 4
  // Days and months beside two years have four digits at most each; a phone number has more around it.
  return isDates(text) || (years >= 2 && others <= 4)
}

/** Ignores scheme, www. and trailing slash, because an address often appears on the page and again in its link. */
const comparable = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')

function unique(texts: readonly string[], keyOf: (text: string) => string): readonly string[] {
  const seen = new Set<string>()
  return texts.filter((text) => !seen.has(keyOf(text)) && seen.add(keyOf(text)))
}
