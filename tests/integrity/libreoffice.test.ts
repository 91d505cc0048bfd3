import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordPage } from '#shared/docx-look/word-page.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import { lengthyContent, sampleContent } from '#shared/template/samples.ts'
import { createPdfPrinter } from './pdf-printer.ts'
import { readPdfium, READERS } from './readers.ts'
import { wordFile } from './word-file.ts'
import { writeWordFonts } from './word-fonts.ts'

const office = found()
const layouts: readonly { name: string; template: Layout | null }[] = [
  { name: 'the default layout', template: null },
  ...builtInTemplates.map((template) => ({ name: template.name, template })),
]
/** Of one, two and three pages; only LONG=1 converts all of them. */
const lengths = { short: sampleContent('short'), long: sampleContent('long'), 'three pages': lengthyContent(11) }
const names = process.env['LONG'] ? (['short', 'long', 'three pages'] as const) : (['long'] as const)

describe.skipIf(!office)('LibreOffice (skipped where it is not installed)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curricle-office-'))
  const printer = createPdfPrinter()
  beforeAll(async () => {
    const jobs = layouts.flatMap(({ template }, i) => names.map((name) => ({ template, name, file: `${i}-${name}` })))
    const files = await Promise.all(
      jobs.map(async ({ template, name, file }) => {
        const path = join(folder, `${file}.docx`)
        writeFileSync(path, await wordFile(lengths[name], template))
        return path
      }),
    )
    // One start for all files, with its own profile.
    await promisify(execFile)(
      office!,
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...files,
      ],
      { timeout: 300_000, env: { ...process.env, FONTCONFIG_FILE: writeWordFonts(folder) } },
    )
  }, 330_000)
  afterAll(async () => {
    await printer.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const shownOf = (i: number, name: (typeof names)[number]) =>
    new Uint8Array(readFileSync(join(folder, `${i}-${name}.pdf`)))

  test.each(layouts.map((layout, i) => ({ ...layout, i })))(
    'opens the Word file of $name and shows all of its text',
    async ({ template, i }) => {
      const shown = await READERS[0]!.read(shownOf(i, 'long'))
      expect(withoutWhitespace(shown)).toBe(
        withoutWhitespace(
          wordPage(documentOf(template))
            .paragraphs.flatMap(({ lead, runs, aside }) => [...lead, ...runs, ...aside])
            .map(({ text }) => text)
            .join(''),
        ),
      )
    },
  )

  test.each(names)('has about as many pages as the PDF in every template, one more or less: %s', async (name) => {
    const counts: { template: string; pdf: number; word: number }[] = []
    for (const [i, { name: template, template: layout }] of layouts.entries()) {
      const [pdf, word] = [await printer.print(lengths[name], layout), shownOf(i, name)]
      counts.push({ template, pdf: await pagesIn(pdf), word: await pagesIn(word) })
    }
    expect(counts.filter(({ pdf, word }) => Math.abs(pdf - word) > 1)).toEqual([])
    // Most have the same.
    expect(counts.filter(({ pdf, word }) => pdf !== word).length).toBeLessThan(counts.length / 3)
  })
})

const pagesIn = async (pdf: Uint8Array) => (await readPdfium(pdf)).pages.length

const documentOf = (template: Layout | null) => composeDocument(lengths.long, template)
/** Nor capitals: LibreOffice writes titles as the style has them. */
const withoutWhitespace = (text: string) => text.replace(/[\s•▪]+/g, '').toLowerCase()

function found(): string | undefined {
  try {
    return execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim()
  } catch {
    console.warn('LibreOffice is not installed: its reading of Word files is not tested')
    return undefined
  }
}
