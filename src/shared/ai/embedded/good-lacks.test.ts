import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['In six years behind the wheel not a single passenger fell.', 'No passenger fell in 6 years behind the wheel'],
  ['None of the 22 kittens died.', 'None of the 22 kittens died'],
  ['Not one of my 16 apprentices failed the exam.', 'None of the 16 apprentices failed the exam'],
  ['Nobody left my team in three years.', 'Nobody left the team in 3 years'],
  ["I haven't been late once in four years.", 'Never late in 4 years'],
  ['In 5 winters we never cancelled a single run.', 'Never cancelled a single run in 5 winters with the team'],
  ['I never let the queue get longer than five people.', 'Never let the queue get longer than 5 people'],
  ["There's never been a till difference of more than 2 euros.", 'No till difference of more than €2'],
])('what it is good never to have been stays denied, with its number: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test.each([
  ['I never passed the exam in three years.'],
  ["There wasn't a course for 12 people."],
  ['Nobody wanted my 30 chairs.'],
  ['Hardly anybody came, maybe ten.'],
])('no other denial becomes a line: %s', async (answer) => {
  expect(await bullets(answer)).toEqual([])
})
