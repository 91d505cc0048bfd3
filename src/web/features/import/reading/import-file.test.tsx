import { setupI18n } from '@lingui/core'
import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { beforeEach, expect, test, vi } from 'vitest'
import { readHeadersAndFooters } from '#shared/read-file/docx-headers.ts'
import { docxPropertiesOf, readWithMammoth } from '#shared/read-file/docx.ts'
import { UnreadableFileError } from '#shared/read-file/unreadable-file.ts'
import { readImport } from '#web/features/import/reading/import-file.ts'
import { setPageI18n } from '#web/lib/i18n.ts'
import type { openFile as openInWorker } from '#web/features/read-file/open-file.ts'
import { ImportWorker } from '#web/features/import/testing/import-worker.ts'

// The PDF and Word readers need a real browser, which the journeys provide.
const openFile = vi.fn<typeof openInWorker>()

beforeEach(() => {
  setPageI18n(setupI18n({ locale: 'en', messages: { en: {} } }))
  vi.stubGlobal('Worker', ImportWorker)
  openFile.mockReset()
})

const never = new AbortController().signal
const read = (text: string | Uint8Array<ArrayBuffer>, name = 'resume.json') =>
  readImport(new File([text], name), never, openFile)
const refusal = (words: string) => ({ kind: 'refused', sentence: expect.stringContaining(words) })
const noPicture = () => Promise.reject(new Error('no picture here'))
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const pdf = (text: string, source?: string, page = { width: 595, height: 842 }) => {
  const file = { reader: 'pdf.js' as const, pages: [page], items: [], links: [], text }
  const about = { isTagged: false, language: null, title: null, producer: null }
  const pdfjs = { ...file, ...(source !== undefined && { source }) }
  const close = vi.fn<() => void>()
  const opened = {
    read: { kind: 'pdf' as const, pdfjs, pdfium: file, about, hidden: null },
    draw: noPicture,
    id: 1,
    close,
  }
  openFile.mockResolvedValueOnce(opened)
  return { close, result: read('%PDF-1.7', 'ada.pdf') }
}

test('a JSON Resume becomes a resume with its name as the title', async () => {
  const file = { basics: { name: 'Ada Lovelace' }, work: [{ name: 'Analytical Engines', position: 'Analyst' }] }
  expect(await read(JSON.stringify(file))).toMatchObject({
    kind: 'sure',
    taken: {
      title: 'Ada Lovelace',
      content: { personalInfo: { fullName: 'Ada Lovelace' }, experience: [{ company: 'Analytical Engines' }] },
    },
  })
})

test('a byte order mark is not an error', async () => {
  expect(await read('\uFEFF{"basics":{"name":"Ada"}}')).toMatchObject({ taken: { title: 'Ada' } })
})

test('a JSON Resume that is too large is rejected, and a larger file is not even read', async () => {
  const large = JSON.stringify({ basics: { name: 'Ada', image: 'x'.repeat(512 * 1024) } })
  expect(await read(large)).toEqual(refusal('larger than 512 KB'))
  expect(await read(`{${' '.repeat(5 * 1024 * 1024)}}`)).toEqual(refusal('larger than 5120 KB'))
})

test.each(['{', '{"basics":', '[1,2'])('%o is rejected as invalid JSON', async (text) => {
  expect(await read(text)).toEqual(refusal('isn’t valid JSON'))
})

test.each(['[]', '"text"', '7', 'null', '{"products":[]}'])('%s is rejected as not a JSON Resume', async (text) => {
  expect(await read(text)).toEqual(refusal('isn’t a JSON Resume'))
})

test.each(['{}', '{"basics":{}}', '{"basics":{"name":" "},"work":[]}', '{"basics":{},"sections":{}}'])(
  '%s contains nothing readable',
  async (text) => {
    expect(await read(text)).toEqual(refusal('couldn’t find a name'))
  },
)

test('33 levels of nesting and an invalid name are each rejected with a message', async () => {
  const levels = `{"work":${'['.repeat(32)}${']'.repeat(32)}}`
  expect(await read(levels)).toEqual(refusal('more than 32 levels'))
  expect(await read('{"work":[],"__proto__":{}}')).toEqual(refusal('field name'))
})

test.each(['[]', '{"work":[],"__proto__":{}}', '{', '{}', 'PK\u0003\u0004'])(
  'the rejection of %o uses the interface language',
  async (text) => {
    setPageI18n(setupI18n({ locale: 'de', messages: { de: {} }, missing: () => 'Auf Deutsch.' }))
    expect(await read(text)).toEqual({ kind: 'refused', sentence: 'Auf Deutsch.' })
  },
)

test('a file without a title and a name gets its file name as the title', async () => {
  expect(await read('{"work":[{"name":"Analytical Engines"}]}', 'My CV.json')).toMatchObject({
    taken: { title: 'My CV' },
  })
})

