import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterEach, expect, test, vi } from 'vitest'
import { makeLog } from '#server/engines/pdf/testing/make-document.ts'
import { openReaders, type Readers, type ReadersOptions } from '#server/engines/file-readers/file-readers.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

// A thread takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const opened: Readers[] = []
afterEach(() => Promise.all(opened.splice(0).map((readers) => readers.close())))

function open(options: Partial<ReadersOptions> = {}) {
  const { log, told } = makeLog()
  const readers = openReaders({ log, ...options })
  opened.push(readers)
  return { readers, told }
}

/** A page with one line. */
async function pdfOf(line: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage().drawText(line, { x: 40, y: 700, size: 12 })
  return document.save()
}
const content: ResumeContent = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada King', email: 'ada@example.com' },
}
/** What each reader did not find of the name and the address in a file with this line. */
const lostIn = async (readers: Readers, line: string) =>
  (await readers.check({ content, bytes: await pdfOf(line) })).map(({ reader, lost }) => ({ reader, lost }))
const NAME = ['personalInfo.fullName']
const ADDRESS = ['personalInfo.email']
const lost = (paths: readonly string[]) => ['pdf.js', 'PDFium'].map((reader) => ({ reader, lost: paths }))
const NOTHING = { content, bytes: new Uint8Array() }

const BEGIN = "const { parentPort } = require('node:worker_threads');"

/** Starts real threads, and before them one for each word of what it does with a file. */
function startThreads(...does: readonly string[]) {
  const threads: Worker[] = []
  const start = () => {
    const word = does[threads.length]
    const thread =
      word === undefined
        ? new Worker(new URL('./reading-worker.ts', import.meta.url))
        : new Worker(`${BEGIN} parentPort.on('message', () => { ${word} })`, { eval: true })
    threads.push(thread)
    return thread
  }
  return { threads, start }
}

test('a file is read by both readers, and the thread is kept for the next ones', async () => {
  const { threads, start } = startThreads()
  const { readers } = open({ start })
  expect(threads).toHaveLength(0)
  const lines = ['Ada King, ada@example.com', 'Ada King']
  expect(await Promise.all(lines.map((line) => lostIn(readers, line)))).toEqual([lost([]), lost(ADDRESS)])
  expect(await lostIn(readers, 'ada@example.com')).toEqual(lost(NAME))
  expect(threads).toHaveLength(1)
})

test('what is no PDF, or a locked one, is refused for what it is, and the thread goes on', async () => {
  const { threads, start } = startThreads()
  const { readers, told } = open({ start })
  await expect(readers.check({ content, bytes: new TextEncoder().encode('no file') })).rejects.toMatchObject({
    refusal: { code: 'broken' },
  })
  const locked = await PDFDocument.create()
  locked.addPage()
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'other' })
  await expect(readers.check({ content, bytes: await locked.save() })).rejects.toMatchObject({
    refusal: { code: 'encrypted' },
  })
  expect(await lostIn(readers, 'Ada King')).toEqual(lost(ADDRESS))
  expect([threads.length, told]).toEqual([1, []])
})

test('the server answers while a file is read', async () => {
  const { readers } = open({ ...startThreads('while (true);'), readTime: 300 })
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 10)
  await expect(readers.check(NOTHING)).rejects.toMatchObject({ code: 'timeout' })
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(5)
})

test('a thread that crashes fails its file with the reason, and the next file is read', async () => {
  const { readers, told } = open(startThreads("throw new RangeError('memory access out of bounds')"))
  await expect(readers.check(NOTHING)).rejects.toMatchObject({
    code: 'crashed',
    message: 'The thread that reads files ended at its work.',
    cause: { name: 'RangeError', message: 'memory access out of bounds' },
  })
  expect(told).toHaveLength(2)
  expect(await lostIn(readers, 'Ada King')).toEqual(lost(ADDRESS))
})

test('a thread that ends without a word fails its file, and the next file is read', async () => {
  const { readers } = open(startThreads('process.exit(0)'))
  await expect(readers.check(NOTHING)).rejects.toMatchObject({ code: 'crashed' })
  expect(await lostIn(readers, 'Ada King')).toEqual(lost(ADDRESS))
})

test('a thread that breaks between two files costs no file', async () => {
  const { threads, start } = startThreads()
  const { readers } = open({ start })
  await lostIn(readers, 'Ada King')
  await threads[0]?.terminate()
  expect(await lostIn(readers, 'Ada King')).toEqual(lost(ADDRESS))
})

test('a thread that breaks after it answered is told of, and the next file is read', async () => {
  const { start } = startThreads("parentPort.postMessage({ check: [] }); setTimeout(() => { throw new Error('late') })")
  const { readers, told } = open({ start })
  expect(await readers.check(NOTHING)).toEqual([])
  await expect.poll(() => told.length).toBe(1)
  expect(await lostIn(readers, 'Ada King')).toEqual(lost(ADDRESS))
})

test('a file that takes too long is given up with its thread, and the next file is read', async () => {
  const { threads, start } = startThreads('while (true);', 'parentPort.postMessage({ check: [] })')
  const { readers } = open({ start, readTime: 1000 })
  await expect(readers.check(NOTHING)).rejects.toMatchObject({
    code: 'timeout',
    message: 'The thread that reads files was not done within 1000 ms.',
  })
  expect(threads[0]?.threadId).toBe(-1)
  expect(await readers.check(NOTHING)).toEqual([])
})

test('a file that finds the queue full is refused as a PDF to be made is', async () => {
  const { readers } = open({ queue: 1 })
  const reads = await Promise.allSettled(['1', '2', 'Ada King'].map((line) => lostIn(readers, line)))
  expect(reads).toEqual([
    { status: 'fulfilled', value: lost([...NAME, ...ADDRESS]) },
    { status: 'fulfilled', value: lost([...NAME, ...ADDRESS]) },
    { status: 'rejected', reason: expect.objectContaining({ name: 'PdfRefusal', code: 'busy' }) },
  ])
})

test('closing fails what is read and what waits, and starts no thread again', async () => {
  const { threads, start } = startThreads()
  const { readers, told } = open({ start })
  await lostIn(readers, 'Ada King')
  const reads = Promise.allSettled([1, 2].map(() => lostIn(readers, 'Ada King')))
  await readers.close()
  const reasons = (await reads).map((read) => (read.status === 'rejected' ? (read.reason as unknown) : read.value))
  expect(reasons).toEqual([expect.objectContaining({ code: 'closed' }), expect.objectContaining({ code: 'closed' })])
  await expect(readers.check(NOTHING)).rejects.toMatchObject({ code: 'closed' })
  expect([threads.length, told]).toEqual([1, []])
})

test('once closed, nothing keeps a process alive', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'))
  const [file, program] = [join(folder, 'ada.pdf'), join(folder, 'read.mjs')]
  writeFileSync(file, await pdfOf('Ada King'))
  writeFileSync(
    program,
    `import { readFileSync } from 'node:fs'
    const { openReaders } = await import(${JSON.stringify(new URL('./file-readers.ts', import.meta.url).href)})
    const readers = openReaders({ log: console })
    const bytes = new Uint8Array(readFileSync(${JSON.stringify(file)}))
    console.log((await readers.check({ content: ${JSON.stringify(content)}, bytes })).length)
    await readers.close()
    console.log(process.getActiveResourcesInfo().filter((name) => /Worker|MessagePort|Timeout/.test(name)).length)`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 20_000 })
  rmSync(folder, { recursive: true })
  expect(stdout).toBe('2\n0\n')
})
