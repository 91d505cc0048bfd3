import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'a share in front is not all of it',
    'I handle complaints. Half of them I can close the same day.',
    ['Handled complaints'],
  ],
  [
    'what was done and its fate, counted',
    'Three of the five articles I pitched were printed on the front page.',
    ['3 of the 5 articles pitched were printed on the front page'],
  ],
  [
    'whom somebody joined is no end of a line',
    'We had about 400 open tickets when I joined the desk, and within three months we were down to 60.',
    ['About 400 open tickets at the start, down to 60 within 3 months'],
  ],
  [
    'a target of something is no result',
    'The target for first contact was 48 hours. I had 120 open files.',
    ['120 open files'],
  ],
  ['how somebody lived is no deed', 'We lived on sales of cake. I wrote 11 applications.', ['Wrote 11 applications']],
  [
    'what it was then stands with what it was first',
    'First reply took 11 hours. After I split the queue by language it was under two.',
    ['Split the queue by language; first reply took 11 hours, then under 2'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test('a rate is no skill of making it better', async () => {
  expect((await write('My conversion rate was 34 percent.')).skills).toEqual([])
})
