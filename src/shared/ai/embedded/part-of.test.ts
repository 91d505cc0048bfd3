import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'a part follows its number',
    'Of the 80 metres of fence we built, I did 45.',
    ['Handled 45 of the 80 metres of fence'],
  ],
  ['also after out of', 'Out of the 120 doors I painted 70 by hand.', ['Painted 70 of the 120 doors by hand']],
  [
    'the way something is done is what was changed',
    'I changed the way we stack the crates.',
    ['Changed the way the team stack the crates'],
  ],
  [
    'the lowest of several is told',
    'We had the lowest scrap of the three shifts, 1.2 percent.',
    ['Lowest scrap of the 3 shifts, 1.2%'],
  ],
  [
    'what was done by then was done',
    "By the summer I'd cut the waste to 3 percent.",
    ['Cut the waste to 3% by the summer'],
  ],
])('%s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test('a bare number counts only what was named right before it', async () => {
  const lines = await bullets('I stacked the pallets. You get 33 in a lorry now, before it was 26.')
  expect(lines.join(' | ')).not.toContain('pallets (26)')
})
