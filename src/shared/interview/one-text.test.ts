import { expect, test } from 'vitest'
import { asLines, asSentences } from '#shared/interview/one-text.ts'

test('each line of a description is on its own line', () => {
  expect(asLines(['Saved €120,000 of fuel in 2023', 'Planned 40 tours a day', 'Trained 7 planners'])).toBe(
    'Saved €120,000 of fuel in 2023\nPlanned 40 tours a day\nTrained 7 planners',
  )
})

test.each([
  [['Route planner', 'Likes maps!', 'Says “no.”'], 'Route planner. Likes maps! Says “no.”'],
  [['Route planner.', 'Looking for a team'], 'Route planner. Looking for a team.'],
  [['Route planner'], 'Route planner'],
  [[], ''],
])('sentences of a summary end with punctuation: %j', (lines, text) => {
  expect(asSentences(lines)).toBe(text)
})
