import { expect, test } from 'vitest'
import { fileSize } from '#web/features/admin/file-size.ts'

test.each([
  [0, 0, 'byte'],
  [999, 999, 'byte'],
  [1000, 1, 'kilobyte'],
  [4096, 4.096, 'kilobyte'],
  [12_500_000, 12.5, 'megabyte'],
  [3_000_000_000, 3, 'gigabyte'],
  [2_000_000_000_000_000, 2000, 'terabyte'],
])('%d bytes are shown as %d %ss', (bytes, value, unit) => {
  expect(fileSize(bytes)).toEqual({ value, unit })
})
