import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['But the door drives I overhauled one by one.', 'Overhauled the door drives one by one'],
  ['The idea I took from a festival in Utrecht.', 'Took the idea from a festival in Utrecht'],
  [
    'And arrears of fees I got down from 9,000 to under 1,500, by ringing people.',
    'Got arrears of fees down from 9,000 to under 1,500, by ringing people',
  ],
])('what is acted on and said first stands behind its verb: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test.each([
  ['Last autumn I painted in the school.', 'Painted in the school last autumn'],
  ['Mornings I picked up the delivery.', 'Picked up the delivery'],
  ['Two temps and I put labels on 9,000 parts.', 'Jointly put labels on 9,000 parts with 2 temps'],
])('when it was and who was there are not acted on: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test.each(['I took from the wholesaler.', 'Put 3 times.'])(
  'a deed that lost what it was done to is no line: %s',
  async (answer) => {
    expect((await bullets(answer)).filter((line) => !line.startsWith('I '))).toEqual([])
  },
)

test.each(['Ahmed and I put labels on 9,000 parts.', 'My colleague and I put labels on 9,000 parts.'])(
  'who is named beside the speaker did it, too: %s',
  async (answer) => {
    expect(await bullets(answer)).toEqual(['Jointly put labels on 9,000 parts'])
  },
)
