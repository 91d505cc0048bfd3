import type { BulletStyle, DateFormat, DatePosition, HeadingLine, PhotoShape } from '#shared/resume/design-controls.ts'
import type { Design, FontFamily } from '#shared/resume/schema.ts'
import { onAccent } from '#shared/template/accent.ts'
import { DENSITY } from '#shared/template/base-sheet.ts'
import { fitProperties } from '#shared/template/fit.ts'
import { textFamily } from '#shared/template/template-type.ts'
import { sizeBeside, typeFactor } from '#shared/template/type-size.ts'

type Properties = Readonly<Record<string, string | number>>

/**
 * The design as custom properties that override the template's values, and rules for what templates have no property
 * for. Comes after the template; `html` is the page, whose script decides on the type size.
 */
export function designSheet(design: Design, cssStyles: string, html: string): string {
  const properties: Properties = {
    ...spacing(design),
    ...page(design),
    ...type(design, cssStyles, html),
    ...details(design),
  }
  const text = Object.entries(properties).map(([name, value]) => `${name}:${value}`)
  return [
    `.doc,.page{${text.join(';')}}\n`,
    design.headingLine ? HEADING_LINE_RULES[design.headingLine] : '',
    design.datePosition ? DATE_RULES[design.datePosition] : '',
  ].join('')
}

/** A chosen type size is not scaled by the density. */
function spacing({ density = 'normal', fontSize, lineHeight = 1, gap = 1 }: Design): Properties {
  const fit = DENSITY[density]
  return fitProperties({
    gap: rounded(fit.gap * gap),
    leading: rounded(fit.leading * lineHeight),
    scale: fontSize === undefined ? fit.scale : 1,
  })
}

function page({ margin, sideWidth, accent, accent2 }: Design): Properties {
  return {
    ...(margin !== undefined && { '--m': pixels(margin) }),
    ...(sideWidth !== undefined && { '--side': pixels(sideWidth) }),
    ...(accent && { '--user-accent': accent, '--user-on-accent': onAccent(accent) }),
    ...(accent2 && { '--user-accent-2': accent2 }),
  }
}

function type(design: Design, cssStyles: string, html: string): Properties {
  const { font, headingFont, fontSize, nameSize, headingSize } = design
  // Headings in another family look as large as they would in that of the text.
  const factor = sizeBeside(font ?? textFamily(cssStyles), headingFont, html)
  return {
    ...(font && { '--user-font': quoted(font) }),
    ...((font || fontSize !== undefined) && { '--user-size': typeFactor(design, cssStyles, html).toFixed(3) }),
    ...(headingFont && { '--user-heading-font': quoted(headingFont) }),
    ...((headingFont || nameSize !== undefined) && { '--name-size': rounded((nameSize ?? 1) * factor) }),
    ...((headingFont || headingSize !== undefined) && { '--heading-size': rounded((headingSize ?? 1) * factor) }),
  }
}

function details({ headingCase, bullet, photoShape, photoSize, datePosition, dateFormat }: Design): Properties {
  return {
    ...(datePosition === 'left' && { '--date-column': DATE_COLUMNS[dateFormat ?? 'short'] }),
    ...(headingCase && { '--heading-case': headingCase }),
    ...(bullet && { '--bullet': BULLETS[bullet] }),
    ...(photoShape && { '--photo-shape': PHOTO_SHAPE_RADII[photoShape] }),
    ...(photoSize !== undefined && { '--photo-size': pixels(photoSize) }),
  }
}

/** With room for a range of dates on one line, or on two if months are written out. */
const DATE_COLUMNS: Readonly<Record<DateFormat, string>> = {
  short: '10.8em',
  long: '10.4em',
  numeric: '10.8em',
  year: '7.2em',
}
const BULLETS: Readonly<Record<BulletStyle, string>> = {
  disc: 'disc',
  circle: 'circle',
  square: 'square',
  dash: "'– '",
  none: 'none',
}
const PHOTO_SHAPE_RADII: Readonly<Record<PhotoShape, string>> = { circle: '50%', rounded: '12%', square: '0' }

/** Whatever a template draws at its headings gives way to the chosen line. */
const NO_LINE = `.doc h2{border-top:0;border-bottom:0;padding-bottom:0;background-image:none}
.doc h2::before,.doc h2::after{display:none}
`
const lineOf = (border: string) => `${NO_LINE}.doc h2{padding-bottom:3px;border-bottom:${border} currentcolor}\n`
const HEADING_LINE_RULES: Readonly<Record<HeadingLine, string>> = {
  none: NO_LINE,
  thin: lineOf('1px solid'),
  thick: lineOf('2px solid'),
  dotted: lineOf('1px dotted'),
}

/**
 * A head whose dates follow its title; templates with another arrangement keep it. No more specific than the rules of
 * templates, so that narrow screens can undo it.
 */
const HEAD = '.head:where(:has(>:not(.dates)+.dates))'
/** Such a head in the main column, and the entry or employer around it. */
const MAIN_HEAD = `.doc :where(.entry,.employer):where(:not(aside *))>${HEAD}`
const MAIN_ENTRY =
  '.doc :is(.entry,.employer):is(.entry,.employer):where(:not(aside *)):where(:has(>.head>:not(.dates)+.dates))'

/**
 * The dates of an entry stay behind its title in the document. On the left they have a column of their own, and a file
 * has them before the title, as it should: readers that go back on a line would join its words. The column is only in
 * the main column and disappears on narrow screens; a second line of dates is beside the employer.
 */
const DATE_RULES: Readonly<Record<DatePosition, string>> = {
  right: `.doc ${HEAD}{display:flex;flex-direction:row;justify-content:space-between}
.doc ${HEAD}>.dates{flex:none;margin:0 0 0 auto;text-align:var(--end)}
`,
  left: `${MAIN_ENTRY}{margin-inline-start:0;padding-inline-start:var(--date-column);border-inline-start:0}
${MAIN_HEAD}{display:flex;flex-direction:row-reverse;justify-content:flex-end;gap:0}
${MAIN_HEAD}::before{display:none}
${MAIN_HEAD}>:not(.dates){flex:1;min-width:0}
${MAIN_HEAD}>.dates{flex:0 0 calc(var(--date-column) - 1em);max-width:none;margin:0 1em 0 calc(-1*var(--date-column));text-align:var(--start)}
${MAIN_HEAD}:not(:only-child)>.dates{margin-bottom:-1.4em}
`,
  below: `.doc ${HEAD}{display:block}
.doc ${HEAD}>.dates{display:block;max-width:none;margin:0;text-align:var(--start)}
`,
}

const PIXELS_PER_MILLIMETER = 96 / 25.4
/** Whole pixels, so that columns and pages stay aligned. */
const pixels = (millimeters: number): string => `${Math.round(millimeters * PIXELS_PER_MILLIMETER)}px`
const rounded = (value: number): number => Number(value.toFixed(4))
const quoted = (family: FontFamily): string => `'${family}'`
