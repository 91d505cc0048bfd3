import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'
import type { Design } from '#shared/resume/schema.ts'
import { composeDocument } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { BROWSER_DIR } from '../browser.ts'
import { readPdfium, readPdfjs, READERS } from './readers.ts'

let engine: PdfEngine
beforeAll(() => {
  engine = createPdfEngine({ dataDir: BROWSER_DIR, log: pino({ level: 'silent' }) })
})
afterAll(() => engine.close())

const print = async (design: Design) => {
  const content = { ...sampleContent('short'), design }
  return (await engine.print({ document: composeDocument(content, null), author: 'A', keywords: [] })).bytes
}
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

test('icons on contacts add nothing to what readers get', async () => {
  const [plain, withIcons] = [await print({}), await print({ contactIcons: true })]
  for (const { name, read } of READERS)
    expect({ name, words: words(await read(withIcons)) }).toEqual({ name, words: words(await read(plain)) })
})

test.each<Design>([{ datePosition: 'left' }, { datePosition: 'below' }, { headingLine: 'dotted' }, { bullet: 'none' }])(
  'no word of the page is lost with %j',
  async (design) => {
    const isText = (word: string) => /[\p{L}\d]/u.test(word)
    const [plain, designed] = [await print({}), await print(design)]
    for (const { name, read } of READERS)
      expect({
        name,
        words: words(await read(designed))
          .filter(isText)
          .toSorted()
          .toSorted(),
      }).toEqual({
        name,
        words: words(await read(plain))
          .filter(isText)
          .toSorted()
          .toSorted(),
      })
  },
)

test.each<Design>([
  { datePosition: 'left' },
  { dateFormat: 'long', datePosition: 'left' },
  { dateFormat: 'numeric', contactIcons: true },
])('positions and their dates are read back with %j', async (design) => {
  const bytes = await print(design)
  for (const file of [(await readPdfjs(bytes)).file, await readPdfium(bytes)])
    expect(
      parseResume(file).content.experience.map(({ position, company, startDate, endDate }) => [
        position,
        company,
        startDate,
        endDate,
      ]),
    ).toEqual([
      ['Customer Support Lead', 'Harbor Bikes', '2021-05', ''],
      ['Support Specialist', 'Lindgren Outdoor', '2018-09', '2021-04'],
    ])
})
