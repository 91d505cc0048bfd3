import type { ResumeContent } from '#shared/resume/schema.ts'
import { readableAccent } from '#shared/template/accent.ts'
import { designSheet, DOC_RULES, printedPages, TYPESETTING } from '#shared/template/base-sheet.ts'
import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'
import { SCREEN_SHEETS } from '#shared/template/built-in/screen-sheets.ts'
import { composeDocument, textFamily, type Layout } from '#shared/template/document.ts'
import { familiesFor } from '#shared/template/families.ts'
import { flowSheet } from '#shared/template/flow-sheet.ts'
import { sizeBeside } from '#shared/template/type-size.ts'

/** A resume as a part of a web page. */
export type ScreenDocument = {
  /** The inside of `.doc`; every field is escaped. */
  readonly html: string
  /** Touches nothing outside of `.paper`, `.page` and `.doc`, but prints the page as the PDF is printed. */
  readonly css: string
  readonly lang: string
  /** Families of /fonts that the page needs. */
  readonly families: readonly string[]
}

/** The id finds the sheet that a built-in template brings for screens; without it the common one has to do. */
type ScreenLayout = Layout & { readonly id?: number }

/**
 * Lays a resume out as a flowing web page in its template's look, within
 * `<div class="paper"><div class="page"></div><article class="doc" lang=…>…</article></div>`.
 * `accent` (#rrggbb) goes before the colour of the resume's own design.
 */
export function composeScreen(
  content: ResumeContent,
  layout: ScreenLayout | null,
  accent: string | null = null,
): ScreenDocument {
  const { id, cssStyles } = { ...DEFAULT_LAYOUT, id: undefined, ...layout }
  const { html, lang, families } = composeDocument(content, layout)
  return {
    html: asPartOfPage(html),
    css: screenSheet(content, cssStyles, html, (id === undefined ? undefined : SCREEN_SHEETS.get(id)) ?? '', accent),
    lang,
    families: familiesFor(families, html),
  }
}

function screenSheet(
  { design = {} }: ResumeContent,
  cssStyles: string,
  html: string,
  own: string,
  accent: string | null,
): string {
  const family = textFamily(cssStyles)
  const size = sizeBeside(family, design.font, html)
  const colour = accent ?? design.accent
  return [
    printedPages(design.paper ?? 'a4'),
    ALONE,
    DOC_RULES,
    cssStyles,
    // Paper shows the colour as it was chosen; a web page is read by everybody, so there it can always be read.
    designSheet({ ...design, ...(colour && { accent: readableAccent(colour) }) }, size),
    `@media screen{\n${flowSheet(cssStyles, design, family, size)}${own}}\n`,
  ].join('\n')
}

/** Nothing that the site around it says of headings, lists and links reaches the resume. */
const ALONE = `:where(.doc,.doc *){all:revert}
:where(.doc,.doc *)::before,:where(.doc,.doc *)::after{all:revert}
:where(.paper,.page,.doc,.doc *){box-sizing:border-box}
:where(.doc,.doc :is(h1,h2,h3,p,ul,ol,dl,dd)){margin:0}
:where(.doc :is(ul,ol)){padding:0 0 0 1.15em}
.doc{${TYPESETTING}}
@media print{html,body{background:none}}`

/** Whoever reads the page is told by nobody to trust its links; `main` is the site's own. */
const asPartOfPage = (html: string) =>
  html.replaceAll('<a ', '<a rel="nofollow noopener" ').replaceAll(/<(\/?)main\b/g, '<$1div')
