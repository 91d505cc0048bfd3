import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'what was found at first and left at last stands together',
    'When I started there were 12 singers, when I left there were 48.',
    ['Singers went from 12 to 48'],
  ],
  [
    'and what it was then',
    'Closing the till used to take 40 minutes and then it was about 15.',
    ['Closing the till used to take 40 minutes, then about 15 minutes'],
  ],
  ['and what it is now', "The queue was 90 people long. Now it's 12.", ['Queue was 90 people long, now 12']],
  [
    'somebody who took over tells when',
    'The pass rate was 61% the year I took over. It is 84% now.',
    ['Pass rate was 61% at the start, 84% now'],
  ],
  [
    'how many were left is told with its time',
    'I sorted the files by age. After eight months we were down to 120.',
    ['Down to 120 after 8 months', 'Sorted the files by age'],
  ],
  [
    'a number in a first year stays there',
    'In my first year we had 20 pupils, in the second one 64.',
    ['20 pupils in the first year, in the second one 64'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  ['an age is no later amount', 'I trained seven recruits. I was 23 then.', '23'],
  ['nor is another thing', 'I ran a stall with 3 helpers. We were 40 euros short at the end.', '40'],
  ['nor a length of time', 'I answered eight calls a shift. I had seven in four years.', 'shift, 7'],
  ['nor how long ago it was', "I sold 40 bikes. Now it's 9 years ago.", '9'],
  [
    'nor what was told of something that became no line',
    'I booked the halls for 19 clubs. There used to be clashes every week, with my calendar there were two in the whole year.',
    '2',
  ],
])('%s', async (_, answer, barred) => {
  expect((await bullets(answer)).join(' | ')).not.toContain(barred)
})
