import { createHash } from 'node:crypto'
import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import { BROWSER_DIR } from '../browser.ts'

const FOLDER = join(tmpdir(), 'parse-pdfs')

/** Prints resumes as PDFs and caches each by the hash of its page, so that an unchanged page is printed once. */
export function createPdfPrinter(): {
  print: (content: ResumeContent, template: Layout | null) => Promise<Uint8Array>
  close: () => Promise<void>
} {
  let engine: PdfEngine | undefined
  mkdirSync(FOLDER, { recursive: true })
  return {
    async print(content, template) {
      const document = composeDocument(content, template)
      const file = join(FOLDER, `${createHash('sha256').update(JSON.stringify(document)).digest('hex')}.pdf`)
      if (existsSync(file)) return new Uint8Array(readFileSync(file))
      engine ??= createPdfEngine({ dataDir: BROWSER_DIR, log: pino({ level: 'silent' }) })
      const { bytes } = await engine.print({ document, author: content.personalInfo.fullName, keywords: [] })
      writeFileSync(file, bytes)
      return bytes
    },
    async close() {
      await engine?.close()
    },
  }
}
