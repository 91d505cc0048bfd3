import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'what all did is not claimed by whoever had a part of it',
    'We moved the whole depot in May. My part was the 3 cranes.',
    ['Handled the 3 cranes'],
  ],
  [
    'what was done alone before stays one’s own',
    'Cut waste by 16%. Trained 5 cooks. I was in charge of the kitchen.',
    ['Managed the kitchen', 'Cut waste by 16%', 'Trained 5 cooks'],
  ],
  [
    'a prize that all won stays',
    'We won the regional cup in 2019. My part was the scores.',
    ['Handled the scores', 'Won the regional cup in 2019 with the team'],
  ],
  [
    'what grew not only by oneself is not claimed, the deed is',
    'I ran the newsletter. It had 200 readers when I came and 900 when I left. I am not saying that was all me.',
    ['Ran the newsletter'],
  ],
  [
    'a number that somebody else stands for is left',
    'I replaced the old pumps. It saves about 9,000 a year, that is what the foreman says.',
    ['Replaced the old pumps'],
  ],
  [
    'a number of another sentence is not put beside a deed that does not count it',
    'I moved the packing hall to the new site. 19 machines, and production could only stop for one weekend.',
    ['Moved the packing hall to the new site', '19 machines, and production could only stop for one weekend'],
  ],
  [
    'so many a month stand with the word that names them',
    'Falls. We had eleven a month when I came, last year it was four on average. I checked every room with the physio.',
    ['Falls. We had 11 a month when I came, last year it was 4 on average. I checked every room with the physio'],
  ],
  [
    'nor do they go on from how many people were trained',
    'I trained 8 people. We had eleven a month when I came.',
    ['Trained 8 people'],
  ],
] as const)('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test('what is not claimed is offered, word for word', async () => {
  const { unused } = await write('I moved the packing hall to the new site. The rollout to 19 halls somebody else did.')
  expect(unused.map(({ source }) => source.quote)).toEqual(['The rollout to 19 halls somebody else did'])
})

test.each([
  ['the trade of others is no skill', 'I saw that it was always the same plumber and told the fraud team.', []],
  ['nor is what was worked on', 'I renegotiated the copier contract and the cleaning.', []],
  ['a law in a language is not the language', 'I took a course of German tax law.', []],
  ['a certificate that is under way is not held', 'I am doing the Security+ at the moment.', []],
  [
    'what is called by its name is known',
    'I wrote Python scripts and spoke French with the guests.',
    ['Python', 'French'],
  ],
] as const)('%s', async (_, answer, expected) => {
  expect((await write(answer)).skills.map(({ text }) => text)).toEqual(expected)
})

test('how far a skill goes is told with it', async () => {
  const { skills } = await write(
    'Opera and a bit of Spanish, Figma only the basics, and enough Czech to order a beer and close a deal.',
    {
      target: { part: 'skills' },
    },
  )
  expect(skills.map(({ text }) => text)).toEqual([
    'Opera',
    'Spanish (basic)',
    'Figma (basic)',
    'Czech (enough to order a beer)',
  ])
})
