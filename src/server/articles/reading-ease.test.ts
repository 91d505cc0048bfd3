import { expect, test } from 'vitest'
import { proseOf } from '#server/articles/prose.ts'
import { measureReadingEase } from '#server/articles/reading-ease.ts'

test('one sentence of five one-syllable words gets the highest score of the formula', () => {
  // 206.835 − 1.015 × 5 − 84.6 × 1
  expect(measureReadingEase('The cat sat right here.').ease).toBeCloseTo(117.16, 2)
})

test('the score counts syllables and sentences', () => {
  // "Employers read quickly." 3 + 1 + 2; "Responsibility is a big word." 6 + 1 + 1 + 1 + 1:
  // 16 syllables in 8 words of 2 sentences, so 206.835 − 1.015 × 4 − 84.6 × 2
  const reading = measureReadingEase('Employers read quickly. Responsibility is a big word.')
  expect(reading.wordsPerSentence).toBe(4)
  expect(reading.ease).toBeCloseTo(33.575, 3)
})

test('the longest sentences come first', () => {
  const { longest } = measureReadingEase('One two. One two three four. One two three.')
  expect(longest.map(({ words }) => words)).toEqual([4, 3, 2])
})

test.each([
  [
    'Mrs. Okoro paid $2.50. “Why?” she asked. “So. Done!” It was 5.',
    ['Mrs. Okoro paid $2.50.', '“Why?” she asked.', '“So.', 'Done!”', 'It was 5.'],
  ],
  ['- Ask three\n- Then wait', ['Ask three', 'Then wait']],
  ['Say this:\n\n> I did.\n> It held.', ['Say this:', 'I did.', 'It held.']],
  ['Anna Reyes\\\nNurse, Leeds', ['Anna Reyes', 'Nurse, Leeds']],
])('%j is split into these sentences', (markdown, sentences) => {
  expect(
    measureReadingEase(markdown)
      .longest.map(({ text }) => text)
      .toSorted(),
  ).toEqual(sentences.toSorted())
})

test('headings, tables, code, figures and URLs are not counted as prose, but link text is', () => {
  const table = '| a | b |\n|---|---|\n| c | d |'
  expect(
    proseOf(
      `## Not this\n\n${table}\n\n\`\`\`\ncode\n\`\`\`\n\n![a figure](x.svg "Its caption.")\n\nSee [our *other* page](/blog/x) and \`run\`\nit.`,
    ),
  ).toEqual(['See our other page and it.'])
})
