import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ReaderName, ReadFile } from '#shared/parse/items.ts'
import { UnreadableFileError } from '#shared/read-file/unreadable-file.ts'
// Loaded on demand by the page, which this test does not wait for.
import '#web/features/x-ray/report.tsx'
import { XRay } from '#web/features/x-ray/x-ray.tsx'
import type { FileRead } from '#web/features/read-file/worker-messages.ts'
import type { openFile as openInWorker, OpenFile } from '#web/features/read-file/open-file.ts'
import { show } from '#web/testing/show.tsx'

// There are no workers here; the journeys test what the readers find in real files.
const openFile = vi.fn<typeof openInWorker>()
const loadReader = async () => ({ openFile })
const showXRay = () => show(() => <XRay loadReader={loadReader} />)
afterEach(() => openFile.mockReset())

const readAs = (reader: ReaderName, text: string): ReadFile => ({
  reader,
  pages: [{ width: 595, height: 842 }],
  items: text
    .split('\n')
    .map((line, row) => ({ text: line, page: 1, x: 40, y: 40 + row * 14, width: 200, height: 10, font: 'Inter' })),
  text,
  links: [],
})
const about = { isTagged: true, language: 'en', title: null, producer: null }
const pdf = (pdfjs: string, pdfium: string, source?: string): FileRead => ({
  kind: 'pdf',
  pdfjs: { ...readAs('pdf.js', pdfjs), ...(source && { source }) },
  pdfium: readAs('PDFium', pdfium),
  about,
  hidden: null,
})
let opened = 0
const close = vi.fn<() => void>()
const openedFile = (read: FileRead) => ({
  id: (opened += 1),
  read,
  draw: () => new Promise<ImageBitmap>(() => {}),
  close,
})
const choose = (name: string) =>
  userEvent.upload(screen.getByLabelText('Resume file'), new File(['x'], name), { applyAccept: false })

test('an unreadable file is named with advice, and another one can be selected', async () => {
  openFile.mockRejectedValueOnce(new UnreadableFileError({ code: 'no-text' }))
  showXRay()
  await choose('scan.pdf')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We couldn’t read scan.pdf')
  expect(alert.textContent).toContain('it was scanned')
  expect(screen.getByRole('button', { name: 'Choose a file' }).hasAttribute('disabled')).toBe(false)
})

test('words found by only one reader are highlighted on its side', async () => {
  openFile.mockResolvedValueOnce(openedFile(pdf('Ada wrote notes', 'Ada wrote many notes')))
  showXRay()
  await choose('ada.pdf')
  await screen.findByRole('heading', { name: /ada.pdf/ })
  const highlightsIn = (name: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll('mark')].map((highlight) => highlight.textContent?.trim())
  expect(highlightsIn('Text as pdf.js read it')).toEqual([])
  expect(highlightsIn('Text as PDFium read it')).toEqual(['many'])
  expect(screen.getByText('The readers disagree on 1 word')).toBeTruthy()
})

test('text that no one can see is named with its words', async () => {
  const read = pdf('Ada wrote notes Helm', 'Ada wrote notes Helm')
  const hidden = { texts: ['Helm'], visible: readAs('pdf.js', 'Ada wrote notes') }
  openFile.mockResolvedValueOnce(openedFile({ ...read, hidden }))
  showXRay()
  await choose('ada.pdf')
  const finding = (await screen.findByText('The file contains hidden text')).closest('li')
  expect(within(finding!).getByText('Helm', { selector: 'q' })).toBeTruthy()
})

test('one of our own files is compared with the typed text field by field', async () => {
  const source = JSON.stringify({
    basics: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0958' },
  })
  const text = 'ADA LOVELACE\nada@example.com'
  openFile.mockResolvedValueOnce(openedFile(pdf(text, text, source)))
  showXRay()
  await choose('ada.pdf')
  const panel = within(await screen.findByRole('tabpanel', { name: 'Your fields' }))
  expect(panel.getByText('1 of 3 fields came back exactly as typed')).toBeTruthy()
  expect(panel.getAllByText(/read “ADA LOVELACE”/)).toHaveLength(2)
  expect(panel.getAllByText('didn’t find it', { exact: false })).toHaveLength(2)
})

test('the last selected file is shown, even if an earlier one finishes later', async () => {
  const slow = Promise.withResolvers<OpenFile>()
  openFile.mockReturnValueOnce(slow.promise)
  openFile.mockResolvedValueOnce(openedFile(pdf('second', 'second')))
  showXRay()
  await choose('first.pdf')
  await choose('second.pdf')
  await screen.findByRole('heading', { name: /second.pdf/ })
  close.mockClear()
  slow.resolve(openedFile(pdf('first', 'first')))
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(screen.queryByRole('heading', { name: /first.pdf/ })).toBeNull()
})

test('if the readers fail to load, the page says that nothing was sent', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  openFile.mockRejectedValueOnce(new Error('Failed to fetch'))
  showXRay()
  await choose('ada.pdf')
  expect((await screen.findByRole('alert')).textContent).toContain('your file wasn’t uploaded')
  complaint.mockRestore()
})
