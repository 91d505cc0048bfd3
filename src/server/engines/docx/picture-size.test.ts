import { expect, test } from 'vitest'
import { sizeOfPicture } from '#server/engines/docx/picture-size.ts'

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')

test('the size of a PNG is in its first chunk', () => {
  const file = bytes('89504e47 0d0a1a0a 0000000d 49484452 00000140 000000f0 08060000 00')
  expect(sizeOfPicture(file)).toEqual({ width: 320, height: 240 })
})

test('the size of a JPEG is in its frame, after segments of any length', () => {
  // An application segment of 4 bytes, a table (C4) of 3, then a progressive frame (C2).
  const file = bytes('ffd8 ffe0 0004 aabb ffc4 0003 00 ffc2 0011 08 00f0 0140 03 0000')
  expect(sizeOfPicture(file)).toEqual({ width: 320, height: 240 })
})

test.each(['', '89504e47', 'ffd8', 'ffd8 ffe0 ffff', 'ffd8 0000 0000 0000 0000 0000', '52494646 00000000 57454250'])(
  'a file that is neither, or broken, has no size: %s',
  (hex) => {
    expect(sizeOfPicture(bytes(hex))).toBeNull()
  },
)
