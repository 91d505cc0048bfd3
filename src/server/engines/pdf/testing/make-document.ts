import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PdfEngineOptions } from '#server/engines/pdf/engine.ts'
import { baseSheet } from '#shared/template/base-sheet.ts'
import type { ResumeDocument } from '#shared/template/document.ts'

/** Unpacked once for all tests on this machine. */
export const TEST_BROWSER_DIR = join(tmpdir(), 'curricle-browser')

/** A laid-out resume for tests: plain template, with the test's own details. */
export function makeDocument(html: string, more: Partial<ResumeDocument> & { style?: string } = {}): ResumeDocument {
  const { style = '', ...rest } = more
  const paper = more.paper ?? 'a4'
  const css = `${baseSheet(paper)}.doc .entry{margin-top:calc(14px*var(--gap,1))}${style}`
  return { html, css, lang: 'en', title: 'Ada Lovelace', paper, families: ['Source Sans 3'], ...rest }
}

/** An entry of a few lines, about nine to a page. */
export const makeEntry = (n: number): string =>
  `<div class="entry"><div class="head"><h3>Engineer ${n}</h3><span class="dates">2019 – 2021</span></div>` +
  `<p>Drew the <strong>first</strong> plans of an engine.</p><ul><li>Wrote note ${n} in ` +
  `<a href="https://example.com/${n}">a journal</a></li><li>Answered letters</li></ul></div>`

/** A log that records its messages. */
export function makeLog(): { log: PdfEngineOptions['log']; told: string[] } {
  const told: string[] = []
  const tell = (...words: unknown[]) => void told.push(words.map(String).join(' '))
  // Only the three levels that the engine uses.
  return { log: { info: tell, warn: tell, error: tell } as unknown as PdfEngineOptions['log'], told }
}
