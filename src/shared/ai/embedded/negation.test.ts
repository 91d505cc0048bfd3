import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

const DEEDS = [
  ['promoted', 'to shift manager in 2021'],
  ['asked', 'to lead the team of 5'],
  ['trained', 'on the forklift'],
  ['allowed', 'to publish the report'],
  ['chosen', 'for the project of 12 people'],
] as const
const ACTIVE = [
  ['lead', 'a team of 5'],
  ['train', '4 nurses'],
  ['manage', 'the budget of €40,000'],
  ['finish', 'the course in 2020'],
  ['sell', '30 cars'],
] as const
const subject = fc.constantFrom('I', 'We')
const passive = fc
  .tuple(subject, fc.constantFrom('not', 'never', 'not really', 'hardly ever'), fc.constantFrom(...DEEDS))
  .map(([who, no, [verb, rest]]) => `${who} ${who === 'I' ? 'was' : 'were'} ${no} ${verb} ${rest}.`)
const active = fc
  .tuple(
    subject,
    fc.constantFrom('did not', "didn't", 'could not', "couldn't", 'never did', 'do not', 'was never able to'),
    fc.constantFrom(...ACTIVE),
  )
  .map(([who, no, [verb, rest]]) => `${who} ${no} ${verb} ${rest}.`)
const around = fc.constantFrom('', 'We were three. ', 'It was hard, 9 hours a day. ', 'I sold 40 coats. ')

test('whatever stands around it, what was denied is in no line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(passive, active), around, around, async (denied, before, after) => {
      const lines = (await bullets(`${before}${denied} ${after}`)).join('\n')
      expect(lines).not.toMatch(/promoted|lead|led|train|allowed|chosen|manage|finish|cars|€|12 people|publish/i)
    }),
    { numRuns: 150 },
  )
})
