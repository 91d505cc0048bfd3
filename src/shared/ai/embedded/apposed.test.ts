import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'whoever is named twice is one person, and did it',
    'I rewrote the 52 plans with the nurses, and my deputy, Colleen, took on the medicines audit.',
    ['Rewrote the 52 plans with the nurses'],
  ],
  ['whichever name comes first', 'I drew the 12 plans and Sam, our apprentice, built 4 sheds.', ['Drew the 12 plans']],
  [
    'what somebody started was the job, and not an offer',
    'When I started an offer took five days to go out. I made seven templates.',
    ['Made 7 templates; offer took 5 days to go out at the start'],
  ],
])('%s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})
