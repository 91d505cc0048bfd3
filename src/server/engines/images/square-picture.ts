import { createRequire } from 'node:module'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { createInflate } from 'node:zlib'
import { packedRows, readHeader } from '#server/engines/images/picture-header.ts'
import { createSemaphore } from '#server/engines/semaphore.ts'
import { withTimeout } from '#server/engines/timeout.ts'

export type SquarePicture =
  | { readonly state: 'made'; readonly jpeg: Uint8Array }
  | { readonly state: 'not_an_image' | 'picture_too_large' | 'busy' }

const MAX_SIDE = 8000
/** A phone's usual 4032 × 3024: decoding it takes 700 MB for two seconds; 40 megapixels took 2 GB. */
const MAX_PIXELS = 13_000_000
/** Of the decoder, which counts every frame of a file: a second one may be larger than the first, which was looked at. */
const LIMITS = { maxResolutionInMP: MAX_PIXELS / 1_000_000, maxMemoryUsageInMB: 320 }
/** Ends the decoding of any picture, also of one made to take forever. */
const DECODE_TIMEOUT_MS = 20_000
/** Pictures in memory, of megabytes each, including the one being decoded; more would wait longer than people do. */
const MAX_WAITING = 10

/**
 * Crops a JPEG or PNG to its square middle, as a new JPEG of this size that keeps only pixels of the original. Owners
 * take turns.
 */
export async function squarePicture(bytes: Uint8Array, side: number, owner?: string): Promise<SquarePicture> {
  const header = readHeader(bytes)
  if (!header) return { state: 'not_an_image' }
  const { width, height, unpacked } = header
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) return { state: 'picture_too_large' }
  if (unpacked !== undefined && !(await unpacksTo(bytes, unpacked))) return { state: 'not_an_image' }
  const release = await semaphore.acquire({ owner }).catch(() => undefined)
  return release ? decode(bytes, side).finally(release) : { state: 'busy' }
}

/** Unpacks the rows of a PNG piece by piece and keeps nothing: a small file could fill the memory. */
async function unpacksTo(png: Uint8Array, maxSize: number): Promise<boolean> {
  let size = 0
  try {
    await pipeline(packedRows(png), createInflate(), async (pieces: AsyncIterable<Uint8Array>) => {
      for await (const piece of pieces) if ((size += piece.length) > maxSize) throw new RangeError('too many rows')
    })
    return size > 0
  } catch {
    return false // damaged, or more rows than its header says
  }
}

const FULL = new Error('Too many pictures are waiting.')
/** One picture at a time: a large one takes hundreds of megabytes while it is decoded. */
const semaphore = createSemaphore({ permits: 1, maxQueue: MAX_WAITING - 1, busy: () => FULL, canceled: () => FULL })

type Reply = { readonly jpeg: Uint8Array } | { readonly error: string }

/** Decodes in a thread of its own, so that no other request waits. */
function decode(bytes: Uint8Array, side: number): Promise<SquarePicture> {
  const jimp = createRequire(import.meta.url).resolve('jimp')
  const thread = new Worker(THREAD, {
    eval: true,
    workerData: { jimp, bytes, side, limits: LIMITS },
    stdout: true,
    stderr: true,
  })
  const decoded = new Promise<SquarePicture>((resolve, reject) => {
    thread.once('message', (reply: Reply) => resolve(resultOf(reply)))
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread that decodes pictures ended early.')))
  })
  return withTimeout(decoded, DECODE_TIMEOUT_MS, {
    onTimeout: (): SquarePicture => ({ state: 'picture_too_large' }),
  }).finally(() => void thread.terminate())
}

function resultOf(reply: Reply): SquarePicture {
  if ('jpeg' in reply) return { state: 'made', jpeg: reply.jpeg }
  return { state: /limit exceeded/.test(reply.error) ? 'picture_too_large' : 'not_an_image' }
}

/*
 * Runs in the thread. It is text because the built server is one file, from which no thread could start.
 * Transparent pixels become white; a rotated photo is turned upright.
 */
const THREAD = `
const { parentPort, workerData: { jimp, bytes, side, limits } } = require('node:worker_threads')
const { Jimp } = require(jimp)
Jimp.read(Buffer.from(bytes), { 'image/jpeg': { tolerantDecoding: false, ...limits } })
  .then(async (picture) => {
    const square = new Jimp({ width: side, height: side, color: 0xffffffff })
    square.composite(picture.cover({ w: side, h: side }))
    const jpeg = new Uint8Array(await square.getBuffer('image/jpeg', { quality: 88 }))
    parentPort.postMessage({ jpeg })
  })
  .catch((error) => parentPort.postMessage({ error: String(error) }))
`
