import { Jimp } from 'jimp'
import { expect, test } from 'vitest'
import { squarePicture } from '#server/engines/images/square-picture.ts'
import { halves, png, withExif } from '#server/engines/images/testing/pictures.ts'

async function made(bytes: Uint8Array) {
  const result = await squarePicture(bytes, 64)
  if (result.state !== 'made') throw new Error(result.state)
  return { jpeg: result.jpeg, picture: await Jimp.read(Buffer.from(result.jpeg)) }
}
type Picture = Awaited<ReturnType<typeof made>>['picture']
/** Red, green and blue of a pixel, each as 0 (off), 1 (on) or 2 (neither). */
const colourAt = (picture: Picture, x: number, y: number) => {
  const at = (y * picture.width + x) * 4
  return [...picture.bitmap.data.subarray(at, at + 3)].map((value) => (value > 200 ? 1 : value < 55 ? 0 : 2)).join('')
}
const RED = '100'
const BLUE = '001'
const WHITE = '111'

test('the center of a wide photo becomes a square of the stored size', async () => {
  const { picture } = await made(await halves(400, 100))
  expect([picture.width, picture.height]).toEqual([64, 64])
  expect([colourAt(picture, 4, 32), colourAt(picture, 60, 32)]).toEqual([RED, BLUE])
})

test('a rotated photo is turned upright, and its EXIF data is removed', async () => {
  const lying = withExif(await halves(100, 100), 6)
  expect(Buffer.from(lying).includes('GPS 52.5N')).toBe(true)
  const { jpeg, picture } = await made(lying)
  expect([colourAt(picture, 32, 4), colourAt(picture, 32, 60)]).toEqual([RED, BLUE])
  expect(Buffer.from(jpeg).includes('Exif')).toBe(false)
  expect(Buffer.from(jpeg).includes('GPS')).toBe(false)
})

test('transparent pixels become white', async () => {
  const { picture } = await made(png({ width: 10, height: 10, rows: Buffer.alloc(41 * 10) }))
  expect(colourAt(picture, 32, 32)).toBe(WHITE)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the first bytes of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['the first bytes of a PNG alone', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
  ['a PNG without rows', png({ width: 10, height: 10, rows: Buffer.alloc(0) })],
  ['a PNG without size', png({ width: 0, height: 10, rows: Buffer.alloc(410) })],
])('%s is not accepted as a picture', async (_, bytes) => {
  expect(await squarePicture(bytes, 64)).toEqual({ state: 'not_an_image' })
})

test('a truncated picture is refused', async () => {
  const whole = await halves(300, 300)
  expect(await squarePicture(whole.subarray(0, whole.length - 200), 64)).toEqual({ state: 'not_an_image' })
  const rows = Buffer.alloc(401 * 100, 77)
  const cut = png({ width: 100, height: 100, rows })
  expect(await squarePicture(cut.subarray(0, cut.length - 30), 64)).toEqual({ state: 'not_an_image' })
})

test.each([
  ['a side above 8000 pixels', 8001, 1],
  ['more than 13 megapixels', 4000, 4000],
  ['the largest possible sizes', 0xffffffff, 0xffffffff],
])('%s is refused before anything is decoded', async (_, width, height) => {
  const bytes = png({ width, height, rows: Buffer.alloc(10) })
  expect(await squarePicture(bytes, 64)).toEqual({ state: 'picture_too_large' })
})

test.each([true, false])(
  'a PNG that unpacks to more than its declared size is refused (interlaced: %s)',
  async (interlaced) => {
    const bomb = png({ width: 16, height: 16, rows: Buffer.alloc(64 * 1024 * 1024), interlaced })
    expect(bomb.length).toBeLessThan(100_000)
    const before = process.memoryUsage().arrayBuffers
    expect(await squarePicture(bomb, 64)).toEqual({ state: 'not_an_image' })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024)
  },
)

test('a second frame that is larger than the first is refused, without the memory it asks for', async () => {
  const [small, large] = ['0008000803014400024400034400', '26ac26ac03014400024400034400']
  const bytes = Buffer.from(`ffd8ffc0001108${small}ffc0001108${large}ffd9`, 'hex')
  expect(await squarePicture(bytes, 64)).toEqual({ state: 'picture_too_large' })
})

test('several simultaneous pictures all succeed', async () => {
  const bytes = await halves(200, 200)
  const states = await Promise.all([1, 2, 3].map(async () => (await squarePicture(bytes, 64)).state))
  expect(states).toEqual(['made', 'made', 'made'])
})

test('ten simultaneous pictures are accepted and the rest refused as busy until there is room', async () => {
  const picture = await halves(40, 40)
  const crowd = await Promise.all(Array.from({ length: 14 }, () => squarePicture(picture, 8)))
  const states = crowd.map(({ state }) => state)
  expect(states.filter((state) => state === 'made')).toHaveLength(10)
  expect(states.filter((state) => state === 'busy')).toHaveLength(4)
  expect(await squarePicture(picture, 8)).toMatchObject({ state: 'made' })
}, 60_000)
