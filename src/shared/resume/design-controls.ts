import * as z from 'zod/mini'

/** The bounds of the measures of a design, and the steps of their controls. */
export const MEASURES = {
  /** Page margin in millimeters. */
  margin: { min: 8, max: 32, step: 1 },
  /** Width of the side column in millimeters. */
  sideWidth: { min: 35, max: 75, step: 1 },
  /** Size of the text in points. */
  fontSize: { min: 8, max: 14, step: 0.5 },
  /** Multiplies the template's line height. */
  lineHeight: { min: 0.8, max: 1.4, step: 0.05 },
  /** Multiplies the space between blocks. */
  gap: { min: 0.4, max: 2, step: 0.1 },
  /** Multiplies the size of the name. */
  nameSize: { min: 0.6, max: 1.6, step: 0.05 },
  /** Multiplies the size of section headings. */
  headingSize: { min: 0.8, max: 1.6, step: 0.05 },
  /** Width of the photo in millimeters. */
  photoSize: { min: 18, max: 45, step: 1 },
} as const
export type Measure = keyof typeof MEASURES

export const HEADING_CASES = ['uppercase', 'none'] as const
export const HEADING_LINES = ['none', 'thin', 'thick', 'dotted'] as const
export const DATE_POSITIONS = ['right', 'left', 'below'] as const
export const DATE_FORMATS = ['short', 'long', 'numeric', 'year'] as const
export const BULLET_STYLES = ['disc', 'circle', 'square', 'dash', 'none'] as const
export const PHOTO_SHAPES = ['circle', 'rounded', 'square'] as const
export type HeadingLine = (typeof HEADING_LINES)[number]
export type DatePosition = (typeof DATE_POSITIONS)[number]
export type DateFormat = (typeof DATE_FORMATS)[number]
export type BulletStyle = (typeof BULLET_STYLES)[number]
export type PhotoShape = (typeof PHOTO_SHAPES)[number]

const measure = (name: Measure) =>
  z.optional(z.number().check(z.minimum(MEASURES[name].min), z.maximum(MEASURES[name].max)))

/** The properties of a design that its controls set one by one. */
export const designControls = {
  margin: measure('margin'),
  sideWidth: measure('sideWidth'),
  fontSize: measure('fontSize'),
  lineHeight: measure('lineHeight'),
  gap: measure('gap'),
  nameSize: measure('nameSize'),
  headingSize: measure('headingSize'),
  photoSize: measure('photoSize'),
  /** Capital letters, or headings as they are written. */
  headingCase: z.optional(z.enum(HEADING_CASES)),
  /** The line under section headings. */
  headingLine: z.optional(z.enum(HEADING_LINES)),
  /** Where the dates of an entry are, seen from its title. */
  datePosition: z.optional(z.enum(DATE_POSITIONS)),
  dateFormat: z.optional(z.enum(DATE_FORMATS)),
  bullet: z.optional(z.enum(BULLET_STYLES)),
  /** Icons in front of contact details. */
  contactIcons: z.optional(z.boolean()),
  photoShape: z.optional(z.enum(PHOTO_SHAPES)),
}
