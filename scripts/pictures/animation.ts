import { writeFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'

/** A screenshot as PNG, and how long it is shown, in milliseconds. */
export type Frame = { readonly png: Buffer; readonly duration: number }
/** The part of a frame that differs from the one before, as a WebP file. */
type Change = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly bytes: number[]
}

/** Writes an endless animated WebP of opaque frames; each holds only what changed, so that it stays small. */
export async function writeAnimation(
  browser: Browser,
  file: string,
  frames: readonly Frame[],
  quality: number,
): Promise<void> {
  const page = await browser.newPage()
  const pngs = frames.map(({ png }) => png.toString('base64'))
  const changes = await page.evaluate(changesOf, { pngs, quality })
  await page.close()
  const [first] = changes[0] ?? []
  if (!first) throw new Error('An animation needs a frame')
  const parts = frames.flatMap(({ duration }, index) => chunksOf(changes[index] ?? [], duration))
  const header = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), less(first.width - 1, 3), less(first.height - 1, 3)])
  const endless = Buffer.from([255, 255, 255, 255, 0, 0])
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', header), chunk('ANIM', endless), ...parts])
  writeFileSync(file, chunk('RIFF', body))
  console.log(`${file}: ${Math.round(body.length / 1000)} kB, ${parts.length} parts`)
}

/** Browsers show shorter parts for a tenth of a second. */
const SHORTEST = 20

/** The parts of a frame, one at once after the other; the last is shown for the rest of its time. */
function chunksOf(parts: readonly Change[], duration: number): Buffer[] {
  const rest = duration - SHORTEST * (parts.length - 1)
  return parts.map((part, index) => frameChunk(part, index === parts.length - 1 ? rest : SHORTEST))
}

/** Flags of the container format: https://developers.google.com/speed/webp/docs/riff_container */
const ANIMATED = 2
const OPAQUE = 2

function frameChunk({ x, y, width, height, bytes }: Change, duration: number): Buffer {
  const place = [less(x / 2, 3), less(y / 2, 3), less(width - 1, 3), less(height - 1, 3), less(duration, 3)]
  return chunk('ANMF', Buffer.concat([...place, Buffer.from([OPAQUE]), picture(Buffer.from(bytes))]))
}

/** The compressed picture in a WebP file, with its header and without color profiles. */
function picture(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length;) {
    const end = at + 8 + webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at, end + (end % 2))
    at = end + (end % 2)
  }
  throw new Error('This browser can’t write lossy WebP')
}

function chunk(name: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), less(content.length, 4), content, Buffer.alloc(content.length % 2)])
}

/** Little-endian. */
function less(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

/** Runs in the page: of each frame what differs in its left and in its right half, all of the first frame. */
async function changesOf({ pngs, quality }: { pngs: string[]; quality: number }): Promise<Change[][]> {
  const changes: Change[][] = []
  let before: Uint32Array | undefined
  for (const png of pngs) {
    const source = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const { width, height } = source
    const canvas = new OffscreenCanvas(width, height)
    const drawing = canvas.getContext('2d', { alpha: false })
    if (!drawing) throw new Error('This browser doesn’t support canvas')
    drawing.drawImage(source, 0, 0)
    const now = new Uint32Array(drawing.getImageData(0, 0, width, height).data.buffer)
    const parts: Change[] = []
    for (const [from, to] of before ? [[0, width / 2] as const, [width / 2, width] as const] : [[0, width] as const]) {
      let [left, top, right, bottom] = before ? [to, height, from, 0] : [0, 0, width, height]
      for (let y = 0; before && y < height; y += 1)
        for (let x = from; x < to; x += 1) {
          if (now[y * width + x] === before[y * width + x]) continue
          left = Math.min(left, x)
          right = Math.max(right, x + 1)
          top = Math.min(top, y)
          bottom = y + 1
        }
      if (right <= left) continue
      // Parts begin at even pixels.
      const [x, y] = [left - (left % 2), top - (top % 2)]
      const part = new OffscreenCanvas(right - x, bottom - y)
      part.getContext('2d', { alpha: false })?.drawImage(canvas, -x, -y)
      const blob = await part.convertToBlob({ type: 'image/webp', quality })
      parts.push({ x, y, width: part.width, height: part.height, bytes: [...new Uint8Array(await blob.arrayBuffer())] })
    }
    before = now
    changes.push(parts)
  }
  return changes
}