test('an image and an old Word file are rejected by their first bytes, whatever their extension', async () => {
  expect(await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'resume.pdf')).toEqual(
    refusal('can’t import this type'),
  )
  expect(await read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'resume.docx')).toEqual(refusal('old Word file'))
})

const PLAIN = 'Ida Lund\r\nida@example.com\r\n\r\nExperience\r\nNurse, Ullevål\r\n2019 - 2021'
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer)])

test.each([
  ['UTF-8', new TextEncoder().encode(PLAIN)],
  ['UTF-16', utf16(PLAIN)],
  ['Windows-1252', Uint8Array.from(PLAIN, (letter) => letter.charCodeAt(0))],
] as const)('plain text in %s becomes a draft beside its text', async (_, bytes) => {
  expect(await read(new Uint8Array(bytes), 'ida.txt')).toMatchObject({
    kind: 'draft',
    draft: {
      title: 'Ida Lund',
      content: { experience: [{ company: 'Ullevål', position: 'Nurse', startDate: '2019', endDate: '2021' }] },
      original: { kind: 'text', text: expect.stringContaining('Nurse, Ullevål') },
    },
  })
})

const RTF = String.raw`{\rtf1\ansi\paperw12240\paperh15840{\b\fs40 Ida Lund\par}Experience\par Nurse, Ullev\'e5l\par 2019 - 2021\par}`
const HTML = '<h1>Ida Lund</h1><h2>Experience</h2><p>Nurse, Ullev&aring;l<br>2019 - 2021</p>'

test.each([
  ['Rich Text', RTF, 'ida.json', 'letter'],
  ['a web page', HTML, 'ida.txt', 'letter'],
])('%s is recognized by how it begins, whatever its name', async (_, text, name, paper) => {
  expect(await read(text, name)).toMatchObject({
    kind: 'draft',
    draft: {
      title: 'Ida Lund',
      content: { experience: [{ company: 'Ullevål', position: 'Nurse' }], design: { paper } },
      original: { kind: 'text', text: 'Ida Lund\nExperience\nNurse, Ullevål\n2019 - 2021' },
    },
  })
})

const odt = (content: string, styles = '') =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(content),
    'styles.xml': strToU8(styles),
  })

test('an OpenDocument text is reviewed with its footer, on its paper', async () => {
  const body = ['Ida Lund', 'Experience', 'Nurse, Ullevål', '2019 - 2021'].map((line) => `<text:p>${line}</text:p>`)
  const page = '<style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm"/>'
  const footer = '<style:footer><text:p>Holds a driving license</text:p></style:footer>'
  const file = odt(`<office:body><office:text>${body.join('')}</office:text></office:body>`, page + footer)
  expect(await read(file, 'ida.odt')).toMatchObject({
    kind: 'draft',
    draft: {
      title: 'Ida Lund',
      content: { experience: [{ company: 'Ullevål', position: 'Nurse' }], design: { paper: 'a4' } },
      leftOver: ['Holds a driving license'],
    },
  })
})

test('an OpenDocument text with a password is rejected with a message', async () => {
  expect(await read(odt('\u0001\u0002'), 'ida.odt')).toEqual(refusal('is password-protected'))
})

test('text that is blank or too long is rejected with a message', async () => {
  expect(await read(' \n\t', 'ida.txt')).toEqual(refusal('This file is empty'))
  expect(await read('a'.repeat(100_001), 'ida.md')).toEqual(refusal('longer than 100,000 characters'))
})

test('one of our own PDFs is restored completely, without a review', async () => {
  const { close, result } = pdf('Ada', '{"basics":{"name":"Ada","summary":"Analyst"}}')
  expect(await result).toMatchObject({ kind: 'sure', taken: { title: 'Ada', content: { summary: 'Analyst' } } })
  expect(close).toHaveBeenCalledOnce()
})

test('any other PDF becomes a draft, with the unassigned lines', async () => {
  const { close, result } = pdf('Ada Lovelace\nada@example.com\n\nExperience\nAnalyst, Engines Ltd\n2019 - 2021\n')
  expect(await result).toMatchObject({
    kind: 'draft',
    draft: {
      name: 'ada.pdf',
      content: { personalInfo: { fullName: 'Ada Lovelace', email: 'ada@example.com' }, language: 'en' },
      original: { kind: 'pages', pages: [{ width: 595, height: 842 }] },
    },
  })
  expect(close).not.toHaveBeenCalled()
})

test.each([
  [{ width: 612, height: 792 }, '+49 30 1234567', 'letter'],
  [{ width: 595.28, height: 841.89 }, '+1 614 555 0100', 'a4'],
  [{ width: 500, height: 500 }, '+1 614 555 0100', 'letter'],
  [{ width: 500, height: 500 }, '+49 30 1234567', 'a4'],
])('a PDF of %o with the phone number %s gets the paper %s', async (page, phone, paper) => {
  const { result } = pdf(`Ada Lovelace\n${phone}\nEXPERIENCE\nAnalyst, Engines Ltd\n2019 - 2020`, undefined, page)
  expect(await result).toMatchObject({ kind: 'draft', draft: { content: { design: { paper } } } })
})

