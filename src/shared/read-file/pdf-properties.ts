/** Properties of a PDF besides its text. */
export type PdfProperties = {
  /** Whether it contains a structure for screen readers: headings, lists, reading order. */
  readonly isTagged: boolean
  readonly language: string | null
  readonly title: string | null
  /** The program that made it. */
  readonly producer: string | null
}
