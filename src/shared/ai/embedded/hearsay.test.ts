import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  "They say I saved 30,000 in a year, that's not how it was.",
  "People say I was the one who rescued the 40 files but I wasn't even there, I was on leave.",
  "They'll tell you I broke the 3 pumps. I didn't, that was the night shift.",
  'Everybody says I hired 12 people. I never did.',
  'They say I signed for the second hall and pushed 8 others into it.',
])('what others say of somebody, and what is denied, becomes no line: %s', async (answer) => {
  expect(await bullets(answer)).toEqual([])
})

test.each([
  ['praise stays', 'The boss said I was the fastest, I packed 40 boxes an hour.', 'Packed 40 boxes an hour'],
  ['so does what they were told', 'I told people I would be late and fixed 12 bikes.', 'Fixed 12 bikes'],
])('%s', async (_, answer, line) => {
  expect((await bullets(answer)).join(' | ').toLowerCase()).toContain(line.toLowerCase())
})
