import type { Design, ResumeContent } from '#shared/resume/schema.ts'
import { readableAccent } from '#shared/template/accent.ts'
import { DOC_RULES, printedPages, TYPESETTING } from '#shared/template/base-sheet.ts'
import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'
import { SCREEN_SHEETS } from '#shared/template/built-in/screen-sheets.ts'
import { contactIconSheet } from '#shared/template/contact-icons.ts'
import { designSheet } from '#shared/template/design-sheet.ts'
import { directionSheet } from '#shared/template/direction.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import { familiesFor } from '#shared/template/families.ts'
import { flowSheet } from '#shared/template/flow-sheet.ts'
import { typeFactor } from '#shared/template/type-size.ts'

/** A resume as a part of a web page. */
export type ScreenDocument = {
  /** The content of `.doc`; every field is escaped. */
  readonly html: string
  /** Affects nothing outside `.paper`, `.page` and `.doc`, except that it prints the page like the PDF. */
  readonly css: string
  readonly lang: string
  /** Families of /fonts that the page needs. */
  readonly families: readonly string[]
}

/** The id selects the screen sheet of a built-in template; without it only the common one applies. */
type ScreenLayout = Layout & { readonly id?: number }

/**
 * Lays a resume out as a flowing web page in its template's style, within `<div class="paper"><div
 * class="page"></div><article class="doc" lang=…>…</article></div>`. `accent` (#rrggbb) overrides the color of the
 * resume's own design.
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
  templateSheet: string,
  accent: string | null,
): string {
  const color = accent ?? design.accent
  return [
    printedPages(design.paper ?? 'a4'),
    ISOLATION_RULES,
    DOC_RULES,
    contactIconSheet(design, cssStyles),
    cssStyles,
    directionSheet(html),
    // Paper shows the chosen color unchanged; a web page adjusts it so that everyone can read it.
    designSheet(readableDesign(design, color), cssStyles, html),
    `@media screen{\n${flowSheet(cssStyles, design, typeFactor(design, cssStyles, html))}${templateSheet}}\n`,
  ].join('\n')
}

function readableDesign(design: Design, accent: string | undefined): Design {
  const { accent2 } = design
  return {
    ...design,
    ...(accent && { accent: readableAccent(accent) }),
    ...(accent2 && { accent2: readableAccent(accent2) }),
  }
}

/** Keeps the site's own styles of headings, lists and links out of the resume. */
const ISOLATION_RULES = `:where(.doc,.doc *){all:revert}
:where(.doc,.doc *)::before,:where(.doc,.doc *)::after{all:revert}
:where(.paper,.page,.doc,.doc *){box-sizing:border-box}
:where(.doc,.doc :is(h1,h2,h3,p,ul,ol,dl,dd)){margin:0}
:where(.doc :is(ul,ol)){padding:0;padding-inline-start:1.15em}
.doc{${TYPESETTING}}
@media print{html,body{background:none}}`

/** Links are not endorsed for search engines, and `main` belongs to the site. */
const asPartOfPage = (html: string) =>
  html.replaceAll('<a ', '<a rel="nofollow noopener" ').replaceAll(/<(\/?)main\b/g, '<$1div')
