import { expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import type { Layout } from '#shared/template/document.ts'
import { countResume, isPublishable, readBackOf } from '#shared/template/read-back/read-back.ts'

const layout: Layout = { htmlTemplate: '<h1>{{fullName}}</h1><p>{{email}}</p>', cssStyles: '' }
const content = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada Lovelace', email: 'ada@example.com' },
}
const read = (text: string) => ({
  pages: [{ width: 595, height: 842 }],
  items: text.split('\n').map((line, row) => ({ text: line, page: 1, x: 40, y: 40 + 20 * row, width: 90, height: 12 })),
  text,
  links: [],
})
const readBack = (...texts: readonly string[]) => readBackOf([countResume(content, layout, texts.map(read))])

test('a resume that is read whole has the most points, and nothing is lost', () => {
  const whole = readBack('Ada Lovelace\nada@example.com')
  expect(whole).toEqual({ points: 99, fields: { right: 2, all: 2 }, words: { right: 3, all: 3 }, losses: [] })
  expect(isPublishable(whole)).toBe(true)
})

test('a text that does not come back is named by its field, and keeps a template from being published', () => {
  const lost = readBack('Ada Lovelace')
  expect(lost.losses).toEqual([{ fate: 'lost', path: 'personalInfo.email', text: 'ada@example.com' }])
  expect(lost.fields).toEqual({ right: 1, all: 2 })
  expect(lost.words).toEqual({ right: 2, all: 3 })
  // 11 of 26 characters.
  expect(lost.points).toBe(42)
  expect(isPublishable(lost)).toBe(false)
})

test('words that are glued together are named, and cost points', () => {
  const { losses, words, points } = readBack('AdaLovelace\nada@example.com')
  expect(losses).toContainEqual({ fate: 'broken', path: 'personalInfo.fullName', text: 'ada' })
  expect(words).toEqual({ right: 1, all: 3 })
  expect(points).toBe(33)
})

test('a field whose text comes back in no field is misplaced', () => {
  const { losses } = readBack('ada@example.com\nAda Lovelace, Ada Lovelace and Ada Lovelace')
  expect(losses).toContainEqual({ fate: 'misplaced', path: 'personalInfo.fullName', text: 'Ada Lovelace' })
})

test('of two readers, the one that gets less back sets the points', () => {
  expect(readBack('Ada Lovelace\nada@example.com', 'AdaLovelace\nada@example.com').words).toEqual({ right: 1, all: 3 })
  expect(readBack('Ada Lovelace\nada@example.com', 'AdaLovelace\nada@example.com').points).toBe(33)
})

test('a field that the template leaves out is named, and keeps a template from being published', () => {
  const without = { ...layout, htmlTemplate: '<h1>{{fullName}}</h1>' }
  const readBack = readBackOf([countResume(content, without, [read('Ada Lovelace')])])
  expect(readBack.losses).toEqual([{ fate: 'unprinted', path: 'personalInfo.email', text: 'ada@example.com' }])
  expect(isPublishable({ ...readBack, points: 99 })).toBe(false)
})

test('headings that are lost cost points but do not keep a template from being published', () => {
  const whole = readBack('Ada Lovelace\nada@example.com')
  const heading = { fate: 'lost', path: null, text: 'Skills' } as const
  expect(isPublishable({ ...whole, losses: [heading] })).toBe(true)
  expect(isPublishable({ ...whole, points: 89 })).toBe(false)
})
