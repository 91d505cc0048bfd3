/** How many of `all` checked things came out `right`. */
export type Share = { readonly right: number; readonly all: number }

/** Measurements of one template over all resumes printed with it. */
export type Measures = {
  /** Characters of fields, titles and labels that were extracted intact, by reader. */
  readonly text: { readonly pdfjs: Share; readonly pdfium: Share; readonly mammoth: Share }
  /** Words of the same that were extracted as separate words, neither glued together nor split, by reader. */
  readonly words: { readonly pdfjs: Share; readonly pdfium: Share; readonly mammoth: Share }
  /** Neighbors on one page that were read in order, by both PDF readers. */
  readonly order: Share
  /** Fields that our own parser assigned correctly, from PDF by both readers. */
  readonly ownPdf: Share
  /** The same from Word, whose files look alike in all templates: reported, but not part of the score. */
  readonly ownDocx: Share
  /** Fields that the other parser found in the PDF, out of those it finds in the plain text of the same resume. */
  readonly other: Share
  /** Characters that were extracted intact if pages are read straight across all columns. */
  readonly across: Share
  /** Files that meet all checked requirements for tags, language and title. */
  readonly tagged: Share
  /** Characters that a reader could not identify: 'PDFium: U+00B2 ²'. */
  readonly unread: readonly string[]
  readonly pages: number
}

/** The measures of a score, each between 0 and 1. Where several readers are asked, the worst one's share counts. */
export const MEASURES = {
  text: ({ text }) => lowestOf(Object.values(text)),
  order: ({ order }) => shareOf(order),
  own: ({ ownPdf }) => shareOf(ownPdf),
  other: ({ other }) => shareOf(other),
  across: ({ across }) => shareOf(across),
  tagged: ({ tagged }) => shareOf(tagged),
} as const satisfies Record<string, (measures: Measures) => number>
export type MeasureName = keyof typeof MEASURES

/** The highest score: no set of readers represents all of them. */
const HIGHEST = 99

/** Minimum shares for a template to ship. */
export const REQUIRED = { text: 1, words: 1, order: 1, own: 0.99 } as const

/** A template's score in percent: the lowest of its measures, rounded down. */
export const scoreOf = (measures: Measures): number =>
  percentOfLowest(Object.values(MEASURES).map((share) => share(measures)))

/** The same of any shares. */
export const percentOf = (shares: readonly Share[]): number => percentOfLowest(shares.map(shareOf))

// Rounding errors must not turn 98 percent into 97.99…
const percentOfLowest = (shares: readonly number[]): number =>
  Math.min(HIGHEST, Math.floor(Math.min(...shares) * 100 + 1e-9))

/** Reasons that keep a template from shipping, in sentences; empty if there are none. */
export function shortfalls({ text, words, order, ownPdf }: Measures): readonly string[] {
  const lost = Object.entries(text).filter(([, share]) => shareOf(share) < REQUIRED.text)
  const broken = Object.entries(words).filter(([, share]) => shareOf(share) < REQUIRED.words)
  const inverted = order.all - order.right
  return [
    ...lost.map(([reader, { right, all }]) => `${reader} returns ${right} of ${all} characters intact`),
    ...broken.map(([reader, { right, all }]) => `${reader} returns ${right} of ${all} words as separate words`),
    ...(shareOf(order) < REQUIRED.order ? [`${inverted} pairs of neighbors are read in the wrong order`] : []),
    ...(shareOf(ownPdf) < REQUIRED.own ? [`our parser gets ${ownPdf.right} of ${ownPdf.all} fields right`] : []),
  ]
}

/** Between 0 and 1; 1 if nothing was checked. */
export const shareOf = ({ right, all }: Share): number => (all === 0 ? 1 : right / all)

const lowestOf = (shares: readonly Share[]): number => Math.min(...shares.map(shareOf))

export const sumOf = (shares: readonly Share[]): Share => ({
  right: shares.reduce((sum, { right }) => sum + right, 0),
  all: shares.reduce((sum, { all }) => sum + all, 0),
})

/** The results of one run over all templates. */
export type Measured = {
  /** The day, such as 2026-11-21. */
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
  /** Of the printed layout: if it differs, the numbers are outdated. */
  readonly fingerprint: string
  readonly atsScore: number
  readonly measures: Measures
}
