import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'It took me and two students five months to catalogue 7,000 files.',
    ['Catalogued 7,000 files in 5 months with the team'],
  ],
  ['It took us only a week to move 200 people.', ['Moved 200 people in only a week with the team']],
])('what it took to do something tells that it was done: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test('what it took before is nobody’s deed', async () => {
  expect(await bullets('It took us eight months to sell the flat before.')).toEqual([])
})

test.each([
  [
    'Scrap was 9 percent. I moved the bins to the saw. Two months later it was 4.',
    ['Moved the bins to the saw; scrap was 9%, 2 months later 4'],
  ],
  [
    'Waiting time was 50 minutes. I put in a second desk. It is 15 now.',
    ['Put in a second desk; waiting time was 50 minutes, 15 now'],
  ],
])('what it was later goes on from what was measured, and not from the deed between: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ['The invoices, I process about 90 a day.', ['Processed about 90 invoices a day']],
  [
    'I kept the books of two shops. What I am proud of is the old mess, I sorted it out and got 22,000 back.',
    ['Sorted the old mess out and got 22,000 back', 'Kept the books of 2 shops'],
  ],
])('what is named in front is meant, and nothing from before: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test('a place of work is no skill', async () => {
  expect((await write('I kept the books of a small bakery chain.')).skills).toEqual([])
})

test('sworn translations are things', async () => {
  expect(await bullets('I do sworn translations, 300 pages a month.')).toEqual([
    'Handled sworn translations, 300 pages a month',
  ])
})
