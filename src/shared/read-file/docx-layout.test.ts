import { expect, test } from 'vitest'
import { layoutOf } from '#shared/read-file/docx-layout.ts'
import type { DocxNode } from '#shared/read-file/docx-runs.ts'

const text = (value: string): DocxNode => ({ type: 'text', value })
const run = (value: string, look: Partial<DocxNode> = {}): DocxNode => ({
  type: 'run',
  children: [text(value)],
  ...look,
})
const paragraph = (children: readonly DocxNode[], style: Partial<DocxNode> = {}): DocxNode => ({
  type: 'paragraph',
  children,
  ...style,
})
const looks = (...children: readonly DocxNode[]) => layoutOf({ type: 'document', children })

test('headings are larger than text, and each level larger than the next', () => {
  const styles = ['Title', 'heading 1', 'Heading 2', 'Heading 3', 'Normal']
  const { items } = looks(...styles.map((styleName) => paragraph([run(styleName)], { styleName })))
  const heights = items.map(({ height }) => height)
  expect(heights).toEqual(heights.toSorted((one, other) => other - one))
  expect(new Set(heights).size).toBe(5)
  expect(items.map(({ bold }) => bold)).toEqual([true, true, true, true, false])
})

test('each line is below the one before, and lines of one paragraph are one block', () => {
  const { items } = looks(paragraph([run('one'), { type: 'break' }, run('two')]), paragraph([run('three')]))
  const [one, two, three] = items
  expect(items.map((item) => item.text)).toEqual(['one', 'two', 'three'])
  expect([one!.y < two!.y, two!.y < three!.y]).toEqual([true, true])
  expect([one!.block === two!.block, two!.block === three!.block]).toEqual([true, false])
})

test('a list item has one bullet', () => {
  const { items } = looks(paragraph([run('Won'), run(' twice', { isBold: true })], { numbering: {} }))
  expect(items.map((item) => [item.text, item.bold])).toEqual([
    ['•', false],
    ['Won', false],
    [' twice', true],
  ])
})

test('an item of a lower level begins further right, with its bullet', () => {
  const item = (words: string, level: string) => paragraph([run(words)], { numbering: { level } })
  const { items } = looks(item('one', '0'), item('two', '1'), item('three', '7'))
  expect(items.map(({ text: words, x }) => [words, x])).toEqual([
    ['•', 0],
    ['one', 14],
    ['•', 14],
    ['two', 28],
    ['•', 28],
    ['three', 42],
  ])
})

test('dates after a tab end at the right margin; texts next to dates are left-aligned', () => {
  const { items } = looks(
    paragraph([run('Cook\tMay 2020')]),
    paragraph([run('2019\tWaiter')]),
    paragraph([run('03/2015 – 04/2017\tPorter')]),
  )
  const [, dates, , waiter, , porter] = items
  expect(dates!.x + dates!.width).toBe(500)
  expect(waiter!.x).toBe(porter!.x)
})

test('a link covers its words', () => {
  const link: DocxNode = { type: 'hyperlink', href: 'https://ada.example', children: [run('My site')] }
  const { items, links } = looks(paragraph([run('See '), link]))
  expect(links).toMatchObject([{ url: 'https://ada.example', x: items[1]!.x, y: items[1]!.y, width: items[1]!.width }])
})

test('single-paragraph table cells form a row; larger cells are read one after the other', () => {
  const cell = (...texts: readonly string[]): DocxNode => ({
    type: 'tableCell',
    children: texts.map((one) => paragraph([run(one)])),
  })
  const row = (...children: readonly DocxNode[]): DocxNode => ({
    type: 'table',
    children: [{ type: 'tableRow', children }],
  })
  const table = looks(row(cell('2020'), cell('Cook', 'Blue Door')), paragraph([run('End')])).items
  expect(table.map((item) => item.text)).toEqual(['2020', 'Cook', 'Blue Door', 'End'])
  expect(table[0]!.y).toBe(table[1]!.y)
  expect(table[3]!.y).toBeGreaterThan(table[2]!.y)
  const columns = looks(row(cell('Skills', 'Welding'), cell('Work', 'Dock Nine'))).items
  expect(columns[2]!.y).toBeGreaterThan(columns[1]!.y)
})
