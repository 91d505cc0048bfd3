/** The characters of the icon font: letters of Font Awesome for contact details, and bullets of Symbol and Wingdings. */
const CODES = [0xf095, 0xf09b, 0xf0a7, 0xf0ac, 0xf0b7, 0xf0e0, 0xf0e1, 0xf3c5]
const EM = 1000

const u16 = (...values: readonly number[]): number[] => values.flatMap((value) => [(value >> 8) & 255, value & 255])
const u32 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => u16((value >>> 16) & 65535, value & 65535))
/** One square, which is enough to see that there is an icon. */
const SQUARE = [
  ...u16(1, 0, 0, 600, 600),
  ...u16(3, 0),
  1,
  1,
  1,
  1,
  ...u16(0, 600, 0, -600),
  ...u16(0, 0, 600, 0),
  0,
  0,
]
const EMPTY_NAME = [...u16(0, 0, 6)]

/**
 * A TrueType font with a square for each of these characters, as a data URL. Resumes made with LaTeX and Word have such
 * letters, which mean nothing; no font with a free license that we have contains them.
 */
export const ICON_FONT = `data:font/ttf;base64,${Buffer.from(fontFile()).toString('base64')}`

function fontFile(): Uint8Array {
  const glyphs = CODES.length + 1
  const tables: readonly (readonly [string, readonly number[]])[] = [
    ['OS/2', os2()],
    ['cmap', cmap()],
    ['glyf', Array.from({ length: glyphs }, () => SQUARE).flat()],
    [
      'head',
      [
        ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        ...u16(0, EM),
        ...u32(0, 0, 0, 0),
        ...u16(0, 0, 600, 600, 0, 8, 2, 1, 0),
      ],
    ],
    ['hhea', [...u32(0x10000), ...u16(800, -200, 0, 700, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0, glyphs)]],
    ['hmtx', Array.from({ length: glyphs }, () => u16(700, 0)).flat()],
    ['loca', u32(...Array.from({ length: glyphs + 1 }, (_, at) => at * SQUARE.length))],
    ['maxp', [...u32(0x10000), ...u16(glyphs, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]],
    ['name', EMPTY_NAME],
    ['post', [...u32(0x30000, 0), ...u16(0, 0), ...u32(0, 0, 0, 0, 0)]],
  ]
  const directory: number[] = []
  const body: number[] = []
  for (const [tag, bytes] of tables) {
    const offset = 12 + tables.length * 16 + body.length
    directory.push(...Buffer.from(tag, 'latin1'), ...u32(checksum(bytes), offset, bytes.length))
    body.push(...bytes, ...Array.from({ length: -bytes.length & 3 }, () => 0))
  }
  return new Uint8Array([
    ...u32(0x10000),
    ...u16(tables.length, 128, 3, tables.length * 16 - 128),
    ...directory,
    ...body,
  ])
}

function checksum(bytes: readonly number[]): number {
  let sum = 0
  for (const [at, byte] of bytes.entries()) sum = (sum + (byte << (24 - 8 * (at % 4)))) >>> 0
  return sum
}

/** Format 4: one segment for each character, and the last one that the format asks for. */
function cmap(): readonly number[] {
  const ends = [...CODES, 0xffff]
  const count = ends.length
  const power = 2 ** Math.floor(Math.log2(count))
  const format = [
    ...u16(4, 16 + count * 8, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2),
    ...u16(...ends, 0, ...ends),
    ...u16(...CODES.map((code, at) => at + 1 - code), 1),
    ...u16(...ends.map(() => 0)),
  ]
  return [...u16(0, 1, 3, 1), ...u32(12), ...format]
}

function os2(): readonly number[] {
  const subscripts = [650, 600, 0, 75, 650, 600, 0, 350]
  return [
    ...u16(4, 700, 400, 5, 0, ...subscripts, 50, 300, 0),
    ...Array.from({ length: 10 }, () => 0),
    ...u32(0, 0, 0, 0),
    ...Buffer.from('none'),
    ...u16(64, CODES[0] ?? 0, CODES.at(-1) ?? 0, 800, -200, 0, 800, 200),
    ...u32(0, 0),
    ...u16(500, 700, 0, 32, 1),
  ]
}
