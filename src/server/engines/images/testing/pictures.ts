import { crc32, deflateSync } from 'node:zlib'
import { Jimp } from 'jimp'

/** A JPEG of this size, red in its left half and blue in its right half. */
export async function halves(width: number, height: number): Promise<Uint8Array> {
  const picture = new Jimp({ width, height, color: 0xff0000ff })
  picture.composite(new Jimp({ width: Math.floor(width / 2), height, color: 0x0000ffff }), Math.ceil(width / 2), 0)
  return new Uint8Array(await picture.getBuffer('image/jpeg', { quality: 95 }))
}

/** Adds EXIF to a JPEG: an orientation, and the words 'GPS 52.5N 13.4E' in its description. */
export function withExif(jpeg: Uint8Array, orientation: number): Uint8Array {
  const words = Buffer.from('GPS 52.5N 13.4E\0')
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16BE(tag, 0)
    bytes.writeUInt16BE(type, 2)
    bytes.writeUInt32BE(count, 4)
    if (type === 3) bytes.writeUInt16BE(value, 8)
    else bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const tiff = Buffer.concat([
    Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2]),
    entry(0x010e, 2, words.length, 38),
    entry(0x0112, 3, 1, orientation),
    Buffer.alloc(4),
    words,
  ])
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, body, jpeg.subarray(2)]))
}

type Png = { width: number; height: number; rows: Uint8Array; interlaced?: boolean }

/** An RGBA PNG with this header and any rows. */
export function png({ width, height, rows, interlaced = false }: Png): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, interlaced ? 1 : 0], 8)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]))
}

function chunk(name: string, body: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + body.length)
  bytes.writeUInt32BE(body.length, 0)
  bytes.write(name, 4, 'latin1')
  bytes.set(body, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + body.length)), 8 + body.length)
  return bytes
}
