import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { docxFile } from '#server/engines/docx/docx.ts'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument, keywordsOf, type Layout } from '#shared/template/document.ts'
import { BROWSER_DIR } from '../browser.ts'

export type Files = { readonly pdf: Uint8Array; readonly docx: Uint8Array }
export type FileMaker = {
  readonly make: (content: ResumeContent, layout: Layout | null) => Promise<Files>
  readonly close: () => Promise<void>
}

const FOLDER = join(tmpdir(), 'curricle-prove')

/** Makes the files that a person downloads. Each is cached by its inputs, so that a second run makes none. */
export function createFileMaker(): FileMaker {
  let engine: PdfEngine | undefined
  mkdirSync(FOLDER, { recursive: true })
  const makers = makersHash()
  const kept = async (kind: 'pdf' | 'docx', parts: object, make: () => Promise<Uint8Array>) => {
    const file = join(FOLDER, `${hashOf(makers, JSON.stringify(parts))}.${kind}`)
    if (existsSync(file)) return new Uint8Array(readFileSync(file))
    const bytes = await make()
    // Renamed when complete, so that an aborted run leaves no partial file.
    writeFileSync(`${file}.${process.pid}`, bytes)
    renameSync(`${file}.${process.pid}`, file)
    return bytes
  }
  return {
    async make(content, layout) {
      const document = composeDocument(content, layout)
      const author = content.personalInfo.fullName
      const keywords = keywordsOf(content)
      return {
        pdf: await kept('pdf', { document, keywords }, async () => {
          engine ??= createPdfEngine({ dataDir: BROWSER_DIR, log: pino({ level: 'silent' }) })
          return (await engine.print({ document, author, keywords })).bytes
        }),
        docx: await kept('docx', { html: document.html, css: document.css, keywords }, () =>
          docxFile({ ...document, author, keywords }),
        ),
      }
    },
    async close() {
      await engine?.close()
    },
  }
}

/** The sources of our engines, and the versions of their packages. */
function makersHash(): string {
  const ours = globSync('src/{server/{engines,engines/{pdf,docx,blocks},fonts},shared/docx-look}/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  )
  return hashOf(...ours.toSorted().map((file) => readFileSync(file, 'utf8')), readFileSync('package-lock.json', 'utf8'))
}

function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
