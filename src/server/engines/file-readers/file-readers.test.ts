import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterEach, expect, test, vi } from 'vitest'
import { makeLog } from '#server/engines/pdf/testing/make-document.ts'
import {
  createFileReaders,
  type FileReaders,
  type FileReadersOptions,
} from '#server/engines/file-readers/file-readers.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const opened: FileReaders[] = []
afterEach(() => Promise.all(opened.splice(0).map((readers) => readers.close())))

function open(options: Partial<FileReadersOptions> = {}) {
  const { log, told } = makeLog()
  const readers = createFileReaders({ log, ...options })
  opened.push(readers)
  return { readers, told }
}

/** A page with one line of text. */
async function pdfOf(line: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage().drawText(line, { x: 40, y: 700, size: 12 })
  return document.save()
}
const content: ResumeContent = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada King', email: 'ada@example.com' },
}
/** The parts of the name and address that each library missed in a file with this line. */
const lostIn = async (readers: FileReaders, line: string) =>
  (await readers.check({ content, bytes: await pdfOf(line) })).map(({ reader, lost }) => ({ reader, lost }))
const NAME = ['personalInfo.fullName']
const ADDRESS = ['personalInfo.email']
const lost = (paths: readonly string[]) => ['pdf.js', 'PDFium'].map((reader) => ({ reader, lost: paths }))
const NOTHING = { content, bytes: new Uint8Array() }

const BEGIN = "const { parentPort } = require('node:worker_threads');"

/** Starts real threads, preceded by one for each script that defines its behavior. */
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

test('a file is read by both libraries, and the thread is reused for later files', async () => {
  const { threads, start } = startThreads()
  const { readers } = open({ start })
  expect(threads).toHaveLength(0)
  const lines = ['Ada King, ada@example.com', 'Ada King']
  expect(await Promise.all(lines.map((line) => lostIn(readers, line)))).toEqual([lost([]), lost(ADDRESS)])
  expect(await lostIn(readers, 'ada@example.com')).toEqual(lost(NAME))
  expect(threads).toHaveLength(1)
})

test('a file that is not a PDF or is locked is refused with the reason, and the thread continues', async () => {
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

test('the server responds while a file is read', async () => {
  const { readers } = open({ ...startThreads('while (true);'), timeoutMs: 300 })
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
    message: 'The worker that reads files ended during a task.',
    cause: { name: 'RangeError', message: 'memory access out of bounds' },
  })
  expect(told).toHaveLength(2)
  expect(await lostIn(readers, 'Ada King')).toEqual(lost(ADDRESS))
})

test('a thread that exits without an answer fails its file, and the next file is read', async () => {
  const { readers } = open(startThreads('process.exit(0)'))
  await expect(readers.check(NOTHING)).rejects.toMatchObject({ code: 'crashed' })
  expect(await lostIn(readers, 'Ada King')).toEqual(lost(ADDRESS))
})

test('a thread that ends between two files fails neither of them', async () => {
  const { threads, start } = startThreads()
  const { readers } = open({ start })
  await lostIn(readers, 'Ada King')
  await threads[0]?.terminate()
  expect(await lostIn(readers, 'Ada King')).toEqual(lost(ADDRESS))
})

test('a thread that fails after its answer is logged, and the next file is read', async () => {
  const { start } = startThreads("parentPort.postMessage({ check: [] }); setTimeout(() => { throw new Error('late') })")
  const { readers, told } = open({ start })
  expect(await readers.check(NOTHING)).toEqual([])
  await expect.poll(() => told.length).toBe(1)
  expect(await lostIn(readers, 'Ada King')).toEqual(lost(ADDRESS))
})

test('a file that takes too long fails and its thread ends, and the next file is read', async () => {
  const { threads, start } = startThreads('while (true);', 'parentPort.postMessage({ check: [] })')
  const { readers } = open({ start, timeoutMs: 1000 })
  await expect(readers.check(NOTHING)).rejects.toMatchObject({
    code: 'timeout',
    message: 'The worker that reads files did not finish within 1000 ms.',
  })
  expect(threads[0]?.threadId).toBe(-1)
  expect(await readers.check(NOTHING)).toEqual([])
})

test('a file is refused if the queue is full', async () => {
  const { readers } = open({ maxQueue: 1 })
  const reads = await Promise.allSettled(['1', '2', 'Ada King'].map((line) => lostIn(readers, line)))
  expect(reads).toEqual([
    { status: 'fulfilled', value: lost([...NAME, ...ADDRESS]) },
    { status: 'fulfilled', value: lost([...NAME, ...ADDRESS]) },
    { status: 'rejected', reason: expect.objectContaining({ name: 'WorkerError', code: 'busy' }) },
  ])
})

test('closing fails files that are being read or waiting, and starts no new thread', async () => {
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

test('nothing keeps the process alive after closing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'))
  const [file, program] = [join(folder, 'ada.pdf'), join(folder, 'read.mjs')]
  writeFileSync(file, await pdfOf('Ada King'))
  writeFileSync(
    program,
    `import { readFileSync } from 'node:fs'
    const { createFileReaders } = await import(${JSON.stringify(new URL('./file-readers.ts', import.meta.url).href)})
    const readers = createFileReaders({ log: console })
    const bytes = new Uint8Array(readFileSync(${JSON.stringify(file)}))
    console.log((await readers.check({ content: ${JSON.stringify(content)}, bytes })).length)
    await readers.close()
    console.log(process.getActiveResourcesInfo().filter((name) => /Worker|MessagePort|Timeout/.test(name)).length)`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 20_000 })
  rmSync(folder, { recursive: true })
  expect(stdout).toBe('2\n0\n')
})
