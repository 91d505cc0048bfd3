import { expect, test } from 'vitest'
import { write, type Asked } from '#shared/ai/embedded/fixtures/write-answer.ts'

const summary = async (answer: string, asked?: Asked): Promise<readonly string[]> =>
  (await write(answer, { target: { part: 'summary' }, ...asked })).summary.map(({ text }) => text)

test('a wish stays a wish, and what somebody is stands before it', async () => {
  expect(await summary("I've been a nurse on a cardiac ward for five years. I'd like to move into teaching.")).toEqual([
    'Nurse on a cardiac ward for 5 years.',
    'Looking to move into teaching.',
  ])
  expect(await summary('I want to open my own practice.', { position: 'Speech therapist' })).toEqual([
    'Speech therapist, looking to open a practice.',
  ])
})

test('values are told without I', async () => {
  const question = 'What matters to you in your work?'
  expect(await summary('Every patient should feel safe. I want evidence, not habits.', { question })).toEqual([
    'Believes every patient should feel safe.',
    'Values evidence, not habits.',
  ])
})

test('what is not wanted, what is wanted elsewhere and what nobody writes of themselves are left out', async () => {
  expect(await summary('I want to work in surgery, not in a home.')).toEqual(['Looking to work in surgery.'])
  expect(await summary("An apprentice, that I'd like, before the winter.")).toEqual([])
  expect(await summary('I am slow with numbers.')).toEqual([])
  expect(await summary('Step two, a house with a dog.')).toEqual([])
})

test('when a wish is to come true stands with it, and the family does not', async () => {
  expect(await summary("In three years I'd like a salon, two chairs.")).toEqual([
    'Looking for a salon in 3 years, 2 chairs.',
  ])
  expect(await summary("With two kids I'm looking for 30 hours a week.")).toEqual(['Looking for 30 hours a week.'])
})
