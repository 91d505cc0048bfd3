import { createRequire } from 'node:module'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { createInflate } from 'node:zlib'
import { packedRows, readHeader } from '#server/engines/images/picture-header.ts'

export type SquarePicture =
  | { readonly state: 'made'; readonly jpeg: Uint8Array }
  | { readonly state: 'not_an_image' | 'picture_too_large' | 'busy' }

const LONGEST_SIDE = 8000
/** A phone's usual 4032 × 3024: decoding it takes 700 MB for two seconds, and 40 megapixels took 2 GB. */
const MOST_PIXELS = 13_000_000
/** Decoding ends by then, whatever a picture was made for. */
const PATIENCE = 20_000
/** Pictures in memory, of megabytes each, with the one that is decoded; more would wait longer than people do. */
const MOST_WAITING = 10

/** Makes the square middle of a JPEG or PNG as a new JPEG of this side. Of the original, no more than pixels stays. */
export async function squarePicture(bytes: Uint8Array, side: number): Promise<SquarePicture> {
  const header = readHeader(bytes)
  if (!header) return { state: 'not_an_image' }
  const { width, height, unpacked } = header
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) return { state: 'picture_too_large' }
  if (unpacked !== undefined && !(await unpacksTo(bytes, unpacked))) return { state: 'not_an_image' }
  if (waiting >= MOST_WAITING) return { state: 'busy' }
  return inTurn(() => decode(bytes, side))
}

/** Unpacks the rows of a PNG piece by piece, keeping nothing: a small file could fill the memory. */
async function unpacksTo(png: Uint8Array, most: number): Promise<boolean> {
  let size = 0
  try {
    await pipeline(packedRows(png), createInflate(), async (pieces: AsyncIterable<Uint8Array>) => {
      for await (const piece of pieces) if ((size += piece.length) > most) throw new RangeError('too many rows')
    })
    return size > 0
  } catch {
    return false // damaged, or more rows than its header says
  }
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** One picture at a time: a large one takes hundreds of megabytes while it is decoded. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  waiting += 1
  const mine = last.then(run).finally(() => (waiting -= 1))
  last = mine.catch(() => {})
  return mine
}

type Reply = { readonly jpeg: Uint8Array } | { readonly fault: string }

/** Decodes in a thread of its own, so that nobody else waits for it. */
function decode(bytes: Uint8Array, side: number): Promise<SquarePicture> {
  const jimp = createRequire(import.meta.url).resolve('jimp')
  const thread = new Worker(THREAD, { eval: true, workerData: { jimp, bytes, side }, stdout: true, stderr: true })
  return new Promise<SquarePicture>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ state: 'picture_too_large' }), PATIENCE)
    thread.once('message', (reply: Reply) => resolve(stateOf(reply)))
    thread.once('error', reject)
    thread.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The thread that decodes pictures ended early.'))
    })
  }).finally(() => void thread.terminate())
}

function stateOf(reply: Reply): SquarePicture {
  if ('jpeg' in reply) return { state: 'made', jpeg: reply.jpeg }
  return { state: /limit exceeded/.test(reply.fault) ? 'picture_too_large' : 'not_an_image' }
}

/*
 * What runs in the thread. It is text because the built server is one file, out of which no thread could start.
 * See-through places become white; a side-lying photo is turned upright.
 */
const THREAD = `
const { parentPort, workerData: { jimp, bytes, side } } = require('node:worker_threads')
const { Jimp } = require(jimp)
const strict = { 'image/jpeg': { tolerantDecoding: false } }
Jimp.read(Buffer.from(bytes), strict)
  .then(async (picture) => {
    const square = new Jimp({ width: side, height: side, color: 0xffffffff })
    square.composite(picture.cover({ w: side, h: side }))
    const jpeg = new Uint8Array(await square.getBuffer('image/jpeg', { quality: 88 }))
    parentPort.postMessage({ jpeg })
  })
  .catch((error) => parentPort.postMessage({ fault: String(error) }))
`
