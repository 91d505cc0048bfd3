import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'a time belongs to what was said right before it, and goes with it',
    'I taught the choir for 6 years and I was only ill one time, after the flood came.',
    ['Taught the choir for 6 years'],
  ],
  [
    'what is given to somebody else is nobody else\u2019s',
    'I ran the bakery. The 12 new contracts were the sales team\u2019s work, not mine.',
    ['Ran the bakery'],
  ],
  [
    'not just is a denial where nothing was done as well',
    "I didn't just shout at the pupils, I explained the rule first.",
    ['Explained the rule first'],
  ],
  [
    'and none where it was',
    "I didn't just sell tickets, I also guided 3 tours a week.",
    ['Sold tickets and guided 3 tours a week'],
  ],
  ['things in a row are no deed', 'Post, parcels, keys. About 300 letters a day.', ['About 300 letters a day']],
  [
    'deeds in a row are',
    'Clean rooms, fold towels, stock the trolley.',
    ['Cleaned rooms, folded towels, stocked the trolley'],
  ],
  ['what a part was like is no deed', 'My part was easy, I carried 40 boxes an hour.', ['Carried 40 boxes an hour']],
  ['nor is where the others stood', 'I mopped two wards a day, the team was at one.', ['Mopped 2 wards a day']],
  [
    'in the end is not at the start',
    'The choir had 10 singers and in the end 45.',
    ['Choir had 10 singers and in the end 45'],
  ],
  [
    'a share of nothing that is named joins nothing',
    'I looked after 3 shops. Staff turnover was bad when the new owner came, around 40 percent.',
    ['Looked after 3 shops'],
  ],
  [
    'a denial at the end does not lose its not',
    'I wrote down who could come and who could not.',
    ['Wrote down who could come'],
  ],
  [
    'how many did it stands with the deed',
    'I planned the routes and it came out at 40 stops a day instead of 30. There were five of us.',
    ['Planned the routes in a team of 5; it came out at 40 stops a day instead of 30'],
  ],
  [
    'what went to waste every day is no deed',
    'We wasted 12 kilos of bread a day. I bought a freezer.',
    ['Bought a freezer'],
  ],
  [
    'what a colleague called by name has is no fact beside',
    'I clean the south wing, 35 rooms, and Marek has the tower with 60.',
    ['Cleaned the south wing, 35 rooms'],
  ],
  [
    'things in a row are no time of what follows',
    'Till, shelves, deliveries, and on Saturdays I was in charge of the six students.',
    ['Managed the 6 students on Saturdays'],
  ],
  [
    'a thing cut in two is no other thing',
    'The new cash register, I set it up in four branches.',
    ['The new cash register, I set it up in 4 branches'],
  ],
])('%s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})
