import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['what a neighbour brought is not brought', 'I dug 12 holes and my neighbour brought the plants.', ['Dug 12 holes']],
  [
    'whom somebody taught they did not learn',
    'I taught myself Russian and then the whole class, 16 children.',
    ['Learned Russian'],
  ],
  [
    'why a fact is so is not how the deed was done',
    'I look after 12 looms. Changing a pattern took 50 minutes on average, it takes 20 now because I sorted the spools.',
    ['Look after 12 looms; changing a pattern took 50 minutes on average, 20 now'],
  ],
  [
    'what nobody had is not what was sorted',
    'They had 5,000 slides with no labels. I scanned them all in four months.',
    ['Scanned all the slides in 4 months'],
  ],
  [
    'what was worked on stands beside the deed',
    'It was a school kitchen, 180 meals. I drew the cold rooms.',
    ['Drew the cold rooms; school kitchen, 180 meals'],
  ],
  [
    'whose price it was stands with it',
    'I inherited an old press. I raised its speed from 20 to 35 sheets a minute.',
    ["Raised the old press's speed from 20 to 35 sheets a minute", 'Inherited an old press'],
  ],
  [
    'a limit that was kept is told as kept',
    'I did the rounds by bus. I was never more than 5 minutes late.',
    ['Never more than 5 minutes late', 'Handled the rounds by bus'],
  ],
  [
    'what somebody ended up with they got',
    'I opened a stall and ended up with 40 regulars.',
    ['Opened a stall and got 40 regulars'],
  ],
  [
    'what nobody noticed goes',
    'Turned out I had sorted 400 files in my first month and no one noticed.',
    ['Sorted 400 files in the first month'],
  ],
  [
    'what has been done is done',
    'I painted the mural. It’s been seen by 9,000 people.',
    ['Painted the mural; it has been seen by 9,000 people'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer, { current: answer.startsWith('I look') })).toEqual(expected)
})

test('people are shown something, and not the things that were named before', async () => {
  const said = await bullets('The owner wanted to sell the boats. I showed them in 2 weeks that we need 8.')
  expect(said.join()).not.toContain('boats')
})
