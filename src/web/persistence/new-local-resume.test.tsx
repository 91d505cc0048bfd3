import { expect, test } from 'vitest'
import { newLocalId } from '#web/persistence/new-local-resume.ts'

test('a new ID is the current time, increased past existing IDs', () => {
  expect(newLocalId(1000)).toBe(1000)
  expect(newLocalId(1000, [1000, 1001])).toBe(1002)
})
