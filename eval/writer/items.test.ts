import { expect, test } from 'vitest'
import { unsaidItems } from './items.ts'
import type { Case } from './types.ts'

const itemsOf = (answer: string, line: string, expected: Partial<Case['expected']> = {}) =>
  unsaidItems(line, { answer, expected: { lines: [], never: [], numbers: [], ...expected } }).map(
    ({ kind, what }) => `${kind}: ${what}`,
  )

test.each([
  ['a number', 'I trained four people.', 'Trained 5 people', ['number: 5']],
  ['a year is a date', 'I moved to Lyon.', 'Moved to Lyon in 2019', ['date: 2019']],
  ['a month', 'I opened the shop in spring.', 'Opened the shop in March', ['date: March']],
  ['an employer', 'I sold phones in a shop.', 'Sold phones at Vodafone', ['name: Vodafone']],
  ['a tool', 'I kept the stock in a table.', 'Kept the stock in SAP', ['name: SAP']],
  ['a tool with a number in its name', 'We stored files in the cloud.', 'Stored files in S3', ['name: S3']],
  ['a title', 'I looked after the rota.', 'Looked after the rota as manager', ['title: manager']],
  ['a lead', 'We moved the office.', 'Led the move of the office', ['ownership: ^led']],
])('a line that nobody said so is caught: %s', (_, answer, line, items) => {
  expect(itemsOf(answer, line)).toEqual(items)
})

test('a deed of others is caught where the list names it', () => {
  const anna = { never: ['^designed'], others: ['^designed'] }
  expect(itemsOf('Anna designed it and I built it.', 'Designed and built it', anna)).toEqual(['ownership: ^designed'])
  expect(itemsOf('Anna designed it and I built it.', 'Built it', anna)).toEqual([])
})

test.each([
  ['I trained four people in Excel.', 'Trained 4 people in Excel'],
  ['I was the manager of a hotel in Nice.', 'Managed a hotel in Nice'],
  ['we did the books in sage 50, every march', 'Did the books in Sage 50 every March'],
  ['I was leading the team of nine.', 'Led the team of 9'],
])('what was said in other forms is said: %s', (answer, line) => {
  expect(itemsOf(answer, line)).toEqual([])
})

test('what a careful editor wrote counts as said', () => {
  const lines = [{ must: ['Kubernetes'], example: 'Ran Kubernetes' }]
  expect(itemsOf('I ran k8s.', 'Ran Kubernetes', { lines })).toEqual([])
})
