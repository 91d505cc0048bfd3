import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { noticesOfPdf } from '#shared/x-ray/report.ts'
import { closePages, sharedBrowser } from '../browser.ts'
import { createPdfPrinter } from './pdf-printer.ts'
import { readPdfium, readPdfjs } from './readers.ts'
import { RESUMES } from './resumes.ts'

const printer = createPdfPrinter()
let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => Promise.all([printer.close(), closePages(browser)]))

/** The codes of all findings that are not good. */
async function problemsIn(bytes: Uint8Array): Promise<readonly string[]> {
  const { file, about } = await readPdfjs(bytes)
  const notices = noticesOfPdf(file, await readPdfium(bytes), { ...about, hidden: [] })
  return notices.filter(({ tone }) => tone === 'bad' || tone === 'warn').map(({ code }) => code)
}

async function print(html: string): Promise<Uint8Array> {
  const page = await browser.newPage()
  await page.setContent(html)
  const bytes = await page.pdf({ format: 'A4', tagged: true })
  await page.close()
  return new Uint8Array(bytes)
}

const LAYOUT_PROBLEMS = ['columns-mixed', 'letters-apart', 'words-glued', 'icons-as-text', 'glyphs-unreadable']

test.each(builtInTemplates.map((template) => [template.name, template] as const))(
  'files in %s are not accused of problems they do not have',
  { timeout: 240_000 },
  async (_, template) => {
    for (const content of [sampleContent('long'), ...Object.values(RESUMES).slice(0, 4)]) {
      const problems = await problemsIn(await printer.print(content, template))
      expect(problems.filter((code) => LAYOUT_PROBLEMS.includes(code))).toEqual([])
    }
  },
)

const ROWS = [
  ['Head of Logistics at Öresund Freight', 'March 2019 – Present'],
  ['Öresund Freight AB and Partners', 'Frankfurt am Main, Germany'],
  ['Planner for three ports', 'June 2014 – February 2019'],
  ['Skåne Transport and Storage', 'San Francisco, CA'],
  ['Bachelor of Science in Logistics', '2010 – 2013, Lund, Sweden'],
  ['Lund University, School of Engineering', 'Sep 2008 – 2010'],
] as const
const HEAD = '<h1>Tove Lindqvist</h1><p>tove@example.com, +46 70 123 45 67</p><h2>Experience</h2>'

test.each([
  ['a grid', 'display:grid;grid-template-columns:60% 40%'],
  ['both edges', 'display:flex;justify-content:space-between'],
])('rows with titles on the left and dates on the right, by %s, mix no columns', async (_, style) => {
  const rows = ROWS.map(([left, right]) => `<div style="${style}"><span>${left}</span><span>${right}</span></div>`)
  expect(await problemsIn(await print(`${HEAD}${rows.join('')}<h2>Education</h2>`))).not.toContain('columns-mixed')
})

test('wide letter spacing is found in a printed file', async () => {
  const spaced = '<h2 style="letter-spacing:1em">EXPERIENCE</h2>'
  expect(await problemsIn(await print(HEAD + spaced))).toContain('letters-apart')
})
