/** What a PDF says of itself, beside its text. */
export type PdfAbout = {
  /** Whether its structure (headings, lists, order) is written into it for screen readers. */
  readonly isTagged: boolean
  readonly language: string | null
  readonly title: string | null
  /** The program that made it. */
  readonly producer: string | null
}
