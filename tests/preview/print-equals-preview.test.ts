import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { BROWSER_DIR } from '../browser.ts'
import { differences } from './differences.ts'
import { openPreviewPage, type PreviewPage } from './preview-page.ts'
import { readPages } from './printed-pages.ts'
import { randomResume } from './random-resume.ts'

/** Resumes for each template; LONG=1 takes the hundreds, which need minutes. */
const numRuns = process.env['LONG'] ? 200 : 5
const seed = Number(process.env['SEED'] ?? 20_261)

let engine: PdfEngine
let preview: PreviewPage
beforeAll(async () => {
  engine = createPdfEngine({ dataDir: BROWSER_DIR, log: pino({ level: 'silent' }) })
  ;[preview] = await Promise.all([openPreviewPage(), engine.ready()])
})
afterAll(() => Promise.all([preview.close(), engine.close()]))

const layouts: readonly (readonly [string, Layout | null])[] = [
  ['The built-in layout', null],
  ...builtInTemplates.map((template) => [template.name, template] as const),
]

test.each(layouts)(
  '%s prints the pages that the preview shows, with every line in its place',
  async (_, template) => {
    const property = fc.asyncProperty(randomResume, async (content) => {
      const [previewed, printed] = await Promise.all([preview.lay(content, template), print(content, template)])
      expect(differences(previewed, printed)).toEqual([])
    })
    await fc.assert(property, { numRuns, seed, endOnFailure: true })
  },
  // The first waits for the fonts, too.
  10_000 + numRuns * 2000,
)

async function print(content: ResumeContent, template: Layout | null) {
  const document = composeDocument(content, template)
  const { bytes } = await engine.print({ document, author: '', keywords: [] })
  return readPages(bytes)
}
