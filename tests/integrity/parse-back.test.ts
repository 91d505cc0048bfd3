import { afterAll, describe, expect, onTestFailed, test } from 'vitest'
import type { ReadFile } from '#shared/parse/items.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { scoreFields } from '#shared/parse/score-fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import type { Layout } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { createPdfPrinter } from './pdf-printer.ts'
import { readMammoth, readPdfium, readPdfjs } from './readers.ts'
import { RESUMES } from './resumes.ts'
import { wordFile } from './word-file.ts'

const printer = createPdfPrinter()
afterAll(() => printer.close())

const all = Object.entries({
  ...RESUMES,
  'short sample': sampleContent('short'),
  'long sample': sampleContent('long'),
  'accented sample': sampleContent('accented'),
})
/** Each layout is tested with every third resume, a different third than the next layout; with LONG=1 all of them. */
const resumesFor = (layout: number) =>
  process.env['LONG'] ? all : all.filter((_, resume) => resume % 3 === layout % 3)

type Read = (content: ResumeContent, template: Layout | null) => Promise<ReadFile>
const readers: readonly { name: string; read: Read }[] = [
  { name: 'PDF by pdf.js', read: async (...args) => (await readPdfjs(await printer.print(...args))).file },
  { name: 'PDF by PDFium', read: async (...args) => readPdfium(await printer.print(...args)) },
  { name: 'Word by mammoth', read: async (...args) => readMammoth(await wordFile(...args)) },
]

describe.each(
  [
    { name: 'the default layout', template: null },
    ...builtInTemplates.map((template) => ({ name: template.name, template })),
  ].map((layout, place) => ({ ...layout, resumes: resumesFor(place) })),
)('files in $name', ({ template, resumes }) => {
  test.each(readers)('read as $name, give 99 of 100 fields to our parser', { timeout: 240_000 }, async (reader) => {
    const errors: string[] = []
    let [written, kept] = [0, 0]
    onTestFailed(() => console.log(`${kept} of ${written} fields`, errors))
    for (const [who, content] of resumes) {
      const score = scoreFields(content, parseResume(await reader.read(content, template)).content)
      written += score.all
      kept += score.kept
      errors.push(...score.faults.map((error) => `${who} ${error}`))
    }
    expect(kept / written).toBeGreaterThanOrEqual(0.99)
    // Text that was read but never written counts as much as lost text.
    expect(errors.filter((error) => error.includes(' + ')).length / written).toBeLessThan(0.01)
  })
})
