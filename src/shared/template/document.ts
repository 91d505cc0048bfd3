import type { Template } from '#shared/template/template.ts'
import { FONTS, type Design, type Paper, type ResumeContent } from '#shared/resume/schema.ts'
import { baseSheet } from '#shared/template/base-sheet.ts'
import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'
import { contactIconSheet } from '#shared/template/contact-icons.ts'
import { designSheet } from '#shared/template/design-sheet.ts'
import { directionSheet } from '#shared/template/direction.ts'
import { renderTemplate } from '#shared/template/render.ts'
import { viewModel } from '#shared/template/view-model.ts'

export { COLUMN_GAP, PAPER_SIZES } from '#shared/template/base-sheet.ts'
export { textFamily } from '#shared/template/template-type.ts'

export type Layout = Pick<Template, 'htmlTemplate' | 'cssStyles' | 'sectionOrder'>

/** A laid-out resume for the preview, for printing and for publishing. */
export type ResumeDocument = {
  /** The content of `.doc`. */
  readonly html: string
  /** Base sheet, template, direction and design, in this order. */
  readonly css: string
  readonly lang: string
  readonly title: string
  readonly paper: Paper
  /** Families of the page, without fallbacks. */
  readonly families: readonly string[]
  readonly fitPages?: number
}

/** After every template: consent, then the signature, as letters end. */
const CLOSING = `{{#closing}}<div class="closing">{{#consent}}<p class="consent">{{consent}}</p>{{/consent}}{{#signature}}<p class="signature">{{signature}}</p>{{/signature}}</div>{{/closing}}`

/** Lays a resume out in a template, or in the built-in layout if it has none. */
export function composeDocument(content: ResumeContent, template: Layout | null): ResumeDocument {
  const { htmlTemplate, cssStyles, sectionOrder } = layoutOf(template)
  const view = viewModel(content, sectionOrder)
  const { design = {} } = content
  const html = renderTemplate(htmlTemplate + CLOSING, view)
  const icons = contactIconSheet(design, cssStyles)
  return {
    html,
    css: `${baseSheet(design.paper ?? 'a4')}${icons}${cssStyles}\n${directionSheet(html)}${designSheet(design, cssStyles, html)}`,
    lang: view.lang,
    title: content.personalInfo.fullName.trim(),
    paper: design.paper ?? 'a4',
    families: familiesOf(cssStyles, design),
    ...(design.fitPages !== undefined && { fitPages: design.fitPages }),
  }
}

/** The same page with each field's path around its text; for the preview only, never printed. */
export function composeMarked(content: ResumeContent, template: Layout | null): string {
  const { htmlTemplate, sectionOrder } = layoutOf(template)
  return renderTemplate(htmlTemplate + CLOSING, viewModel(content, sectionOrder), { marks: true })
}

const layoutOf = (template: Layout | null): Layout => template ?? DEFAULT_LAYOUT

/** The elements around a laid-out resume. */
export const pageBody = (html: string): string =>
  `<div class="page"></div><div class="pages"><div class="doc">${html}</div></div>`

function familiesOf(cssStyles: string, { font, headingFont }: Design): string[] {
  const named = FONTS.filter((family) => cssStyles.includes(`'${family}'`) || cssStyles.includes(`"${family}"`))
  const own = named.length === 0 ? ['Source Sans 3'] : named
  return [...new Set([...(font ? [font] : own), ...(headingFont ? [headingFont] : [])])]
}

/** Keywords for the file's metadata: the skills of the resume. */
export const keywordsOf = ({ skills, skillGroups = [] }: ResumeContent): string[] =>
  [...skills.technical, ...skillGroups.flatMap((group) => group.skills), ...skills.languages].slice(0, 40)
