import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['It used to take 10 days to get a new starter their laptop, I got it to two.', 'starter'],
  ['My biggest client left after the merger. I replaced it within a year with 4 smaller ones.', 'merger'],
  ['Customers rated me 4.8, and the shop 4.2.', 'Customers rated 4.8'],
])('what is meant is not guessed, and nothing is cut so that it says another thing: %s', async (answer, wrong) => {
  expect((await bullets(answer)).filter((line) => line.includes(wrong))).toEqual([])
})

test('how little it took is no part of the deed', async () => {
  expect(await bullets('I brought the travel costs from 410k to 290k just by booking two weeks ahead.')).toEqual([
    'Brought the travel costs from 410k to 290k by booking 2 weeks ahead',
  ])
})
