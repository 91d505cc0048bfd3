import { expect, test } from 'vitest'
import { article, breadcrumbs, questions } from '#web/lib/meta/page-structured-data.ts'
import { toJsonLd, webApplication } from '#web/lib/meta/structured-data.ts'

test('the structured data describes a free web application', () => {
  expect(JSON.parse(toJsonLd(webApplication('Curricle', 'https://cv.example', 'Build a resume.')))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Curricle',
    url: 'https://cv.example/',
    offers: { price: '0', priceCurrency: 'USD' },
  })
})

test('a product name cannot end the script that contains it', () => {
  expect(toJsonLd(webApplication('</script><b>', 'https://cv.example', ''))).not.toContain('<')
})

test('breadcrumbs start at the home page and count from one', () => {
  expect(breadcrumbs('https://cv.example', 'Curricle', [['Blog', '/blog']])['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Curricle', item: 'https://cv.example/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://cv.example/blog' },
  ])
})

test('questions include their answers', () => {
  expect(questions([{ question: 'Is it free?', answer: 'Yes.' }])['mainEntity']).toEqual([
    { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
  ])
})

test('an article has its date, its page and its image', () => {
  const told = {
    title: 'T',
    description: 'D',
    category: 'C',
    keywords: 'k',
    published: '2025-09-20',
    updated: '2026-11-28',
  }
  const at = { origin: 'https://cv.example', brand: 'Curricle', path: '/blog/t', image: '/og/articles/t.jpg' }
  expect(article(told, at)).toMatchObject({
    '@type': 'Article',
    headline: 'T',
    datePublished: '2025-09-20',
    dateModified: '2026-11-28',
    mainEntityOfPage: 'https://cv.example/blog/t',
    image: 'https://cv.example/og/articles/t.jpg',
  })
})
