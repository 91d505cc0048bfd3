import type { Design } from '#shared/resume/schema.ts'
import type { Layout } from '#shared/template/document.ts'
import { paperSize } from '#shared/template/template-type.ts'
import { typeFactor } from '#shared/template/type-size.ts'

/** Millimeters and points of a CSS pixel. */
const [MILLIMETER, POINT] = [25.4 / 96, 3 / 4]
/** The base sheet's own margin, and the usual width of a photo, in px. */
const [MARGIN, PHOTO] = [60, 96]

/** The measures of a template where a design sets none: in millimeters, the type size in points. */
export function templateMeasures({ cssStyles }: Layout, design: Design) {
  const declared = (name: string) => Number(new RegExp(`${name}:\\s*([\\d.]+)px`).exec(cssStyles)?.[1] ?? NaN)
  const { fontSize: _fontSize, ...look } = design
  return {
    margin: Math.round((declared('--m') || MARGIN) * MILLIMETER),
    sideWidth: Math.round(declared('--side') * MILLIMETER),
    photoSize: Math.round((declared('--photo-size') || PHOTO) * MILLIMETER),
    fontSize: Math.round(paperSize(cssStyles) * typeFactor(look, cssStyles, '') * POINT * 2) / 2,
  }
}

/** Whether a template has what a control changes. */
export const templateParts = ({ htmlTemplate, cssStyles }: Layout) => ({
  columns: htmlTemplate.includes('{{#side}}'),
  sideWidth: /--side:\s*[\d.]+px/.test(cssStyles),
  photo: htmlTemplate.includes('{{#photo}}'),
  secondAccent: cssStyles.includes('var(--accent-2'),
  movableDates: hasMovableDates(htmlTemplate),
})

/** Whether dates follow the title within the head of an entry: only such dates can be moved. */
const hasMovableDates = (htmlTemplate: string): boolean =>
  [...htmlTemplate.matchAll(/class="head">([^]*?)\{\{#dates\}\}/g)].some(([, before = '']) => {
    const isWhole = before.split('<div').length === before.split('</div').length
    return isWhole && before.trim() !== ''
  })
