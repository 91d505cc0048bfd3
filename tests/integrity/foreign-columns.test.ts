import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReadFile } from '#shared/parse/items.ts'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'
import { openBrowser } from '../browser.ts'
import { readPdfium, readPdfjs } from './readers.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const name = '<h1>Tove Lindqvist</h1><p>tove@example.com · +46 70 123 45 67 · Malmö, Sweden</p>'
const skills = '<h2>Skills</h2><ul><li>SAP</li><li>Route planning</li><li>Excel</li></ul>'
const jobs = (separator = '') => `<h2>Experience</h2>
  <p><b>Head of Logistics</b>, Öresund Freight AB<br>March 2019 – Present</p>
  <ul><li>Cut empty runs by 18% in two years</li><li>Led 14 planners in three ports</li></ul>${separator}
  <p><b>Planner</b>, Skåne Transport<br>June 2014 – February 2019</p>
  <h2>Education</h2><p><b>Lund University</b><br>BSc Logistics, 2010 – 2013</p>`
const grid = (columns: string, gap: string) =>
  `<style>.c { display: grid; grid-template-columns: ${columns}; gap: ${gap} }</style>`

const LAYOUTS = {
  'a short column at the right': `${grid('1fr 12rem', '3rem')}${name}<div class="c"><div>${jobs()}</div><div>${skills}</div></div>`,
  'a short column at the left, twelve points away': `${grid('8rem 1fr', '12pt')}${name}<div class="c"><div>${skills}</div><div>${jobs()}</div></div>`,
  'a table': `${name}<table><tr valign="top"><td width="430">${jobs()}</td><td>${skills}</td></tr></table>`,
  'a main column over two pages': `${grid('1fr 10rem', '2rem')}${name}<div class="c"><div>${jobs('<div style="height: 190mm"></div>')}</div><div>${skills}</div></div>`,
}

const TOVE = {
  personalInfo: {
    fullName: 'Tove Lindqvist',
    email: 'tove@example.com',
    phone: '+46 70 123 45 67',
    location: 'Malmö, Sweden',
  },
  experience: [
    {
      position: 'Head of Logistics',
      company: 'Öresund Freight AB',
      startDate: '2019-03',
      current: true,
      achievements: ['Cut empty runs by 18% in two years', 'Led 14 planners in three ports'],
    },
    { position: 'Planner', company: 'Skåne Transport', startDate: '2014-06', endDate: '2019-02' },
  ],
  education: [{ institution: 'Lund University', degree: 'BSc Logistics', startDate: '2010', endDate: '2013' }],
  skills: { technical: ['SAP', 'Route planning', 'Excel'] },
}

describe.each([
  { reader: 'pdf.js', readPdf: async (bytes: Uint8Array): Promise<ReadFile> => (await readPdfjs(bytes)).file },
  { reader: 'PDFium', readPdf: readPdfium },
])("other people's PDFs by $reader", ({ readPdf }) => {
  test.each(Object.entries(LAYOUTS))('every field is read correctly with %s', async (_, html) => {
    expect(read(await readPdf(await printPdf(html)))).toEqual(TOVE)
  })
})

/** On A4 with the margins of a letter, in the browser's default sans serif. */
async function printPdf(html: string): Promise<Uint8Array> {
  const page = await browser.newPage()
  await page.setContent(`<style>body { font: 11pt sans-serif; margin: 0 }</style>${html}`)
  const bytes = await page.pdf({ format: 'A4', margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' } })
  await page.close()
  return new Uint8Array(bytes)
}
