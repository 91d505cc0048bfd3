import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import { blocksOf, textOf } from '#shared/exports/blocks.ts'
import { ResumeContent } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { BROWSER_DIR } from '../browser.ts'
import { READERS } from './readers.ts'

/** Strings that bad fonts and writers break: each must be read back as it was typed. */
const HARD = [
  'Efficient offline fluffy office staff: fi fl ff ffi ffl',
  'She said “mot juste” and ‘so be it’ – „genau“ — «voilà»',
  'C++, C#, F#, .NET, A/B (R&D) [beta] {x} <y> 100% #1 @home $5 €7 £9 + - = ~ ^ | \\ /',
  'Żółć, Øystein, Škoda, Ğış, Țară, Æther, naïve café, Ñandú, Œuvre, ß',
  'Nguyễn Thị Hương làm việc ở Đà Nẵng và Huế',
  'Ελληνικά: εμπειρία και γνώση',
  'Українська й русский: досвід роботи',
  '软件工程师 基础 中文',
  '한국어 소프트웨어 개발자',
  'ภาษาไทย งานขาย',
  'தமிழ் அனுபவம்',
  'snake_case, 2*3*4, a_b_c, https://example.com/a?b=c&d=e',
]

const hard = () => {
  const content = sampleContent('accented')
  return {
    ...content,
    experience: [
      ...content.experience,
      z.parse(ResumeContent, {
        experience: [
          { position: 'Tester', company: 'Glyph & Co', startDate: '2011-01', endDate: '2012-02', achievements: HARD },
        ],
      }).experience[0]!,
    ],
  }
}

/** White space, list bullets and capitals of headings come from the page; everything else is the person's. */
const normalizeText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\u00A0•◦▪■●]+/g, '')
    .toLowerCase()
const expected = (content: ResumeContent, template: Layout | null) =>
  blocksOf(composeDocument(content, template).html)
    .map(({ runs, aside }) => textOf(runs) + textOf(aside))
    .join('')

let engine: PdfEngine
beforeAll(async () => {
  engine = createPdfEngine({ dataDir: BROWSER_DIR, log: pino({ level: 'silent' }) })
  await engine.ready()
})
afterAll(() => engine.close())

const print = async (content: ResumeContent, template: Layout | null) =>
  (await engine.print({ document: composeDocument(content, template), author: 'A', keywords: [] })).bytes

describe.each([
  { name: 'the default layout', template: null },
  ...builtInTemplates.map((template) => ({ name: template.name, template })),
])('a PDF in $name', ({ template }) => {
  let file: Uint8Array
  beforeAll(async () => {
    file = await print(hard(), template)
  })

  test.each(READERS)('every string is read back by $name, in reading order', async ({ read }) => {
    const text = await read(file)
    // Written by hand, so that a string missing from both page and expectation is noticed.
    for (const string of HARD) expect(normalizeText(text)).toContain(normalizeText(string))
    expect(normalizeText(text)).toBe(normalizeText(expected(hard(), template)))
  })
})

describe('right-to-left names', () => {
  const NAMES = { Hebrew: 'מאיה כהן', Arabic: 'ليلى العمري' }
  const read = async (name: string) => {
    const content = z.parse(ResumeContent, { personalInfo: { fullName: name, location: 'Haifa' } })
    const file = await print(content, null)
    return Promise.all(READERS.map(async (reader) => [reader.name, (await reader.read(file)).includes(name)]))
  }

  // On paper they run from right to left and are shaped. PDFium reads them as typed; pdf.js reverses the words of a
  // Hebrew name and loses shaped Arabic letters. Any change, for better or worse, fails these tests.
  test('in Hebrew', async () => {
    expect(Object.fromEntries(await read(NAMES.Hebrew))).toEqual({ 'pdf.js': false, PDFium: true })
  })

  test('in Arabic', async () => {
    expect(Object.fromEntries(await read(NAMES.Arabic))).toEqual({ 'pdf.js': false, PDFium: true })
  })
})
