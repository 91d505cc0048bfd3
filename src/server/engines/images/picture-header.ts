/** A picture's header, read without decoding the picture. */
export type PictureHeader = {
  readonly type: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
  /** Bytes of a PNG's unpacked rows; a file that unpacks to more is an attack. */
  readonly unpacked?: number
}

/** The header of a JPEG or PNG; undefined for any other file. */
export function readHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = startsWith(bytes, PNG) ? pngHeader(view) : startsWith(bytes, JPEG) ? jpegHeader(view) : undefined
  return header && header.width > 0 && header.height > 0 ? header : undefined
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

/** Samples per pixel, by the color type of a PNG. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function pngHeader(view: DataView): PictureHeader | undefined {
  if (view.byteLength < 33 || nameAt(view, 12) !== 'IHDR') return undefined
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const channels = CHANNELS[view.getUint8(25)]
  if (!channels) return undefined
  const bits = channels * view.getUint8(24)
  const interlaced = view.getUint8(28) === 1
  // Each row starts with one extra byte; the seven passes of an interlaced picture have their own rows.
  const unpacked = interlaced
    ? (Math.ceil((width * bits) / 8) + 8) * height + 16 * (width + height)
    : (Math.ceil((width * bits) / 8) + 1) * height
  return { type: 'image/png', width, height, unpacked }
}

/** The compressed rows of a PNG: all its IDAT chunks in order. */
export function packedRows(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (nameAt(view, at + 4) === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)))
  return parts
}

const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))

/** Walks the segments to the frame header, which has the size (ITU-T T.81, B.2.2). */
function jpegHeader(view: DataView): PictureHeader | undefined {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker))
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which are in the same range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
