import { expect, test } from 'vitest'
import type { ReadFile, TextItem } from '#shared/parse/items.ts'
import { visibleText, type HiddenText } from '#shared/read-file/visible-text.ts'

const item = (text: string, x: number, y: number): TextItem => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 5,
  height: 10,
})
const hidden = (text: string, x: number, y: number): HiddenText => ({ ...item(text, x, y + 2), height: 7 })
const fileOf = (...items: readonly TextItem[]): ReadFile => ({
  reader: 'pdf.js',
  pages: [{ width: 595, height: 842 }],
  items,
  text: items.map(({ text }) => text).join('\n'),
  links: [],
})

test('hidden runs are left out, and the rest of a run with hidden words stays', () => {
  const file = fileOf(item('Ada Berg', 40, 40), item('Skills: Java Helm Istio', 40, 60), item('Helm Istio', 40, 80))
  const visible = visibleText(file, [hidden('Helm Istio', 105, 60), hidden('Helm Istio', 40, 80)])
  expect(visible.items.map(({ text }) => text)).toEqual(['Ada Berg', 'Skills: Java'])
  expect(visible.text).toBe('Ada Berg\nSkills: Java')
})

test('of equal words, the one in the hidden place is left out', () => {
  const file = fileOf(item('Java and SQL and Java.', 40, 60))
  expect(visibleText(file, [hidden('Java', 125, 60)]).text).toBe('Java and SQL and .')
  expect(visibleText(file, [hidden('Java', 40, 60)]).text).toBe('and SQL and Java.')
})

test('the same words elsewhere and on other pages stay, and a file without hidden text stays as it is', () => {
  const file = fileOf(item('Java', 40, 60), item('Java', 40, 90))
  expect(visibleText(file, [{ ...hidden('Java', 40, 60), page: 2 }]).items).toEqual(file.items)
  expect(visibleText(file, [hidden('Java', 40, 75)]).items).toEqual(file.items)
  expect(visibleText(file, [])).toBe(file)
})
