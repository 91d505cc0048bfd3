import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfEngine, type PdfEngine, type PdfFile, type PdfJob } from '#server/engines/pdf/engine.ts'
import { makeDocument, makeEntry, makeLog, TEST_BROWSER_DIR } from '#server/engines/pdf/testing/make-document.ts'

const RESUME = `<header><h1>Ada Lovelace</h1><p><a href="mailto:ada@example.com">ada@example.com</a></p></header>
<p>Analyst who wrote the first program for a machine that was never built, and saw what such machines would do.</p>
<section><h2>Experience</h2>${[1, 2, 3].map(makeEntry).join('')}</section><section><h2>Skills</h2><p>Analysis</p></section>`
const SOURCE = JSON.stringify({ basics: { name: 'Ada Lovelace', summary: 'Zażółć – 数学 “quotes”' } })

let engine: PdfEngine
let file: PdfFile
const job = (more: Partial<PdfJob> = {}): PdfJob => ({
  document: makeDocument(RESUME, { lang: 'de' }),
  author: 'Ada Lovelace',
  keywords: ['Analysis', 'C++ & Rust'],
  source: SOURCE,
  ...more,
})

beforeAll(async () => {
  const clock = () => new Date('2026-03-04T05:06:07Z')
  engine = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log, clock })
  file = await engine.print(job())
}, 60_000)
afterAll(() => engine.close())

const read = (bytes: Uint8Array) => getDocument({ data: bytes.slice(), verbosity: 0 }).promise

type Tag = { readonly role?: string; readonly children?: readonly Tag[] }
const rolesOf = (tag: Tag): string[] => [tag.role ?? '', ...(tag.children ?? []).flatMap(rolesOf)].filter(Boolean)

test('both metadata records of a file have its title, author and date', async () => {
  const pdf = await read(file.bytes)
  const { info, metadata } = await pdf.getMetadata()
  expect(info).toMatchObject({
    Title: 'Ada Lovelace',
    Author: 'Ada Lovelace',
    Subject: 'Lebenslauf von Ada Lovelace',
    Keywords: 'Analysis, C++ & Rust',
    Creator: 'Curricle',
    Producer: 'Curricle',
    CreationDate: 'D:20260304050607Z',
    ModDate: 'D:20260304050607Z',
    Language: 'de',
    PDFFormatVersion: '1.7',
  })
  expect(metadata.get('dc:title')).toBe('Ada Lovelace')
  expect(metadata.get('dc:creator')).toEqual(['Ada Lovelace'])
  expect(metadata.get('dc:language')).toBe('de')
  expect(metadata.get('pdf:keywords')).toBe('Analysis, C++ & Rust')
  expect(metadata.get('pdf:producer')).toBe('Curricle')
  expect(metadata.get('xmp:createdate')).toBe('2026-03-04T05:06:07Z')
})

