/** In pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

/** The size of a PNG or JPEG picture, from its header; null for anything else. */
export function sizeOfPicture(bytes: Buffer): PictureSize | null {
  const size = bytes.length > 24 && bytes.readUInt32BE(0) === PNG ? sizeOfPng(bytes) : sizeOfJpeg(bytes)
  return size && size.width > 0 && size.height > 0 ? size : null
}

/** The first four bytes of every PNG file. */
const PNG = 0x89_50_4e_47

const sizeOfPng = (bytes: Buffer): PictureSize => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })

/** A JPEG file is a list of segments (ITU T.81, B.1.1): a marker of two bytes, a length of two, the content. */
function sizeOfJpeg(bytes: Buffer): PictureSize | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return null
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker >> 8 !== 0xff) return null
    if (isFrame(marker & 0xff)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return null
}

/** Markers of frames, which begin with the picture's size: C0 to CF without the tables C4, C8 and CC. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc
