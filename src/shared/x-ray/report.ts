import { findRange, type FoundRange } from '#shared/parse/date-ranges.ts'
import { headingNamed, type SectionKind } from '#shared/parse/heading-words.ts'
import { rowsOf, type ReadFile } from '#shared/parse/items.ts'
import type { DocxAbout } from '#shared/read-file/docx.ts'
import type { PdfProperties } from '#shared/read-file/pdf-properties.ts'
import { contactsIn, type Contacts } from '#shared/x-ray/contacts.ts'
import { gluedWords } from '#shared/x-ray/glued-words.ts'
import { spacedWords, unreadableGlyphs, type UnreadableGlyphs } from '#shared/x-ray/glyphs.ts'
import { iconTexts } from '#shared/x-ray/icons.ts'
import { jumpsIn, mixedRows } from '#shared/x-ray/reading-order.ts'
import { wordDifferences } from '#shared/x-ray/word-diff.ts'

type FoundHeading = { readonly text: string; readonly kind: SectionKind }
type FoundDates = Pick<FoundRange, 'start' | 'end' | 'current'> & { readonly text: string }

/** What software recognizes in a text without help. */
export type Found = {
  readonly contacts: Contacts
  readonly headings: readonly FoundHeading[]
  readonly dates: readonly FoundDates[]
}

/** An observation with the values for its message. Good ones are included to show what was checked. */
export type Notice = {
  readonly code: NoticeCode
  readonly tone: 'good' | 'warn' | 'bad' | 'neutral'
  readonly count?: number
  readonly samples?: readonly string[]
}
type NoticeCode =
  | 'readers-agree'
  | 'readers-disagree'
  | 'order-kept'
  | 'columns-mixed'
  | 'jumps'
  | 'glyphs-readable'
  | 'glyphs-unreadable'
  | 'letters-apart'
  | 'words-glued'
  | 'icons-as-text'
  | 'email-missing'
  | 'phone-missing'
  | 'contacts-found'
  | 'headings-found'
  | 'headings-missing'
  | 'dates-found'
  | 'dates-missing'
  | 'not-tagged'
  | 'tagged'
  | 'language-missing'
  | 'text-hidden'
  | 'text-in-headers'
  | 'text-in-boxes'
  | 'tables'

export function findIn(file: ReadFile): Found {
  const lines = linesOf(file)
  return {
    contacts: contactsIn(file),
    headings: lines.flatMap((text) => {
      const heading = text.length <= MAX_HEADING ? headingNamed(text) : null
      return heading ? [{ text, kind: heading.kind }] : []
    }),
    dates: lines.flatMap((line) => {
      const range = findRange(line)
      if (!range || (!range.isRange && !/-/.test(range.start))) return []
      const { start, end, current, before, after } = range
      return [{ start, end, current, text: line.slice(before.length, line.length - after.length).trim() }]
    }),
  }
}

/** Text that the readers get and no one can see in the file, line by line. */
type WithHidden = { readonly hidden: readonly string[] }

/** Notices about a PDF, worst first. */
export function noticesOfPdf(pdfjs: ReadFile, pdfium: ReadFile, about: PdfProperties & WithHidden): readonly Notice[] {
  return worstFirst([
    ...hiddenNotices(about),
    ...textNotices(pdfium),
    differenceNotice(pdfjs, pdfium),
    ...orderNotices(pdfium),
    about.isTagged ? { code: 'tagged', tone: 'good' } : { code: 'not-tagged', tone: 'warn' },
    ...(about.language ? [] : [{ code: 'language-missing', tone: 'neutral' } as const]),
  ])
}

/** Notices about a DOCX, worst first. */
export function noticesOfDocx(mammoth: ReadFile, about: DocxAbout & WithHidden): readonly Notice[] {
  const { inHeaders, inTextBoxes, tables } = about
  return worstFirst([
    ...hiddenNotices(about),
    ...textNotices(mammoth),
    ...(inHeaders ? [{ code: 'text-in-headers', tone: 'bad', samples: [inHeaders.slice(0, 80)] } as const] : []),
    ...(inTextBoxes ? [{ code: 'text-in-boxes', tone: 'bad', samples: [inTextBoxes.slice(0, 80)] } as const] : []),
    ...(tables > 0 ? [{ code: 'tables', tone: 'warn', count: tables } as const] : []),
  ])
}

