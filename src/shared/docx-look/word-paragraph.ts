import type { RunFormat } from '#shared/docx-look/run-format.ts'
import type { Align, Edges, Side } from '#shared/docx-look/style.ts'
import type { Picture } from '#shared/exports/blocks.ts'

/** A line along a side of a paragraph; `space` is its distance from the text. Both are in points. */
export type Border = { readonly width: number; readonly color: string; readonly space: number }
/** Lengths in points, `line` as a multiple of the type size. */
export type ParagraphFormat = {
  readonly align: Align
  readonly before: number
  readonly after: number
  readonly line: number
  readonly left: number
  readonly right: number
  /** How far the first line begins before the others: a list sign or the column of `lead`. */
  readonly hanging: number
  readonly shading: string | null
  readonly borders: Readonly<Partial<Record<Side, Border>>>
  /** Whether a line is between this and a neighbor with the same lines. */
  readonly isApart: boolean
}
/** The role of a paragraph, which names its style. */
export type Role = 'name' | 'headline' | 'heading' | 'entry' | 'subtitle' | 'contacts' | 'paragraph' | 'bullet'
export type WordRun = { readonly text: string; readonly href?: string; readonly format: RunFormat }
export type Bullet = { readonly level: number; readonly sign: string; readonly color: string }
export type PictureShape = 'rectangle' | 'rounded' | 'ellipse'
/** A picture of the page, in CSS pixels; `height` is null where it follows from the picture itself. */
export type WordPicture = Picture & {
  readonly width: number
  readonly height: number | null
  readonly shape: PictureShape
  readonly side: 'left' | 'center' | 'right'
  /** Part of the line: alone in the middle, or on a tint, which Word would leave out around a floating picture. */
  readonly isInLine: boolean
}
export type WordParagraph = {
  readonly role: Role
  readonly text: RunFormat
  readonly format: ParagraphFormat
  readonly bullet: Bullet | null
  readonly runs: readonly WordRun[]
  /** Before the text, in a column on the left: the dates of an entry, or the label of a group. */
  readonly lead: readonly WordRun[]
  /** At the right edge: the dates of an entry. */
  readonly aside: readonly WordRun[]
  /** Before the text; alone if there is none. */
  readonly picture: WordPicture | null
  /** Whether it runs as its first letter does; otherwise as the page does. */
  readonly hasOwnDirection: boolean
  readonly keepNext: boolean
  readonly keepLines: boolean
  readonly breakBefore: boolean
}
export type WordPage = {
  /** Body text, of which all other text is a variant. */
  readonly text: RunFormat
  readonly line: number
  /** In points. */
  readonly margin: Edges
  /** Whether the first paragraph is on a band that begins at the edge of the paper. */
  readonly isBled: boolean
  readonly isRightToLeft: boolean
  readonly paragraphs: readonly WordParagraph[]
}

/** CSS pixels in points. */
export const points = (px: number): number => Math.round(px * 0.75 * 20) / 20
