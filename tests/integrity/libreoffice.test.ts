import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docxFile } from '#server/engines/docx/docx.ts'
import { wordPage } from '#shared/docx-look/word-page.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { READERS } from './readers.ts'

const office = found()
const layouts: readonly { name: string; template: Layout | null }[] = [
  { name: 'the default layout', template: null },
  ...builtInTemplates.map((template) => ({ name: template.name, template })),
]

describe.skipIf(!office)('LibreOffice (skipped where it is not installed)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curricle-office-'))
  beforeAll(async () => {
    const files = await Promise.all(layouts.map(({ template }, i) => write(join(folder, `${i}.docx`), template)))
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
      { timeout: 150_000 },
    )
  }, 180_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(layouts.map((layout, i) => ({ ...layout, i })))(
    'opens the Word file of $name and shows all of its text',
    async ({ template, i }) => {
      const shown = await READERS[0]!.read(new Uint8Array(readFileSync(join(folder, `${i}.pdf`))))
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
})

const documentOf = (template: Layout | null) => composeDocument(sampleContent('long'), template)
/** Nor capitals: LibreOffice writes titles as the style has them. */
const withoutWhitespace = (text: string) => text.replace(/[\s•▪]+/g, '').toLowerCase()

async function write(file: string, template: Layout | null): Promise<string> {
  writeFileSync(file, await docxFile({ ...documentOf(template), author: 'A', keywords: [] }))
  return file
}

function found(): string | undefined {
  try {
    return execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim()
  } catch {
    console.warn('LibreOffice is not installed: its reading of Word files is not tested')
    return undefined
  }
}
