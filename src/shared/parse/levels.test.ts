import { expect, test } from 'vitest'
import { nestedItems } from '#shared/parse/levels.ts'
import type { Line } from '#shared/parse/line.ts'

/** An item whose text begins at `x`, 10 points high, in a column and on a page. */
function item(x: number, { text = 'Won', page = 1, flow = 0, bullet = true } = {}): Line[] {
  const box = { page, x, y: 0, width: 100, height: 10 }
  const cell = { text, box, x, end: x + 100, size: 10, bold: false, italic: false, blocks: null }
  return [{ cells: [cell], bullet, pitch: null, leading: 0, body: '', right: 500, flow, isAside: false }]
}

test.each([
  ['indented items', [item(50), item(64), item(65), item(50)], [false, true, true, false]],
  ['items of one level', [item(50), item(52), item(50)], [false, false, false]],
  ['items on a page with another margin', [item(50), item(70, { page: 2 })], [false, false]],
  ['items in another column', [item(50), item(80, { flow: 1 })], [false, false]],
  ['items far apart', [item(50), item(250)], [false, false]],
  ['centered items', [item(50), item(60), item(71), item(82)], [false, false, false, false]],
  ['an item without a bullet among others', [item(50), item(64, { bullet: false })], [false, false]],
  ['items with drawn bullets', [50, 64, 50].map((x) => item(x, { bullet: false })), [false, true, false]],
  ['drawn bullets below a text', [50, 64, 64].map((x) => item(x, { bullet: false })), [false, false, false]],
  ['Hebrew items', [item(50, { text: 'ניהול' }), item(64, { text: 'צוות' })], [false, false]],
])('%s', (_, items, nested) => {
  expect(nestedItems(items)).toEqual(nested)
})
