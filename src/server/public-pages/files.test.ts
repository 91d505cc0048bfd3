import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import { makeLog, TEST_BROWSER_DIR } from '#server/engines/pdf/testing/make-document.ts'
import { readHeader } from '#server/engines/images/picture-header.ts'
import { linkTo, resumeOf, saveLook, shower, type Shower } from '#server/testing/public-pages.ts'
import { createTestSite, type TestSite } from '#server/testing/site.ts'
import { filledWith } from '#shared/portfolio/every-field.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { sampleContent } from '#shared/template/samples.ts'

let engine: PdfEngine
let site: TestSite
let ada: Shower
beforeAll(async () => {
  engine = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log })
  await engine.ready()
  site = await createTestSite('sqlite', { engines: { pdf: engine } })
  ada = await shower(site)
}, 60_000)
afterAll(async () => {
  await site.close()
  await engine.close()
})

/** One short word of letters for each field, so that no line break splits it. */
const words = new Map<string, string>()
const wordOf = (field: string) => {
  const known = words.get(field) ?? `Zq${String.fromCharCode(97 + (words.size % 26))}${words.size}qZ`
  words.set(field, known)
  return known
}
const FULL = filledWith(wordOf)

const fileOf = async (place: string, name: string) => {
  const answer = await site.request('GET', `/api/${place}/${name}`)
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
const publicPlace = async (content: Partial<ResumeContent>) =>
  `portfolios/${ada.id}/${await resumeOf(site, ada, { title: wordOf('title'), content })}`

/** The full content of a file: its text, its objects and its attachments. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init()
  const read = await library.loadDocument(bytes)
  const pages = [...read.pages()].map((page) => page.getText())
  read.destroy()
  library.destroy()
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => {
    const own = object instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(object).decode()) : ''
    return `${object.toString()} ${own}`
  })
  const text = [...pages, ...objects].join('\n')
  // Strings outside pages are written in UTF-16, as hexadecimal digits.
  const hidden = [...text.matchAll(/<feff([0-9a-f]+)>/gi)].map(([, digits = '']) =>
    Buffer.from(digits, 'hex').swap16().toString('utf16le'),
  )
  return [text, ...hidden].join('\n')
}

const NEVER = [
  ...'experience education projects volunteer awards publications references'
    .split(' ')
    .flatMap((part) => [`${part}.id`, `${part}.foreign`]),
  'foreign',
  'title',
]
const CONTACT = ['personalInfo.email', 'personalInfo.phone', 'personalInfo.location', 'references.contact']

test('a public PDF contains nothing private, on its pages or in its metadata', async () => {
  const held = await everythingIn(await fileOf(await publicPlace(FULL), 'resume.pdf'))
  for (const field of ['personalInfo.fullName', 'experience.company', 'custom.items.title', 'skills.technical'])
    expect(held).toContain(wordOf(field))
  for (const field of [...NEVER, ...CONTACT]) expect(held).not.toContain(wordOf(field))
})

test('a public PDF contains nothing from a hidden section', async () => {
  await saveLook(site, ada.id, { showsContact: true })
  const held = await everythingIn(
    await fileOf(await publicPlace({ ...FULL, hiddenSections: ['projects', 'custom:mine', 'skills'] }), 'resume.pdf'),
  )
  await saveLook(site, ada.id, { showsContact: false })
  expect(held).toContain(wordOf('experience.company'))
  const hidden = [...words].filter(([field]) => /^(projects|custom|skills)/.test(field))
  for (const [, word] of hidden) expect(held).not.toContain(word)
})

test('the PDF of a share link contains its source if its owner allows it', async () => {
  const content = { ...emptyContent(), summary: wordOf('summary'), interests: [wordOf('interests')] }
  const linked = async (more: Partial<ResumeContent>) => {
    const id = await resumeOf(site, ada, { content: { ...content, ...more } })
    return everythingIn(await fileOf(`shared/${await linkTo(site, ada, id)}`, 'resume.pdf'))
  }
  expect(await linked({})).toContain(`"summary": "${wordOf('summary')}"`)
  expect(await linked({ design: { embedSource: false } })).not.toContain('"summary"')
})

test('no input makes a public PDF run or fetch anything', async () => {
  const attack = '[x](javascript:alert(1)) <script>alert(1)</script> javascript:alert(1) </style>{{{email}}}'
  const content = filledWith((field) => (/(^|\.)id$/.test(field) ? 'x' : attack))
  const held = await everythingIn(await fileOf(await publicPlace(content), 'resume.pdf'))
  expect(held).not.toMatch(/\/S \/(JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE)|\/(JS|AA|OpenAction) /)
  const addresses = [...held.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address)
  for (const address of addresses) expect(address).toMatch(/^(https?:\/\/|mailto:|tel:)/)
})

test('a public page has an image in the size of link previews', async () => {
  const place = await publicPlace(sampleContent('short'))
  expect(readHeader(await fileOf(place, 'card.png'))).toMatchObject({ type: 'image/png', width: 1200, height: 630 })
})

test('a hundred simultaneous requests for one file share one print', async () => {
  const place = await publicPlace({ ...sampleContent('short'), summary: 'Asked for by many' })
  const health = () => {
    const now = engine.health()
    return now.state === 'ready' ? now.printed : 0
  }
  const before = health()
  const files = await Promise.all(Array.from({ length: 100 }, () => fileOf(place, 'resume.pdf')))
  expect(new Set(files.map((file) => file.length)).size).toBe(1)
  expect(health() - before).toBe(1)
})
