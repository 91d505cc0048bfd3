import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'I was in charge of the tools, 300 of them, and we had 2 percent losses when the limit was 4.',
    ['2% losses; limit was 4', 'Managed the tools, 300 of them'],
  ],
  [
    "I was secretary of the tennis club for six years. When I started there were 80 members, now it's 140.",
    ['Secretary of the tennis club for 6 years; members went from 80 to 140'],
  ],
])('what it was measured by and what it is now stay with what was said right before: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  [
    "I was chair of the allotments, 86 plots. The waiting list was six years and we've got it down to two.",
    [
      'Chair of the allotments, 86 plots; waiting list was 6 years before',
      'Got the waiting list down to 2 with the team',
    ],
  ],
  ['I am the first in my family who studied. I paid it by working 20 hours a week.', []],
  ['I wrote a tool, the whole company uses it.', ['Wrote a tool, used by the whole company']],
])("'it' is what was surely meant: %s", async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ['We were 20 interns and four of them I supervised.', 'Supervised 4 of the interns in a team of 20'],
  ['There were no recipes at all, so I wrote around 60 of them.', 'Wrote about 60 recipes'],
  ['We had no labels, so I printed about 500 of them in a week.', 'Printed about 500 labels in a week'],
])('some of them are some of what was named: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test('a team of today is not the team of long ago', async () => {
  expect(await bullets('In 2018 I opened my kiosk. Now we are 3.')).toEqual([
    'Opened the kiosk in 2018; now a team of 3',
  ])
})

test.each([
  ['I bake 300 rolls an hour, other bakers do 200.', ['Baked 300 rolls an hour']],
  ['I answer in one day, everybody else takes three or four.', ['Answered in one day']],
  ['I pack 80 boxes an hour. Other girl pack 60.', ['Packed 80 boxes an hour']],
  ['I led a choir of 30 children, the youngest was 6 and the oldest 15.', ['Led a choir of 30 children']],
])('what others manage, and how old they are, is not told: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ['When I came there was 30 goats, now it is 75.', 'Goats went from 30 to 75'],
  ["I'm secretary of the sailing club, have been for six years.", 'Secretary of the sailing club for 6 years'],
])('what was found, and what there is now, stand side by side: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test.each([
  ["On a good night I'd drive, I don't know, 30 people home.", 'Drove about 30 people home on a good night'],
  ['I did the accounts from when I was 17. 40 invoices a week.', 'Handled the accounts, 40 invoices a week'],
  ["I wrote the nurses' rota for 30 nurses.", "Wrote the nurses' rota for 30 nurses"],
  ["I've done 90 or so weddings.", 'Handled about 90 weddings'],
  ['We fed 20 people or so every night.', 'Fed about 20 people every night with the team'],
  ['Since 2012, about 40 roofs a year.', 'About 40 roofs a year since 2012'],
])('how sure a number is, and since when, stays with it: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})
