import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'where somebody worked is no deed of theirs',
    'The bakery I worked for opened a second branch and I hired 6 people.',
    ['Hired 6 people'],
  ],
  [
    'a reason that stands before what follows joins nothing before it',
    'I plan the routes, and since I bought the maps we are at 4 percent instead of 9.',
    ['Planned the routes and bought the maps'],
  ],
  [
    'how many somebody was alone with stands as it was said',
    'On Sundays I was alone with 34 guests.',
    ['Alone with 34 guests on Sundays'],
  ],
  ['a seat on a board is a deed', 'I sat on the wages board for 3 years.', ['Sat on the wages board for 3 years']],
  [
    'a fact that goes on is told once',
    'I brought in a second signature. Errors went from 12 to 4, head office then rolled it out to 70 shops.',
    ['Brought in a second signature; errors went from 12 to 4, head office then rolled it out to 70 shops'],
  ],
  [
    'several whose something is keep their mark',
    "I ran the riders' club with 40 members.",
    ["Ran the riders' club with 40 members"],
  ],
  [
    'a member is part of it',
    'I was on the parents’ council for 3 years.',
    ['Part of the parents’ council for 3 years'],
  ],
  [
    'and with it for as long as was said',
    'I have been with the harbour rescue for 14 years.',
    ['With the harbour rescue for 14 years'],
  ],
  [
    'how long it never happened stands with it',
    'In eight years I never had an accident with the van.',
    ['Never had an accident with the van in 8 years'],
  ],
  [
    'a count stands before what somebody says of it',
    'I introduced tandem lessons. 64 pairs so far and the head says it is quieter.',
    ['Introduced tandem lessons, 64 pairs so far'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})
