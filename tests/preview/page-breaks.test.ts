import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { COLUMN_GAP, type Layout } from '#shared/template/document.ts'
import { PAPERS, type Paper, type ResumeContent } from '#shared/resume/schema.ts'
import { openPreviewPage, type PreviewPage } from './preview-page.ts'
import { randomResume } from './random-resume.ts'
import { readLines, type PageLines, type PlacedLine } from './read-lines.ts'

/** Resumes for each template and paper; LONG=1 takes the hundreds, which need minutes. */
const numRuns = process.env['LONG'] ? 150 : 5
const seed = Number(process.env['SEED'] ?? 20_261)
/** Of a page's content: less than that may stay blank whatever follows. */
const SHARE = 0.08
/** Pixels between two blocks, at most, and below the text in its last line. */
const BETWEEN = 52
/** The share of random resumes, with designs no one would choose, of which a page may end earlier. */
const TOO_EARLY = 0.02

let preview: PreviewPage
beforeAll(async () => {
  preview = await openPreviewPage()
})
afterAll(() => preview.close())

const layouts: readonly (readonly [string, Layout | null])[] = [
  ['The built-in layout', null],
  ...builtInTemplates.map((template) => [template.name, template] as const),
]
const cases = layouts.flatMap(([name, template]) => PAPERS.map((paper) => [name, paper, template] as const))

test.each(cases)(
  '%s on %s ends its pages where nothing more fits and keeps together what belongs together',
  async (_, paper, template) => {
    const early: string[] = []
    const property = fc.asyncProperty(randomResume.map(withoutBreaks), async (content) => {
      await preview.lay({ ...content, design: { ...content.design, paper: paper as Paper } }, template)
      const lines = await preview.read(readLines, { zoom: 0.75, gap: COLUMN_GAP })
      const found = lines.flows.map((flow) => complaints(flow, lines))
      expect(found.flatMap(({ parted }) => parted)).toEqual([])
      early.push(...found.flatMap(({ blank }) => blank).slice(0, 1))
    })
    await fc.assert(property, { numRuns, seed, endOnFailure: true })
    expect(early.slice(Math.floor(numRuns * TOO_EARLY))).toEqual([])
  },
  numRuns * 2000,
)

/** Without the breaks that a person has asked for: they leave as much blank as they leave. */
const withoutBreaks = (content: ResumeContent): ResumeContent =>
  JSON.parse(JSON.stringify(content, (key, value: unknown) => (BREAKS.includes(key) ? undefined : value)))
const BREAKS = ['pageBreak', 'sectionBreaks']

/** Pieces that a page's end parts, and pages that end though the next piece would fit. */
function complaints(flow: readonly PlacedLine[], { contentBottom, contentHeight }: PageLines) {
  const parted: string[] = []
  const blank: string[] = []
  flow.forEach((line, next) => {
    const last = flow[next - 1]
    // A section beside the one before begins on an earlier page.
    if (!last || line.page <= last.page) return
    const end = flow.findIndex((_, at) => at > next && mayBreakBefore(flow, at))
    const piece = flow.slice(next, end === -1 ? undefined : end)
    const height = Math.max(...piece.map(({ bottom }) => bottom)) - Math.min(...piece.map(({ top }) => top))
    const before = flow.filter(({ page }) => page === last.page)
    const room = contentBottom - Math.max(...before.map(({ bottom }) => bottom))
    const where = `page ${last.page + 1} ends with “${last.text}”, then comes “${line.text}”`
    if (!mayBreakBefore(flow, next)) parted.push(`${where}: they belong together`)
    if (piece.some(({ page }) => page !== line.page))
      parted.push(`${where}: a piece of ${piece.length} lines is broken`)
    if (room > Math.max(SHARE * contentHeight, height + BETWEEN))
      blank.push(`${where}: ${Math.round(room)} px are blank for a piece of ${Math.round(height)}`)
  })
  return { parted, blank }
}

/** Where a reader would turn the page: the policy, line by line, told without the style sheet. */
function mayBreakBefore(flow: readonly PlacedLine[], at: number): boolean {
  const [before, line] = [flow[at - 1], flow[at]]
  if (!before || !line) return true
  if (isTitleWithText(before, line)) return false
  // The title of a section keeps two lines, or an entry that is only one line of text.
  const isWholeEntry = before.role === 'body' && before.entry !== line.entry
  const isFirst = flow[at - 2]?.role === 'heading' && before.section === line.section && !isWholeEntry
  if (isFirst && !before.shared) return false
  if (before.block !== line.block) return before.shared || !line.staysWithLast
  return !line.unbreakable && isBetweenEnoughLines(flow, at, line.block)
}

const isTitleWithText = (before: PlacedLine, line: PlacedLine): boolean =>
  before.role === 'heading' ||
  before.role === 'label' ||
  (before.entry === line.entry && line.entry !== -1 && (line.keep || before.role === 'head'))

/** Four lines stay, two follow. Only of five lines the last may be alone: Chromium doesn't look further there. */
function isBetweenEnoughLines(flow: readonly PlacedLine[], at: number, block: number): boolean {
  const [above = 0, below = 0] = [flow.slice(0, at), flow.slice(at)].map(
    (part) => part.filter((line) => line.block === block).length,
  )
  return above >= 4 && (below >= 2 || above === 4)
}
