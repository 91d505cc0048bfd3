import type { DateFormat } from '#shared/resume/design-controls.ts'
import type { PageBreak, ResumeLanguage } from '#shared/resume/schema.ts'
import { formatRange } from '#shared/resume/format-dates.ts'
import { bulletTree } from '#shared/resume/nested-bullets.ts'
import { escapeHtml } from '#shared/text/escape.ts'
import { richHtml, richPlain } from '#shared/text/rich.ts'
import { BulletLeaf, Leaf } from '#shared/template/leaf.ts'

/** A list that a template can use as a whole (`{{#links}}<ul>{{#items}}…`); null if empty. */
export type Items<T> = { readonly items: readonly T[] }

export const items = <T>(list: readonly T[]): Items<T> | null => (list.length === 0 ? null : { items: list })

/** Texts that are not blank, trimmed. */
export const present = (...texts: readonly (string | undefined)[]): string[] =>
  texts.map((text = '') => text.trim()).filter((text) => text !== '')

/** How an entry or a section meets the end of a page; a class of templates. */
export type Flow = 'keep' | 'new-page' | ''

export const flowOf = (pageBreak: PageBreak | undefined, keep: boolean): Flow =>
  pageBreak === 'before' ? 'new-page' : keep || pageBreak === 'together' ? 'keep' : ''

/** Text as written; null if blank. */
export function plain(text: string, field: string): Leaf | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : new Leaf(escapeHtml(trimmed), field)
}

/** Text with bold, italic, underlines and links; null if nothing would be printed. */
export function rich(text: string, field: string): Leaf | null {
  const trimmed = text.trim()
  return richPlain(trimmed).trim() === '' ? null : new Leaf(richHtml(trimmed), field)
}

/** The bullets of a list, without blank ones; nested ones are in the leaf of the bullet above them. */
export function bullets(list: readonly string[], field: string): Items<Leaf> | null {
  const printable = list.flatMap((text, index) => {
    const leaf = rich(text, `${field}.${index}`)
    return leaf ? [{ text, leaf }] : []
  })
  return items(
    bulletTree(printable, ({ text }) => text).map(
      ({ bullet, nested }) =>
        new BulletLeaf(
          bullet.leaf,
          nested.map(({ leaf }) => leaf),
        ),
    ),
  )
}

/** Characters of a line of text in most templates. */
const LINE = 85
/** Lines of text below an entry's title with which it stays on one page. */
const SHORT = 3

/** Whether an entry's paragraphs and bullets take so few lines that breaking it would save no room. */
export const isShort = (...texts: readonly string[]): boolean =>
  texts.reduce((lines, text) => lines + Math.ceil(text.trim().length / LINE), 0) <= SHORT

type Dated = { startDate?: string | undefined; endDate?: string | undefined; current?: boolean | undefined }

/** The language of a resume and the form of its dates. */
export type Wording = { readonly lang: ResumeLanguage; readonly dates: DateFormat }

export function dateRange(entry: Dated, { lang, dates }: Wording, field: string): Leaf | null {
  return plain(formatRange(entry.startDate ?? '', entry.endDate ?? '', entry.current ?? false, lang, dates), field)
}
