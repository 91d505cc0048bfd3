import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'how things stood and what became of them stand in the order told',
    'First reply took 11 hours when they gave me the desk. After I split the mail by language it was under 2.',
    ['First reply took 11 hours when they gave me the desk. After I split the mail by language it was under 2'],
  ],
  [
    'what was counted before and after stands with what was done between',
    'We were rejecting 90 parts a shift and 2 in 3 were good. I changed the gauge and after that it was 30 a shift.',
    ['We were rejecting 90 parts a shift and 2 in 3 were good. I changed the gauge and after that it was 30 a shift'],
  ],
  [
    'a share stands with what it is a share of',
    'I brought in sponsors. Two of them are still with us.',
    ['Brought in sponsors. 2 of them are still with us'],
  ],
  ['and what there were many of', 'I put in 12 lamps. We sold 900 of them.', ['Put in 12 lamps. We sold 900 of them']],
  [
    'what the whole came to stands with whose part it was',
    'My part was the plans and the tenders. It came in at 4 million.',
    ['My part was the plans and the tenders. It came in at 4 million'],
  ],
  [
    'what was asked for stands with what was done',
    'I was asked to find 10 testers, I found 6.',
    ['I was asked to find 10 testers, I found 6'],
  ],
  [
    'a later year stands with the first',
    'My first year I sold 6 houses, the second 11.',
    ['My first year I sold 6 houses, the second 11'],
  ],
  [
    'what grew stands as it grew',
    'Since I took over the newsletter it has grown from 900 to 5,400 subscribers.',
    ['Since I took over the newsletter it has grown from 900 to 5,400 subscribers'],
  ],
  [
    'what was asked for stands with what was reached',
    'Availability was supposed to be 85 percent and ours was 90 in the second year.',
    ['Availability was supposed to be 85% and ours was 90 in the second year'],
  ],
  [
    'what it is good not to have had stands, and is no denial',
    'In eleven years I never had a load dropped.',
    ['In 11 years I never had a load dropped'],
  ],
  [
    'what was bad and is gone stands with what was done',
    'There was a waiting list of 70 people. I started walk-in hours. Four months later the list was gone.',
    ['There was a waiting list of 70 people. I started walk-in hours. 4 months later the list was gone'],
  ],
  [
    'a clause stands apart where its sentence gave good lines',
    'I sorted the post for 40 people and wrote 12 forms, I booked 300 rooms, and in nine years I never made a double booking.',
    [
      'Sorted the post for 40 people and wrote 12 forms',
      'Booked 300 rooms',
      'In 9 years I never made a double booking',
    ],
  ],
  [
    'what goes on from the last such line joins it',
    'The old machine did 80 an hour. The new one does 200. I set it up.',
    ['The old machine did 80 an hour. The new one does 200'],
  ],
  [
    'how long it took stands with what took it',
    'I visited 40 farms. It was about 10 days.',
    ['Visited 40 farms. It was about 10 days'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  [
    'whose doing it was is doubted after it',
    'I ran the stall. It had 200 guests when I came and 900 when I left. I am not saying that was all me.',
  ],
  ['somebody else did it', 'I painted the doors. The rollout to 900 somebody else did.'],
  ['it is of a colleague', 'I painted the doors, and Marek has the tower with 900.'],
  ['it was to be reached', 'I painted the doors. We were supposed to do 900.'],
  ['it went to waste', 'I painted the doors. We wasted 900 litres.'],
  ['it is pay', 'I painted the doors. I was paid 900 a week.'],
  ['it might have been', 'I painted the doors. If they had let me I would have done 900.'],
  ['nothing says what it counts', 'I painted the doors. After a month it was 900.'],
  ['it is only a time of day', 'I painted the doors. I started at 9.'],
  ['it is of those before', 'I painted the doors. The team before us did 900.'],
  ['a name stands beside it', 'I painted the doors. Mrs. Lindqvist got 900 dollars back.'],
])('a number is offered and no line where %s', async (_, answer) => {
  const { experience, unused } = await write(answer)
  const lines = experience.flatMap(({ achievements }) => achievements.map(({ text }) => text))
  expect(lines.join(' | ')).not.toMatch(/900|\b9\b/)
  expect(unused.map(({ source }) => source.quote).join(' | ')).toMatch(/900|\b9\b/)
})

test('of dictation without a full stop the piece with the number stands', async () => {
  const lines = await bullets(
    'I gave the tours of the old mill every day in English and German and I kept the till in the shop and the garden and in between I sat at the desk and sold tickets maybe 200 on a Sunday and I watered the flowers and I locked the doors at night and fed the cat of the miller',
  )
  expect(lines).toEqual([
    'Gave the tours of the old mill every day in English and German',
    'Locked the doors at night and fed the cat of the miller',
    'Kept the till in the shop and the garden and in between I sat at the desk and sold tickets about 200 on a Sunday',
  ])
})

test('it is marked, rests on all of it, and nothing of it is offered again', async () => {
  const { experience, unused } = await write('I was asked to find 10 testers, I found 6.')
  const lines = experience.flatMap(({ achievements }) => achievements)
  expect(lines).toMatchObject([
    {
      text: 'I was asked to find 10 testers, I found 6',
      verbatim: true,
      source: { quote: 'I was asked to find 10 testers, I found 6' },
    },
  ])
  expect(unused).toEqual([])
})

test('two good lines are not given for one more number, and one answer gives at most three of them', async () => {
  expect(
    await bullets('I repaired 12 bikes, I sold 30 helmets, I kept a list. About 8 of those for children.'),
  ).toEqual(['Sold 30 helmets and kept a list', 'Repaired 12 bikes'])
  const many = Array.from({ length: 12 }, (_, at) => `My lane ${at} did ${at + 20} pallets an hour with that.`).join(
    ' ',
  )
  expect((await bullets(many)).length).toBeLessThanOrEqual(6)
})
