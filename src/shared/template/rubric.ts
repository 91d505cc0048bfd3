/** Of `all` things that were looked for, how many came out `right`. */
export type Share = { readonly right: number; readonly all: number }

/** What was measured of one template, over all resumes that were printed in it. */
export type Measures = {
  /** Characters of fields, titles and labels that came back whole, by reader. */
  readonly text: { readonly pdfjs: Share; readonly pdfium: Share; readonly mammoth: Share }
  /** Words of the same that came back as words by themselves, neither glued to others nor torn, by reader. */
  readonly words: { readonly pdfjs: Share; readonly pdfium: Share; readonly mammoth: Share }
  /** Neighbours on one page that were read one after the other, by both readers of PDF. */
  readonly order: Share
  /** Fields that our own parser put where they were typed, from PDF by both readers. */
  readonly ownPdf: Share
  /** The same from Word, whose files look alike in all templates: told, and no part of the score. */
  readonly ownDocx: Share
  /** Fields that the other parser found in the PDF, of those that it finds in the plain text of the same resume. */
  readonly other: Share
  /** Characters that came back whole when pages were read straight across, through any columns. */
  readonly across: Share
  /** Files that keep every promise of tags, language and title which we check. */
  readonly tagged: Share
  /** Characters that a reader met and could not name: 'PDFium: U+00B2 ²'. */
  readonly unread: readonly string[]
  readonly pages: number
}

/** Points of each measure. They add up to 99: no parser is every parser. */
export const POINTS = { text: 25, order: 15, own: 20, other: 15, across: 20, tagged: 4 } as const

/** The most that a template can have, and what is asked of each before it ships. */
export const REQUIRED = { text: 1, words: 1, order: 1, own: 0.99 } as const

/** A template's score: each measure's share of its points, rounded down. */
export function scoreOf(measures: Measures): number {
  const { text, order, ownPdf, other, across, tagged } = measures
  const shares: Record<keyof typeof POINTS, number> = {
    text: shareOf(sumOf(Object.values(text))),
    order: shareOf(order),
    own: shareOf(ownPdf),
    other: shareOf(other),
    across: shareOf(across),
    tagged: shareOf(tagged),
  }
  const points = Object.entries(POINTS).reduce(
    (sum, [name, most]) => sum + most * (shares[name as keyof typeof POINTS] ?? 0),
    0,
  )
  // Shares are fractions: 99 whole points must not become 98.99…
  return Math.floor(points + 1e-9)
}

/** What keeps a template from shipping, in sentences; empty for a sound one. */
export function shortfalls({ text, words, order, ownPdf }: Measures): readonly string[] {
  const lost = Object.entries(text).filter(([, share]) => shareOf(share) < REQUIRED.text)
  const broken = Object.entries(words).filter(([, share]) => shareOf(share) < REQUIRED.words)
  const inverted = order.all - order.right
  return [
    ...lost.map(([reader, { right, all }]) => `${reader} gives back ${right} of ${all} characters whole`),
    ...broken.map(([reader, { right, all }]) => `${reader} gives back ${right} of ${all} words as words by themselves`),
    ...(shareOf(order) < REQUIRED.order ? [`${inverted} pairs of neighbours are read in the other order`] : []),
    ...(shareOf(ownPdf) < REQUIRED.own ? [`our parser gets ${ownPdf.right} of ${ownPdf.all} fields right`] : []),
  ]
}

/** Between 0 and 1; nothing asked is all answered. */
export const shareOf = ({ right, all }: Share): number => (all === 0 ? 1 : right / all)

export const sumOf = (shares: readonly Share[]): Share => ({
  right: shares.reduce((sum, { right }) => sum + right, 0),
  all: shares.reduce((sum, { all }) => sum + all, 0),
})

/** One run over all templates. */
export type Measured = {
  /** The day, as 2026-11-21. */
  readonly date: string
  /** How many resumes each template was printed with. */
  readonly resumes: number
  readonly readers: readonly { readonly name: string; readonly version: string }[]
  readonly templates: readonly MeasuredTemplate[]
}
export type MeasuredTemplate = {
  /** Null for the layout of a resume without a template. */
  readonly id: number | null
  readonly name: string
  /** Of what was printed: another one means that the numbers are of an earlier page. */
  readonly fingerprint: string
  readonly atsScore: number
  readonly measures: Measures
}
