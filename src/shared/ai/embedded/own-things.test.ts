import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'what was theirs is what they managed',
    'The boiler room was mine: six boilers and 24 pumps.',
    ['Handled the boiler room, 6 boilers and 24 pumps'],
  ],
  [
    'a thing that does something since it was made keeps its maker',
    'The magnet I welded onto the belt pulls out 60 kilos of iron a day.',
    ['Welded the magnet onto the belt, pulling out 60 kilos of iron a day'],
  ],
  [
    'what was found and what was left is from and to',
    'The waiting list was 40 children when I came and 12 when I left.',
    ['Waiting list went from 40 children to 12'],
  ],
  ['and so is what there is now', 'We had 5 clubs when we started, now 23.', ['Clubs went from 5 to 23']],
  ['what was named stands with how many', 'Repairs, mostly. Ten, twelve a day.', ['Repairs, 10 to 12 a day']],
  ['and with the share that it came to', 'Return rate. We were at 31%.', ['Return rate, 31%']],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  ['an idea is no work', 'The idea with the 12 shelves was mine.'],
  ['a fault is none either', 'The fault with the 3 doors was mine.'],
  ['nobody is a topic', 'My boss. About 40 a week.'],
])('%s', async (_, answer) => {
  expect((await bullets(answer)).join()).not.toMatch(/managed|boss/i)
})

test('a time without a second amount stays what it is', async () => {
  expect((await bullets('I fed 40 calves when I came home.')).join()).not.toContain('from')
})
