import { unpackTexts, ZIP_LIMITS } from '#shared/import/unpack.ts'
import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const all = () => true

test('only wanted files are unpacked; all names are listed', () => {
  const bytes = zipSync({ 'a.csv': strToU8('Ä,b'), 'b.bin': new Uint8Array(9) })
  expect(unpackTexts(bytes, (name) => name.endsWith('.csv'))).toEqual({
    texts: { 'a.csv': 'Ä,b' },
    names: ['a.csv', 'b.bin'],
  })
})

test('a small file that unpacks to more than the limit is refused', () => {
  const bomb = zipSync({ 'a.csv': new Uint8Array(ZIP_LIMITS.file + 1) })
  expect(bomb.length).toBeLessThan(10_000)
  expect(unpackTexts(bomb, all)).toEqual({ problem: { code: 'zip_too_large' } })
})

test('many files that are too large together are refused', () => {
  const part = new Uint8Array(ZIP_LIMITS.file)
  const bomb = zipSync(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, part])))
  expect(unpackTexts(bomb, all)).toEqual({ problem: { code: 'zip_too_large' } })
})

test('a file that declares a smaller size does not unpack beyond it', () => {
  const bytes = zipSync({ 'a.csv': new Uint8Array(1_000_000).fill(65) })
  const view = new DataView(bytes.buffer)
  // The size is 24 bytes into the entry of the central directory, whose offset is in the end record.
  view.setUint32(view.getUint32(bytes.length - 6, true) + 24, 10, true)
  const result = unpackTexts(bytes, all)
  const text = 'texts' in result ? (result.texts['a.csv'] ?? '') : ''
  expect(text.length).toBeLessThanOrEqual(10)
})

test('too many files are refused', () => {
  const many = Object.fromEntries(Array.from({ length: ZIP_LIMITS.files + 1 }, (_, at) => [`${at}`, new Uint8Array()]))
  expect(unpackTexts(zipSync(many), all)).toEqual({ problem: { code: 'zip_too_many_files', most: 5000 } })
})

test('arbitrary bytes never throw', () => {
  const whole = zipSync({ 'a.csv': strToU8('Name\nTriage') })
  const cut = fc.nat(whole.length).map((end) => whole.slice(0, end))
  const changed = fc.tuple(fc.nat(whole.length - 1), fc.nat(255)).map(([at, byte]) => whole.with(at, byte))
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), cut, changed), (bytes) => {
      expect(Object.keys(unpackTexts(bytes, all))).not.toEqual([])
    }),
    { numRuns: 500 },
  )
})
