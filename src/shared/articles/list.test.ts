import { expect, test } from 'vitest'
import { ARTICLES } from '#shared/articles/list.ts'

test('twenty articles are in order, each with a unique slug', () => {
  expect(ARTICLES.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(20)
})

test('their dates descend from the first to the twentieth', () => {
  const dates = ARTICLES.map(({ published }) => published)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(dates[0]).toBe('2025-09-28')
  expect(dates.at(-1)).toBe('2025-07-10')
})

test.each(ARTICLES)('the title and description of $slug fit search results', ({ title, description }) => {
  expect(title.length).toBeLessThanOrEqual(70)
  expect(description.length).toBeGreaterThan(70)
  expect(description.length).toBeLessThan(160)
})
