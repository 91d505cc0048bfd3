import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'what somebody found and what they left, told first and without marks',
    'When I started there were 6 gardens and when I left 31.',
    ['Gardens went from 6 to 31'],
  ],
  [
    'the same of a thing that was named before',
    'Waiting time. When I took over it was 61 minutes, when I left 43.',
    ['Waiting time, from 61 minutes to 43'],
  ],
  ['the same with now', 'When we started we had 3 vans, now we have 11.', ['Vans went from 3 to 11']],
  [
    'a deed told as a time, and what was then',
    'After I rewrote the guide it took 20 minutes instead of an hour.',
    ['Rewrote the guide; it took 20 minutes instead of an hour'],
  ],
  ['what was seen is no clause of its own', 'When I saw it was broken I called the fitter.', ['Called the fitter']],
  [
    'a time with a verb in it is a thing',
    'Time to hire went from 48 days to 31.',
    ['Time to hire went from 48 days to 31'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})
