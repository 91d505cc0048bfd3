import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import type { ReadFile } from '#shared/parse/items.ts'
import { readHeadersAndFooters, withHeader } from '#shared/read-file/docx-headers.ts'
import { readMammoth, readPdfjs } from '../../tests/integrity/readers.ts'
import type { Layout, Person } from './types.ts'

/** Makes the files of layouts, and reads each as the browser does before it asks the parser. */
export type LayoutReader = {
  readonly read: (layout: Layout, person: Person) => Promise<ReadFile | { readonly text: string }>
}

export function createLayoutReader(browser: Browser): LayoutReader {
  let page: Promise<Page> | undefined
  return {
    async read(layout, person) {
      if (layout.kind === 'text') return { text: layout.text(person) }
      if (layout.kind === 'docx') return readDocx(await layout.docx(person))
      page ??= browser.newPage()
      return (await readPdfjs(await print(await page, layout.html(person)))).file
    },
  }
}

async function print(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  return new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false }))
}

async function readDocx(bytes: Uint8Array): Promise<ReadFile> {
  const file = await readMammoth(bytes)
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => name.endsWith('.xml'))
  const texts = Object.fromEntries(parts.map(([name, part]) => [name, new TextDecoder().decode(part)]))
  return withHeader(file, readHeadersAndFooters(texts).header)
}
