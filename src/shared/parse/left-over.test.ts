import { expect, test } from 'vitest'
import { hints } from '#shared/parse/fixtures/printed-sides.ts'
import { tableLeft } from '#shared/parse/fixtures/printed-later.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

test('of a line that found its fields only the rest is left over', () => {
  expect(parseResume(hints).leftOver).toEqual(['Backend developer', 'Zakopane.', 'Systems'])
})

test('what one is, below the name, has no field and is shown', () => {
  expect(parseResume(tableLeft).leftOver).toEqual(['Soziologin'])
})