const hiddenNotices = ({ hidden }: WithHidden): readonly Notice[] =>
  hidden.length === 0
    ? []
    : [{ code: 'text-hidden', tone: 'bad', samples: hidden.slice(0, 3).map((text) => text.slice(0, 80)) }]

const MAX_HEADING = 45

const linesOf = ({ items, text }: ReadFile): readonly string[] =>
  (items.length > 0 ? rowsOf(items).map((row) => row.map((item) => item.text).join(' ')) : text.split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

function textNotices(file: ReadFile): readonly Notice[] {
  const { contacts, headings, dates } = findIn(file)
  return [
    glyphNotice(unreadableGlyphs(file.items, file.text)),
    ...wordsNotice('letters-apart', 'bad', spacedWords(file.text)),
    ...wordsNotice('words-glued', 'warn', gluedWords(file.text)),
    ...wordsNotice('icons-as-text', 'warn', iconTexts(file.items, linesOf(file))),
    ...(contacts.emails.length === 0 ? [{ code: 'email-missing', tone: 'bad' } as const] : []),
    ...(contacts.phones.length === 0 ? [{ code: 'phone-missing', tone: 'warn' } as const] : []),
    ...(contacts.emails.length > 0 && contacts.phones.length > 0
      ? [{ code: 'contacts-found', tone: 'good' } as const]
      : []),
    headings.length > 1
      ? { code: 'headings-found', tone: 'good', count: headings.length }
      : { code: 'headings-missing', tone: 'warn' },
    dates.length > 0
      ? { code: 'dates-found', tone: 'good', count: dates.length }
      : { code: 'dates-missing', tone: 'warn' },
  ]
}

const wordsNotice = (code: NoticeCode, tone: Notice['tone'], words: readonly string[]): readonly Notice[] =>
  words.length === 0 ? [] : [{ code, tone, count: words.length, samples: words.slice(0, 3) }]

const glyphNotice = ({ count, fonts, samples }: UnreadableGlyphs): Notice =>
  count === 0
    ? { code: 'glyphs-readable', tone: 'good' }
    : { code: 'glyphs-unreadable', tone: 'bad', count, samples: samples.length > 0 ? samples : fonts }

function differenceNotice(one: ReadFile, other: ReadFile): Notice {
  const [left, right] = wordDifferences(one.text, other.text)
  const countDifferent = (stretches: typeof left) =>
    stretches.reduce((words, { text, same }) => words + (same ? 0 : text.trim().split(/\s+/).length), 0)
  const count = Math.max(countDifferent(left), countDifferent(right))
  return count === 0 ? { code: 'readers-agree', tone: 'good' } : { code: 'readers-disagree', tone: 'warn', count }
}

function orderNotices({ items }: ReadFile): readonly Notice[] {
  const mixed = mixedRows(items)
  const jumps = jumpsIn(items)
  if (mixed.length === 0 && jumps === 0) return [{ code: 'order-kept', tone: 'good' }]
  const samples = mixed.slice(0, 3).map((row) => row.map(({ text }) => text).join(' '))
  return [
    ...(mixed.length > 0 ? [{ code: 'columns-mixed', tone: 'bad', count: mixed.length, samples } as const] : []),
    ...(jumps > 0 ? [{ code: 'jumps', tone: 'warn', count: jumps } as const] : []),
  ]
}

const WORST_FIRST = ['bad', 'warn', 'neutral', 'good'] as const
const worstFirst = (notices: readonly Notice[]): readonly Notice[] =>
  notices.toSorted((one, other) => WORST_FIRST.indexOf(one.tone) - WORST_FIRST.indexOf(other.tone))
