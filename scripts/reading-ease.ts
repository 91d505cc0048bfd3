// The reading ease of each article, hardest first, with its five longest sentences. With names, only those articles:
// npm run reading-ease executive-resume-writing-guide
import { readFileSync } from 'node:fs'
import { measureReadingEase } from '#server/articles/reading-ease.ts'
import { ARTICLES } from '#shared/articles/list.ts'

const asked = process.argv.slice(2)
const readings = ARTICLES.filter(({ slug }) => asked.length === 0 || asked.includes(slug))
  .map(({ slug }) => ({ slug, ...measureReadingEase(readFileSync(`content/blog/${slug}.md`, 'utf8')) }))
  .toSorted((a, b) => a.ease - b.ease)

for (const { slug, ease, wordsPerSentence, longest } of readings) {
  console.log(`\n${slug}: ease ${ease.toFixed(1)}, ${wordsPerSentence.toFixed(1)} words per sentence`)
  for (const { words, text } of longest.slice(0, 5)) console.log(`  ${words}  ${text}`)
}
