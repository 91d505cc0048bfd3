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
    ['Plan the routes, and since I bought the maps we are at 4% instead of 9'],
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
  [
    'how many children somebody has is nobody’s matter',
    'I have 2 kids and I worked the night shifts, 10 a month.',
    ['Worked the night shifts, 10 a month'],
  ],
  [
    'a bit of the work is a part of it',
    'My bit was the deliveries, every morning at nine.',
    ['Handled the deliveries, every morning at 9'],
  ],
  ['what a survey found is a fact', '9 out of 10 guests would come again.', ['9 out of 10 guests would come again']],
  [
    'what bears a name between quotes was begun',
    'I introduced "open kitchen" for 30 neighbours.',
    ['Introduced "open kitchen" for 30 neighbours'],
  ],
  [
    'what was planned and what it took stand together',
    'The move was planned for ten days. We finished it in six.',
    ['Move was planned for 10 days, done in 6 days'],
  ],
  [
    'whose fault it was cannot be left out',
    'I drove the bus for nine years and I had no accidents that were my fault.',
    ['Drove the bus for 9 years'],
  ],
  [
    'what those who were counted can do now is told of them',
    'I taught 30 beginners. 22 of them can swim 100 metres now.',
    ['Taught 30 beginners; 22 of them can swim 100 metres now'],
  ],
  [
    'a thing somebody has is no verb',
    "On the children's ward I did the rounds, six to eight a day.",
    ["Handled the rounds on the children's ward, 6 to 8 a day"],
  ],
  [
    'many are no team',
    'The choir had 14 singers. I wrote to the schools and now we are 33.',
    ['Wrote to the schools; choir had 14 singers'],
  ],
  [
    'what was so at first and at last went nowhere where a deed tells it',
    'The kitchen fed 90 people a week when I started and 160 when I stopped.',
    ['Kitchen fed 90 people a week at the start and 160 at the end'],
  ],
  [
    'how old the speaker was is nobody’s matter',
    'I joined the band and took over the drums at seventeen.',
    ['Joined the band and took over the drums'],
  ],
  ['a plan stands beside a deed or not at all', '3,400 boxes. The plan was three years.', ['3,400 boxes']],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})
