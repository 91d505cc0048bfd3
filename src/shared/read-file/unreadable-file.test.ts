import { expect, test } from 'vitest'
import { detectFileKind, MAX_FILE_BYTES } from '#shared/read-file/unreadable-file.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test('a PDF is recognized by its header, even after text that a mail program added', () => {
  expect(detectFileKind(bytes('%PDF-1.7'))).toBe('pdf')
  expect(detectFileKind(bytes('\r\n\r\n%PDF-1.4'))).toBe('pdf')
})

test('a ZIP file is treated as a DOCX', () => {
  expect(detectFileKind(bytes('PK\u0003\u0004'))).toBe('docx')
})

test('an old Word file is told apart from other kinds of files', () => {
  expect(() => detectFileKind(bytes('\u00D0\u00CF\u0011\u00E0'))).toThrow(
    expect.objectContaining({ refusal: { code: 'old-word' } }),
  )
  expect(() => detectFileKind(bytes('Ada Lovelace'))).toThrow(
    expect.objectContaining({ refusal: { code: 'other-kind' } }),
  )
})

test('an empty file is reported as empty, not as another kind', () => {
  expect(() => detectFileKind(bytes(''))).toThrow(expect.objectContaining({ refusal: { code: 'empty' } }))
})

test('a file above 10 MB is not examined', () => {
  const large = new Uint8Array(MAX_FILE_BYTES + 1)
  large.set(bytes('%PDF-1.7'))
  expect(() => detectFileKind(large)).toThrow(
    expect.objectContaining({ refusal: { code: 'too-large', megabytes: 10 } }),
  )
})
