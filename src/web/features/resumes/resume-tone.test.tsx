import { expect, test } from 'vitest'
import { resumeTone } from '#web/features/resumes/resume-tone.ts'

test.each([
  [100, 'good'],
  [90, 'good'],
  [89, 'warn'],
  [70, 'warn'],
  [69, 'bad'],
  [0, 'bad'],
])('%i is %s', (score, tone) => {
  expect(resumeTone(score)).toBe(tone)
})
