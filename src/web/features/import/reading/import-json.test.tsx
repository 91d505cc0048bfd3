import { setupI18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readImport } from '#web/features/import/reading/import-file.ts'
import { ImportWorker } from '#web/features/import/testing/import-worker.ts'
import { setPageI18n } from '#web/lib/i18n.ts'

beforeEach(() => {
  setPageI18n(setupI18n({ locale: 'en', messages: { en: {} } }))
  vi.stubGlobal('Worker', ImportWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const read = (text: string) => readImport(new File([text], 'resume.json'), new AbortController().signal)

test('what a JSON Resume says beyond a resume is reviewed beside the file', async () => {
  const file = {
    basics: { name: 'Ada', image: 'https://ada.example/me.jpg' },
    projects: [{ name: 'Engine', type: 'Hardware' }],
  }
  expect(await read(JSON.stringify(file))).toMatchObject({
    kind: 'draft',
    draft: {
      title: 'Ada',
      isCertain: true,
      leftOver: ['Image: https://ada.example/me.jpg', 'Engine – Type: Hardware'],
      original: { kind: 'text', text: expect.stringContaining('"type": "Hardware"') },
    },
  })
})

const WITH_PHOTO = JSON.stringify({ basics: { name: 'Ada', image: 'data:image/png;base64,iVBORw0KGgo=' } })

test('a picture in a file is drawn again as a square photo', async () => {
  const drawn: unknown[] = []
  const picture = { width: 300, height: 400, close: () => {} }
  const brush = { fillRect: () => {}, drawImage: (_: unknown, ...area: unknown[]) => drawn.push(...area.slice(0, 4)) }
  vi.stubGlobal('createImageBitmap', async () => picture)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
  expect(await read(WITH_PHOTO)).toMatchObject({
    kind: 'sure',
    taken: { content: { photo: { image: 'data:image/jpeg;base64,AAAA' } } },
  })
  expect(drawn).toEqual([0, 50, 300, 300])
})

test('a picture that the browser can’t show is reported, and nothing else is lost', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const result = await read(WITH_PHOTO)
  expect(result).toMatchObject({
    kind: 'draft',
    draft: { content: { personalInfo: { fullName: 'Ada' } }, leftOver: ['A photo that we can’t read'] },
  })
  expect(result).not.toHaveProperty('draft.content.photo')
})

const EUROPASS = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0"><CandidatePerson>
  <PersonName><oa:GivenName>Sofia</oa:GivenName><hr:FamilyName>Moretti</hr:FamilyName></PersonName>
  <hr:BirthDate>1990-02-01</hr:BirthDate></CandidatePerson></Candidate>`
const SOFIA = {
  kind: 'draft',
  draft: {
    title: 'Sofia Moretti',
    content: { personalInfo: { fullName: 'Sofia Moretti' } },
    isCertain: true,
    leftOver: ['Birth date: 1990-02-01'],
    original: { kind: 'text', text: EUROPASS },
  },
}

test('a Europass CV is imported by its fields, as a file or out of its PDF', async () => {
  expect(await read(EUROPASS)).toMatchObject(SOFIA)
  const file = { reader: 'pdf.js' as const, pages: [], items: [], links: [], text: 'Sofia Moretti' }
  const about = { isTagged: false, language: null, title: null, producer: null }
  const close = vi.fn<() => void>()
  const draw = () => Promise.reject(new Error('no picture here'))
  const opened = { kind: 'pdf' as const, pdfjs: { ...file, xml: EUROPASS }, pdfium: file, about, hidden: null }
  const pdf = new File(['%PDF-1.7'], 'sofia.pdf')
  const open = async () => ({ read: opened, draw, id: 1, close })
  expect(await readImport(pdf, new AbortController().signal, open)).toMatchObject(SOFIA)
  expect(close).toHaveBeenCalledOnce()
})
