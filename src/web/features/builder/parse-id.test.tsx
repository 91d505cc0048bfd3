import { expect, test } from 'vitest'
import { parseId } from '#web/features/builder/parse-id.ts'

test.each([
  ['7', 7],
  ['1795257826789', 1795257826789],
  ['0', null],
  ['-3', null],
  ['7.5', null],
  ['7abc', null],
  ['', null],
  ['99999999999999999999', null],
  ['NaN', null],
])('the URL segment %j means %j', (text, number) => {
  expect(parseId(text)).toBe(number)
})
