import { expect, test } from 'vitest'
import { record, redo, startHistory, undo } from '#shared/history/history.ts'
import { squash } from '#shared/history/squash.ts'

const same = (a: string, b: string) => a === b
const steps = (...texts: string[]) => texts.reduce((history, text) => record(history, text), startHistory('a'))

test('all steps since a state become one, which undo takes back and redo brings again', () => {
  const one = squash(steps('b', 'c', 'd'), 'b', same)
  expect([one.past, one.present]).toEqual([['a', 'b'], 'd'])
  expect(undo(one).present).toBe('b')
  expect(redo(undo(one)).present).toBe('d')
})

test('steps that come to nothing are none', () => {
  const history = record(steps('b'), 'a ')
  const none = squash(history, 'a', (one, other) => one.trim() === other.trim())
  expect([none.past, none.present]).toEqual([[], 'a'])
})

test('without a step since, and for a state that is gone, nothing changes', () => {
  const history = steps('b', 'c')
  expect(squash(history, 'c', same)).toBe(history)
  expect(squash(history, 'x', same)).toBe(history)
})
