import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'what goes on by itself is no effect of a deed',
    'I wrote the timetable. Then the doors open and it all begins again.',
    ['Wrote the timetable'],
  ],
  [
    'what something does to nothing stands as it was said',
    'I looked after the switchboard. It rang 200 times a day.',
    ['Looked after the switchboard; it rang 200 times a day'],
  ],
  [
    'what a deed did to something is its effect',
    'I wrote a rota. It cut overtime by 20%.',
    ['Wrote a rota, cutting overtime by 20%'],
  ],
  [
    'who was counted beside the speaker stands in the line',
    'Me and three other drivers loaded 40 trucks a night.',
    ['Loaded 40 trucks a night with 3 other drivers'],
  ],
  [
    'those who are named together are somebody both',
    'With Ondine and Peter I ran the stall.',
    ['Ran the stall with colleagues'],
  ],
  [
    'a share is of what was counted, not of what was named last',
    'I planted 300 trees, I kept a map. About 80 of those on slopes.',
    ['Planted 300 trees and kept a map', 'About 80 of the trees on slopes'],
  ],
  [
    'a share of one of two things counted is not guessed',
    'I repaired 12 bikes, I sold 30 helmets, I kept a list. About 8 of those for children.',
    ['Sold 30 helmets and kept a list', 'Repaired 12 bikes'],
  ],
  ['what somebody is paid is in no line', 'I train 4 apprentices. I get 21 euros an hour.', ['Trained 4 apprentices']],
  [
    'a course given to others was not taken',
    'I did a course for 20 parents every spring.',
    ['Handled a course for 20 parents every spring'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})
