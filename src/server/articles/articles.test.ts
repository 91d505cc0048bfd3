import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureReadingEase } from '#server/articles/reading-ease.ts'
import { ARTICLES } from '#shared/articles/list.ts'

const SLUGS = ARTICLES.map(({ slug }) => slug)
const textOf = (slug: string) => readFileSync(`content/blog/${slug}.md`, 'utf8')
const wordsOf = (slug: string) =>
  textOf(slug)
    .replace(/\]\([^)]*\)/g, ']')
    .toLowerCase()
    .match(/[\p{L}\p{N}’']+/gu) ?? []
/** Every sequence of five words. */
const fives = (slug: string) => {
  const words = wordsOf(slug)
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}
const openingOf = (slug: string) => wordsOf(slug).slice(0, 8).join(' ')
const headingsOf = (slug: string) => [...textOf(slug).matchAll(/^## (.+)$/gm)].map(([, title]) => title)

test('no two articles share more than 3 percent of their five-word sequences', () => {
  const all = SLUGS.map((slug) => [slug, fives(slug)] as const)
  const alike = all.flatMap(([a, of], index) =>
    all.slice(index + 1).flatMap(([b, others]) => {
      const shared = [...of].filter((five) => others.has(five)).length / Math.min(of.size, others.size)
      return shared > 0.03 ? [`${a} and ${b}: ${(shared * 100).toFixed(1)}%`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('no two articles begin the same way or have the same sections', () => {
  expect(new Set(SLUGS.map(openingOf)).size).toBe(20)
  const sections = SLUGS.map((slug) => headingsOf(slug).join(' | '))
  expect(new Set(sections).size).toBe(20)
  expect(Math.min(...SLUGS.map((slug) => headingsOf(slug).length))).toBeGreaterThanOrEqual(4)
})

test.each(SLUGS)(
  '%s is linked from two other articles, links to others, and has at least one figure with alt text',
  (slug) => {
    const leading = SLUGS.filter((other) => other !== slug && textOf(other).includes(`/blog/${slug}`))
    expect(leading.length).toBeGreaterThanOrEqual(2)
    expect(textOf(slug)).toMatch(/\]\(\/(?:resume-builder|x-ray|templates|interview-prep|how-we-measure|ats-analyzer)/)
    const figures = [...textOf(slug).matchAll(/^!\[([^\]]*)\]\([^ )]+ "([^"]+)"\)$/gm)]
    expect(figures.length).toBeGreaterThanOrEqual(1)
    for (const [, alternative = '', caption = ''] of figures) {
      expect(alternative.length).toBeGreaterThan(20)
      expect(caption.length).toBeGreaterThan(5)
    }
  },
)

test.each(SLUGS)('%s cites no unsourced popular statistic, and makes no promises', (slug) => {
  expect(textOf(slug)).not.toMatch(
    /75 ?(?:%|percent) of (?:all )?resumes|guarantees? you|guaranteed (?:job|interview)/i,
  )
})

// Plain English scores 60 or more. Lists of terms and very long sentences lower the score.
test.each(SLUGS)('%s is easy to read, and has no overlong sentences', (slug) => {
  const { ease, longest } = measureReadingEase(textOf(slug))
  expect(ease).toBeGreaterThan(65)
  expect(longest.filter(({ words }) => words > 40)).toEqual([])
})
