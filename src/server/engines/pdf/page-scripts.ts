import { DECLARE_FONTS, familiesOf } from '#server/engines/pdf/page-fonts.ts'
import type { ResumeDocument } from '#shared/template/document.ts'
import { COLUMN_GAP, PAPER_SIZES, pageBody } from '#shared/template/document.ts'
import { type Fit, fitProperties } from '#shared/template/fit.ts'

/*
 * Scripts that run inside the printing page. They are text because they are compiled there, without the server's
 * types. The page's own scripts are off; these come through the debugging protocol.
 */

/** A link of the page and the words that describe it. */
export type PageLink = { readonly href: string; readonly text: string }
/** The content of a body and its style sheet, of which `width` by `height` pixels are captured. */
export type ScreenshotDocument = {
  readonly html: string
  readonly css: string
  readonly lang: string
  readonly width: number
  readonly height: number
}
export type Laid = { readonly pages: number; readonly links: readonly PageLink[] }

/** Replaces the previous resume, waits for fonts and images, and returns the number of pages and the links. */
export function putDocument(document: ResumeDocument): string {
  const { css, lang, title, html } = document
  return `(async (sheet) => {
    ${PUT}
    ${countPages(document)}
    count() // lays out, which asks for the fonts
    ${WAIT}
    const links = Array.from(document.links, (a) => ({ href: a.href, text: a.textContent.replace(/\\s+/g, ' ').trim() }))
    return { pages: count(), links }
  })(${JSON.stringify({ css, lang, title, body: pageBody(html), families: familiesOf({ css, html }) })})`
}

/** Replaces the previous resume with content for a screenshot, and waits for fonts and images. */
export const putScreenshot = ({ css, lang, html }: ScreenshotDocument): string => `(async (sheet) => {
    ${PUT}
    document.body.offsetHeight // lays out, which asks for the fonts
    ${WAIT}
  })(${JSON.stringify({ css, lang, title: '', body: html, families: familiesOf({ css, html }) })})`

const PUT = `${DECLARE_FONTS}
    document.documentElement.lang = sheet.lang
    document.title = sheet.title
    document.getElementById('sheet').textContent = sheet.css
    document.body.innerHTML = sheet.body`

const WAIT =
  'await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => {}))])'

/** Lays the resume out with another spacing and returns its number of pages. */
export function putFit(document: ResumeDocument, fit: Fit): string {
  return `((properties) => {
    const { style } = document.querySelector('.doc')
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value)
    ${countPages(document)}
    return count()
  })(${JSON.stringify(fitProperties(fit))})`
}

/** Removes all of a person's resume from the page. */
export const CLEAR = `document.body.textContent = ''; document.title = 'Resume'`

/** Each page is a row or a column of the screen layout, which breaks where the print breaks. */
function countPages({ paper }: ResumeDocument): string {
  const { width, height } = PAPER_SIZES[paper]
  return `const count = () => {
    const { scrollWidth, scrollHeight } = document.querySelector('.pages')
    const along = (length, page) => Math.round((length + ${COLUMN_GAP}) / (page + ${COLUMN_GAP}))
    return Math.max(1, along(scrollWidth, ${width}), along(scrollHeight, ${height}))
  }`
}
