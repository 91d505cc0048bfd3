import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'what happened after a deed has a subject of its own, though no mark parts them',
    'After I cleaned the pipes the pressure rose from 2 bar to 5.',
    ['Cleaned the pipes; the pressure rose from 2 bars to 5'],
  ],
  [
    'no one of them is a subject',
    'Last year I oiled all 30 hinges in the hall and since then not one has squeaked.',
    ['Oiled all 30 hinges in the hall last year'],
  ],
  [
    'what was had and what was done are two things',
    'We had 30 stalls and sold 900 cheeses.',
    ['Sold 900 cheeses with the team; 30 stalls'],
  ],
  [
    'a team is told as it is, and nobody led it',
    'The crew was three cooks and a baker.',
    ['Crew of 3 cooks and a baker'],
  ],
  [
    'how many people it took is not how many days',
    'Painting the hall took two of us six days.',
    ['Painting the hall took 2 people 6 days'],
  ],
  [
    'what was found when somebody came and what was there when they left is from and to',
    'I ran the page. When I came there were 300 followers and when I left there were 2,100.',
    ['Ran the page; followers went from 300 to 2,100'],
  ],
  [
    'what was named before it is what went from one to the other',
    'Waiting time. When I started it was 40 minutes, when I left 15.',
    ['Waiting time, from 40 minutes to 15'],
  ],
  [
    'one kind of things was counted, so they are meant',
    'I trained 12 apprentices. Every June we had a party. Ten of them passed the exam.',
    ['Trained 12 apprentices', '10 of the apprentices passed the exam'],
  ],
  ['what a thing came to stands beside it', 'I sold the old van, which was 4,000 euros.', ['Sold the old van, €4,000']],
  ['what somebody had of their own', 'In the last year I had my own crew of nine.', ['Crew of 9 in the last year']],
  ['what it used to be is not said', 'I wrote 30 forms. Used to be half a day each.', ['Wrote 30 forms']],
  [
    'a share of what was counted may stand behind two verbs',
    'The barn held about 3,000 old bottles. I washed and labelled 1,900 of them.',
    ['Washed and labelled 1,900 of the old bottles; barn held about 3,000 old bottles'],
  ],
  [
    'one in ten ends a line',
    'I checked about 300 parcels a day and sent back maybe one in ten.',
    ['Checked about 300 parcels a day and sent back about 1 in 10'],
  ],
  [
    "what was another's doing is not told",
    'I ran the stall. Takings rose by 30 percent, that was my aunt’s doing more than mine.',
    ['Ran the stall'],
  ],
  [
    'how many there were of us is the size of the team',
    'I was a cook at a hotel, there were nine of us. 12 of the 30 dishes were mine.',
    ['Cook at a hotel in a team of 9', '12 of the 30 dishes were mine'],
  ],
  [
    'one charge with two things names its preposition once',
    'I was in charge of the rooms, 40 of them, and of the laundry.',
    ['Managed the rooms, 40 of them, and the laundry'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  ['what is only spoken of was not reached', 'The first one I did, 900 percent of it failed.'],
  ['what should have been is beside nothing', 'I ran 16 tests. 88 percent when it should be 900.'],
])('%s', async (_, answer) => {
  expect((await bullets(answer)).join()).not.toMatch(/900/)
})

test('a verb that follows a relative clause is not of who speaks', async () => {
  expect(await bullets('The hall stayed dry because the seals I had fitted the year before held.')).toEqual([])
})

test("what customers did something to is not 'it'", async () => {
  expect((await bullets('Customers wrote a note. I moved it to the wall in 2 days.')).join()).not.toContain('note')
})

test('a vague number is an honest about', async () => {
  expect(await bullets('I checked something like 30 lifts a week.')).toEqual(['Checked about 30 lifts a week'])
})