test('a file is tagged, follows PDF/UA and shows its title in the window', async () => {
  const pdf = await read(file.bytes)
  const { metadata } = await pdf.getMetadata()
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true, Suspects: false })
  expect(metadata.get('pdfuaid:part')).toBe('1')
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  const roles = rolesOf((await (await pdf.getPage(1)).getStructTree()) as Tag)
  expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2', 'H3', 'H3', 'H3', 'H2'])
  expect(roles).toEqual(expect.arrayContaining(['Document', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link', 'Span']))
})

test('list items with a painted box also follow PDF/UA', async () => {
  const document = makeDocument('<h1>Ada</h1><h2>Skills</h2><ul><li>Algebra</li><li>Steam</li></ul>', {
    style: '.doc ul{list-style:none;padding:0}.doc li{border:1px solid #336;background:#eef}',
  })
  const pdf = await read((await engine.print(job({ document }))).bytes)
  expect((await pdf.getMetadata()).metadata.get('pdfuaid:part')).toBe('1')
  const roles = rolesOf((await (await pdf.getPage(1)).getStructTree()) as Tag)
  expect(roles.filter((role) => role.startsWith('L'))).toEqual(['L', 'LI', 'LBody', 'LI', 'LBody'])
})

test('nested bullets are a list in the body of their item', async () => {
  const document = makeDocument('<h1>Ada</h1><h2>Work</h2><ul><li>Led a <u>team</u><ul><li>of six</li></ul></li></ul>')
  const pdf = await read((await engine.print(job({ document }))).bytes)
  expect((await pdf.getMetadata()).metadata.get('pdfuaid:part')).toBe('1')
  const roles = rolesOf((await (await pdf.getPage(1)).getStructTree()) as Tag)
  expect(roles.filter((role) => role.startsWith('L'))).toEqual(['L', 'LI', 'Lbl', 'LBody', 'L', 'LI', 'Lbl', 'LBody'])
})

test('a file that skips a heading level is not marked as accessible', async () => {
  const document = makeDocument('<h1>Ada</h1><h3>Engineer</h3>')
  const pdf = await read((await engine.print(job({ document }))).bytes)
  expect((await pdf.getMetadata()).metadata.get('pdfuaid:part')).toBeFalsy()
})

test('sections and entries are bookmarks', async () => {
  const outline = await (await read(file.bytes)).getOutline()
  const titles = (items: typeof outline): unknown[] =>
    items.map(({ title, items: below }) => (below.length > 0 ? [title, titles(below)] : title))
  expect(titles(outline)).toEqual([
    ['Ada Lovelace', [['Experience', ['Engineer 1', 'Engineer 2', 'Engineer 3']], 'Skills']],
  ])
})

test('each link goes to its URL and is described by its text', async () => {
  const annotations = await (await (await read(file.bytes)).getPage(1)).getAnnotations()
  const described = annotations.map(({ url, contentsObj }) => [url, contentsObj?.str])
  expect(described).toEqual([
    ['mailto:ada@example.com', 'ada@example.com'],
    ['https://example.com/1', 'a journal'],
    ['https://example.com/2', 'a journal'],
    ['https://example.com/3', 'a journal'],
  ])
})

test("the resume's data is attached and reads back exactly", async () => {
  const attachments = await (await read(file.bytes)).getAttachments()
  expect(Object.keys(attachments)).toEqual(['resume.json'])
  expect(new TextDecoder().decode(attachments['resume.json'].content)).toBe(SOURCE)
  expect(Buffer.from(file.bytes).includes('Zażółć')).toBe(false) // Compressed, so not readable as plain bytes.
})

test('nothing is attached if the user opted out', async () => {
  const { source: _, ...plain } = job()
  expect(await (await read((await engine.print(plain)).bytes)).getAttachments()).toBeNull()
})

test('a second reader finds the same words in the same order', async () => {
  const library = await PDFiumLibrary.init()
  const pdf = await library.loadDocument(file.bytes)
  const text = pdf.getPage(0).getText().replaceAll(/\s+/g, ' ')
  pdf.destroy()
  library.destroy()
  expect(text).toContain(
    'Experience Engineer 1 2019 – 2021 Drew the first plans of an engine. Wrote note 1 in a journal',
  )
  expect(text.indexOf('Engineer 3')).toBeLessThan(text.indexOf('Skills Analysis'))
})

test('the same resume at the same time gives the same bytes', async () => {
  expect(Buffer.from((await engine.print(job())).bytes).equals(Buffer.from(file.bytes))).toBe(true)
})

test("A4 and Letter pages have the paper's size in points", async () => {
  const sizes: number[][] = []
  for (const paper of ['a4', 'letter'] as const) {
    const { bytes } = await engine.print(job({ document: makeDocument(RESUME, { paper }) }))
    const { width, height } = (await (await read(bytes)).getPage(1)).getViewport({ scale: 1 })
    sizes.push([Math.round(width), Math.round(height)])
  }
  expect(sizes).toEqual([
    [596, 842],
    [612, 792],
  ])
})

test.each([
  ['a4', 679],
  ['letter', 621],
] as const)('the first page on %s is drawn in its proportions, at the requested width', async (paper, height) => {
  const document = makeDocument(RESUME, { paper })
  const bytes = Buffer.from(await engine.firstPage({ document, width: 480 }))
  expect([bytes.toString('latin1', 8, 12), bytes.toString('latin1', 12, 16)]).toEqual(['WEBP', 'VP8X'])
  expect([bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]).toEqual([480, height])
  expect(bytes.length).toBeGreaterThan(3000)
})

test('a resume is fitted to the requested pages, and the result says when it cannot be', async () => {
  const long = RESUME + Array.from({ length: 9 }, (_, n) => makeEntry(n)).join('')
  const free = await engine.print(job({ document: makeDocument(long) }))
  const two = await engine.print(job({ document: makeDocument(long, { fitPages: 1 }) }))
  const never = await engine.print(job({ document: makeDocument(long.repeat(3), { fitPages: 1 }) }))
  expect([free.pages, free.fitReached]).toEqual([2, true])
  expect([two.pages, two.fitReached]).toEqual([1, true])
  expect(free.fit).toBeUndefined()
  expect(two.fit?.gap).toBeLessThan(1)
  expect(never.fitReached).toBe(false)
  expect(never.pages).toBeGreaterThan(2)
})

test('twenty pages are printed, and twenty-one are refused with an error that includes both numbers', async () => {
  const pages = (count: number) =>
    makeDocument(Array.from({ length: count }, (_, n) => `<p class="keep">Page ${n}</p>`).join(''), {
      style: '.doc .keep{height:900px}',
    })
  expect((await engine.print(job({ document: pages(20) }))).pages).toBe(20)
  await expect(engine.print(job({ document: pages(21) }))).rejects.toMatchObject({
    code: 'too_many_pages',
    message: 'This resume is 21 pages long, and the limit is 20. Shorten it or choose a denser design.',
  })
})

test('each script is printed in our own fonts, also after a resume that needs none of them', async () => {
  const familyIn = async (text: string) => {
    const { bytes } = await engine.print(job({ document: makeDocument(`<p>${text}</p>`) }))
    const { context } = await PDFDocument.load(bytes)
    const fonts = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? (object.lookup(PDFName.of('BaseFont')) ?? []) : []))
    // "/AAAAAA+NotoSansSCThin-Regular": a prefix, the family and the style of its file.
    return [...new Set(fonts.map((font) => String(font).replace(/^.*\+|(Thin|ExtraLight)?-.*$/g, '')))].join(' ')
  }
  const families: Record<string, string> = {}
  for (const text of [
    '工程师',
    'Łódź Αθήνα Юлия',
    'مهندس',
    'מהנדס',
    '한국어',
    'इंजीनियर',
    'প্রকৌশলী',
    'பொறியாளர்',
    'วิศวกร',
    'Ada',
  ])
    families[text] = await familyIn(text)
  expect(families).toEqual({
    工程师: 'NotoSansSC',
    'Łódź Αθήνα Юлия': 'SourceSans3',
    مهندس: 'NotoSansArabic',
    מהנדס: 'OpenSans', // the first fallback that has Hebrew letters
    한국어: 'NotoSansKR',
    इंजीनियर: 'NotoSansDevanagari',
    প্রকৌশলী: 'NotoSansBengali',
    பொறியாளர்: 'NotoSansTamil',
    วิศวกร: 'NotoSansThai',
    Ada: 'SourceSans3',
  })
})

test('nothing from one resume appears in the next', async () => {
  await engine.print(
    job({ document: makeDocument('<h1>Grace Hopper</h1>', { title: 'Grace', style: '.doc{color:red}' }) }),
  )
  const next = await Promise.all([engine.print(job()), engine.print(job())])
  expect(next.map(({ bytes }) => Buffer.from(bytes).equals(Buffer.from(file.bytes)))).toEqual([true, true])
})
