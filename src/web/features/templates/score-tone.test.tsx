import { expect, test } from 'vitest'
import { scoreTone } from '#web/features/templates/score-tone.ts'

test.each([
  [99, 'good'],
  [95, 'good'],
  [94, 'accent'],
  [85, 'accent'],
  [84, 'warn'],
  [75, 'warn'],
  [74, 'bad'],
])('a score of %i percent is %s', (percent, tone) => {
  expect(scoreTone(percent)).toBe(tone)
})
