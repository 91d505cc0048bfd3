import { expect, test } from 'vitest'
import { rightAlignedAside } from '#shared/parse/fixtures/printed-sides.ts'
import { tableLeft } from '#shared/parse/fixtures/printed-later.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

test('only the unread rest of a partly read line is left over', () => {
  expect(parseResume(rightAlignedAside).leftOver).toEqual([
    'Backend developer',
    'Kraków.',
    'Zakopane.',
    'Kraków.',
    'Systems',
  ])
})

test('an occupation below the name has no field and is left over', () => {
  expect(parseResume(tableLeft).leftOver).toEqual(['Soziologin'])
})
