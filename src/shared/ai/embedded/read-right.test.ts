import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'who went on after a which is who began',
    'I followed the cable with the meter, which took me a full night, and found a crack in a sleeve.',
    ['Followed the cable with the meter and found a crack in a sleeve'],
  ],
  [
    'a word after I is what was done, whatever it is elsewhere',
    'I torque 16 bolts per wheel.',
    ['Torqued 16 bolts per wheel'],
  ],
  [
    'them may be people that were counted',
    'We had 18 people in the hall. I split them into three crews.',
    ['Split the people into 3 crews; 18 people in the hall'],
  ],
  [
    'what is named and how many a day are one',
    'Samples. Thirty a day from four lines, and then the reports.',
    ['Samples, 30 a day from 4 lines'],
  ],
  ['a share has its thing before it', 'My seams, 98 percent passed first time.', ['Seams, 98% passed first time']],
  [
    'what is mostly done is no result of a deed',
    'I checked the ropes every day. Then it is mostly listening to the radio.',
    ['Checked the ropes every day'],
  ],
  ['mistakes that were made are not shown', 'In my first year I made 40 mistakes.', []],
  ['a time that was there is no thing', 'I had 40 minutes.', []],
  [
    'before it is before',
    'I drew the second ramp. Before it 40 lorries a day, now 55.',
    ['Drew the second ramp, 40 lorries a day before, now 55'],
  ],
])('%s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test('where somebody wants to go is not what they are', async () => {
  const { summary } = await write('Shift lead in the paint shop, somewhere with new machines.', {
    question: 'Where would you like to go next in your career?',
    target: { part: 'summary' },
  })
  expect(summary.map(({ text }) => text)).toEqual([
    'Looking for shift lead in the paint shop, somewhere with new machines.',
  ])
})

test('a language that is enough for something is told with that', async () => {
  const { skills } = await write('Polish, and enough English for the manuals.', { target: { part: 'skills' } })
  expect(skills.map(({ text }) => text)).toEqual(['Polish', 'English (enough for the manuals)'])
})

test('a noun before its verb did it, and is no deed', async () => {
  expect(await bullets('Film pays better than theatre. I lit 40 plays.')).toEqual(['Lit 40 plays'])
})