test('a damaged attachment does not prevent reading the page', async () => {
  const { result } = pdf('Ada Lovelace\nada@example.com', '{"basics":')
  expect(await result).toMatchObject({ kind: 'draft' })
})

test.each([
  ['encrypted', 'is password-protected'],
  ['broken', 'damaged'],
  ['no-text', 'scanned'],
] as const)('a PDF that is %s is rejected with a message', async (code, words) => {
  openFile.mockRejectedValueOnce(new UnreadableFileError({ code }))
  expect(await read('%PDF-1.7', 'ada.pdf')).toEqual(refusal(words))
})

test.each(['NotReadableError', 'NotFoundError'])(
  '%s is reported as a problem of the file, not of the connection',
  async (name) => {
    const file = new File(['{}'], 'ada.json')
    vi.spyOn(file, 'text').mockRejectedValue(new DOMException('The requested file could not be read', name))
    expect(await readImport(file, never, openFile)).toEqual(refusal('Save a copy on this device'))
  },
)

test('a LinkedIn export becomes a draft in which every field is certain', async () => {
  const zip = zipSync({ 'Profile.csv': strToU8('First Name,Last Name\nIda,Lund') })
  expect(await read(zip, 'Basic_Export.zip')).toMatchObject({
    kind: 'draft',
    draft: { title: 'Ida Lund', isCertain: true, original: { kind: 'text' } },
  })
})

test('name and contact details are read from the header of a Word file, and its footer is kept', async () => {
  const paragraphs = (...lines: string[]) => lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  const body = paragraphs(
    'Experience',
    'Planner, Skane Transport',
    'June 2014 - February 2019',
    'Cut empty runs by 18%',
  )
  const parts = {
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${body}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr></w:body></w:document>`,
    'word/header1.xml': `<w:hdr>${paragraphs('Tove Lindqvist', 'tove@example.com | +46 70 123 45 67')}</w:hdr>`,
    'word/header2.xml': `<w:hdr>${paragraphs('Tove Lindqvist')}</w:hdr>`,
    'word/footer1.xml': `<w:ftr>${paragraphs('Holds a driving licence', 'Page 1 of 2')}</w:ftr>`,
  }
  const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
  // In Node mammoth expects bytes under another name than in a browser, whose types these are.
  const mammothRead = await readWithMammoth(mammoth, { buffer: packed as never })
  const docx = {
    kind: 'docx',
    mammoth: mammothRead,
    about: docxPropertiesOf(parts),
    around: readHeadersAndFooters(parts),
    hidden: null,
  } as const
  openFile.mockResolvedValueOnce({ read: docx, draw: noPicture, id: 1, close: () => {} })
  const draft = await read(packed, 'tove.docx')
  expect(draft).toMatchObject({
    draft: {
      title: 'Tove Lindqvist',
      content: {
        personalInfo: { fullName: 'Tove Lindqvist', email: 'tove@example.com', phone: '+46 70 123 45 67' },
        experience: [{ startDate: '2014-06', endDate: '2019-02' }],
        // Not A4, as their phone number alone would say.
        design: { paper: 'letter' },
      },
      leftOver: ['Holds a driving licence'],
    },
  })
})

test('an import reads the visible text only, and lists what it left out', async () => {
  const text = 'Ada Lovelace\nada@example.com\nSkills\nAlgebra'
  const file = { reader: 'pdf.js' as const, pages: [{ width: 595, height: 842 }], items: [], links: [], text }
  const about = { isTagged: false, language: null, title: null, producer: null }
  const all = { ...file, text: `${text}, Kubernetes` }
  const hidden = { texts: ['Kubernetes'], visible: file }
  const opened = { kind: 'pdf', pdfjs: all, pdfium: all, about, hidden } as const
  openFile.mockResolvedValueOnce({ read: opened, draw: noPicture, id: 1, close: () => {} })
  const draft = await read('%PDF-1.7', 'ada.pdf')
  expect(draft).toMatchObject({ draft: { hidden: ['Kubernetes'], content: { skills: { technical: ['Algebra'] } } } })
})

test('a canceled import fails with the reason, and a late result is discarded', async () => {
  const stop = new AbortController()
  const opening = Promise.withResolvers<Awaited<ReturnType<typeof openFile>>>()
  openFile.mockReturnValueOnce(opening.promise)
  const result = readImport(new File(['%PDF-1.7'], 'ada.pdf'), stop.signal, openFile)
  await vi.waitFor(() => expect(openFile).toHaveBeenCalled())
  stop.abort()
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  const close = vi.fn<() => void>()
  opening.resolve({ close } as never)
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
})
