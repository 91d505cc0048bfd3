import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['a subject said twice is told once', 'The rating it was 4.9 after two years.', ['Rating was 4.9 after 2 years']],
  [
    'a verb at the end goes to its place',
    'With two colleagues have we in one summer 14 houses painted.',
    ['Painted in one summer 14 houses with 2 colleagues'],
  ],
  [
    'what stands before who did it follows the verb',
    'Every night 9 ton iron we bind.',
    ['Bound 9 tons of iron every night with the team'],
  ],
  ['a time before who did it is no object', 'In 2021 we opened two shops.', ['Opened 2 shops in 2021 with the team']],
  [
    'since and during with a length mean for',
    'I have worked in a dairy during three years.',
    ['Worked in a dairy for 3 years'],
  ],
  [
    'a load is told with of, a size in front of a thing is not',
    'I drove a 40 ton truck and moved 12 ton sand.',
    ['Drove a 40 ton truck and moved 12 tons of sand'],
  ],
  [
    'how many they were goes to what they did',
    'We was four tailors. I finished 45 coats.',
    ['Finished 45 coats in a team of 4'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test('work that has lasted for years is told in the past even where it goes on', async () => {
  expect(await bullets('I work since 4 years in a bakery.', { current: true })).toEqual([
    'Worked for 4 years in a bakery',
  ])
})
