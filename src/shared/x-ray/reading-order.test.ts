import { expect, test } from 'vitest'
import type { TextItem } from '#shared/parse/items.ts'
import { jumpsIn, mixedRows } from '#shared/x-ray/reading-order.ts'

const item = (text: string, x: number, y: number): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
  page: 1,
})
const left = ['Skills', 'Welding', 'Forklift', 'Safety', 'Rigging']
const right = ['Experience', 'Welder at Dock Nine', 'Led a crew of five', 'Cut waste', 'Since 2019']

test('columns read one after the other are in order and not mixed', () => {
  const items = [
    ...left.map((text, row) => item(text, 40, 50 + row * 14)),
    ...right.map((text, row) => item(text, 260, 50 + row * 14)),
  ]
  expect(jumpsIn(items)).toBe(0)
  expect(mixedRows(items)).toEqual([])
})

test('two columns read line by line across the page are mixed', () => {
  const items = left.flatMap((text, row) => [item(text, 40, 50 + row * 14), item(right[row]!, 260, 50 + row * 14)])
  expect(mixedRows(items)).toHaveLength(5)
})

test('titles with dates on the right are not mixed', () => {
  const dates = ['2019', 'Mar 2018', 'March 2017 – 2018', 'since 2012', '1999 – now']
  const items = right.flatMap((text, row) => [
    item(text, 40, 50 + row * 14),
    item(dates[row]!, 540 - dates[row]!.length * 5, 50 + row * 14),
  ])
  expect(mixedRows(items)).toEqual([])
})

test.each([
  [
    'dates and places',
    [
      '2019 – now',
      'San Francisco, CA',
      'Mar 2015 – Feb 2019',
      'Frankfurt am Main, Germany',
      '2012 – 2015',
      'Rio Branco, Brazil',
    ],
  ],
  ['dates with places', ['Berlin, 2019 – now', 'Porto, 2015 – 2019', '2012 – 2015, Oslo', '2010 – 2012 (Oslo)']],
])('titles with %s on the right at one place are not mixed', (_, details) => {
  const titles = ['Welder at Dock Nine', 'Dock Nine Shipyard Ltd', 'Rigger at North Crane', 'North Crane and Sons']
  const items = details.flatMap((text, row) => [
    item(titles[row % 4]!, 40, 50 + row * 14),
    item(text, 380, 50 + row * 14),
  ])
  expect(mixedRows(items)).toEqual([])
})

test.each([
  ['dates', ['2019 – 2023', '2017 – 2019', '03/2012 – 12/2016', '2010 – 2012', '2008 – 2009']],
  ['labels', ['Name', 'Address', 'Born', 'Languages', 'Driving']],
])('%s on the left belong to the text next to them', (_, leftTexts) => {
  const texts = ['Welder', 'Foreman', 'Rigger', 'English, German', 'Class B']
  const items = leftTexts.flatMap((text, row) => [item(text, 40, 50 + row * 14), item(texts[row]!, 180, 50 + row * 14)])
  expect(mixedRows(items)).toEqual([])
})

test('sentences next to sentences are mixed, even without a heading', () => {
  const items = right
    .slice(1)
    .flatMap((_, row) => [
      item('A sentence goes on', 40, 50 + row * 14),
      item('and so does another', 260, 50 + row * 14),
    ])
  expect(mixedRows(items)).toHaveLength(4)
})

test('a list in two columns is not mixed: its items are independent', () => {
  const skills = ['Vascular access and care', 'Wound care of all kinds', 'Triage', 'Handover']
  const items = skills.flatMap((text, row) => [item(text, 40, 50 + row * 14), item('Teaching', 260, 50 + row * 14)])
  expect(mixedRows(items)).toEqual([])
})

test('a heading read after the lines below it is a jump', () => {
  expect(jumpsIn([item('Welder at Dock Nine', 40, 80), item('Led a crew', 40, 94), item('Experience', 40, 60)])).toBe(1)
})

test('the top of the next column is not a jump', () => {
  expect(jumpsIn([item('Welding', 40, 80), item('Experience', 260, 40)])).toBe(0)
})
