import type { ResumeDocument } from '#shared/template/document.ts'
import { COLUMN_GAP, PAPER_SIZES, pageBody } from '#shared/template/document.ts'
import { type Fit, fitProperties } from '#shared/template/fit.ts'

/*
 * What runs inside the printing page. It is text because it is compiled there, where this room's types do not hold;
 * the page's own scripts are off, these come over the debugging channel.
 */

/** A link of the page and the words that describe it. */
export type PageLink = { readonly href: string; readonly text: string }
/** What a picture is taken of: the inside of a body, and its style; `width` and `height` in pixels from its corner. */
export type PictureDocument = {
  readonly html: string
  readonly css: string
  readonly lang: string
  readonly width: number
  readonly height: number
}
export type Laid = { readonly pages: number; readonly links: readonly PageLink[] }

/** Puts a resume in the place of the one before, waits for its fonts and pictures, and tells what came out. */
export function putDocument(document: ResumeDocument): string {
  const { css, lang, title, html } = document
  return `(async (sheet) => {
    ${PUT}
    ${countPages(document)}
    count() // lays out, which asks for the fonts
    ${WAIT}
    const links = Array.from(document.links, (a) => ({ href: a.href, text: a.textContent.replace(/\\s+/g, ' ').trim() }))
    return { pages: count(), links }
  })(${JSON.stringify({ css, lang, title, body: pageBody(html) })})`
}

/** Puts a sheet that is photographed in the place of the resume before, and waits for its fonts and pictures. */
export const putPicture = ({ css, lang, html }: PictureDocument): string => `(async (sheet) => {
    ${PUT}
    document.body.offsetHeight // lays out, which asks for the fonts
    ${WAIT}
  })(${JSON.stringify({ css, lang, title: '', body: html })})`

const PUT = `document.documentElement.lang = sheet.lang
    document.title = sheet.title
    document.getElementById('sheet').textContent = sheet.css
    document.body.innerHTML = sheet.body`

const WAIT =
  'await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => {}))])'

/** Lays the resume out with other spacing and tells its pages. */
export function putFit(document: ResumeDocument, fit: Fit): string {
  return `((properties) => {
    const { style } = document.querySelector('.doc')
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value)
    ${countPages(document)}
    return count()
  })(${JSON.stringify(fitProperties(fit))})`
}

/** Loads the everyday letters of every family, so that no resume waits for them. */
export const loadFonts = (families: readonly string[]): string => `(async (families) => {
  const isEveryday = ({ family, unicodeRange }) =>
    families.includes(family.replace(/["']/g, '')) && /^U\\+0+-/i.test(unicodeRange)
  const faces = Array.from(document.fonts).filter(isEveryday)
  await Promise.all(faces.map((face) => face.load()))
  return faces.length
})(${JSON.stringify(families)})`

/** Leaves nothing of one person's resume in the page. */
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
