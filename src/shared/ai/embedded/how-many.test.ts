import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'how much depends on the day is told without it',
    'It depends on the season, between 20 and 50 guests a night.',
    'Between 20 and 50 guests a night',
  ],
  [
    'whom it was done for is left out where nobody is named',
    'I collected 450 signatures from customers for her.',
    'Collected 450 signatures from customers',
  ],
  [
    'a language is spoken still',
    'I speak Polish and Russian with about 20 callers a day.',
    'Speak Polish and Russian with about 20 callers a day',
  ],
  ['what is only thought is inexact', 'I think I trained fourteen nurses.', 'Trained about 14 nurses'],
  [
    'what is thought of something else is not',
    'I suppose that I kept all 1,300 graves on a map.',
    'Kept all 1,300 graves on a map',
  ],
  [
    'a hedge after the number makes it inexact',
    'I cut the hedge in two hours, give or take.',
    'Cut the hedge in about 2 hours',
  ],
  [
    'and so does one between marks',
    'I answered ninety calls a day, roughly, on the night line.',
    'Answered about 90 calls a day on the night line',
  ],
  [
    'when so many came stays with how many',
    'I sorted mail. About 90 parcels a shift when it was quiet, 140 before Christmas.',
    'Sorted mail; about 90 parcels a shift when it was quiet, 140 before Christmas',
  ],
  ['a verdict goes with what it was said of', 'I had 30 pupils and a room that was a nightmare.', '30 pupils'],
  [
    'a thing stays without what was done to it',
    "I won a bronze medal at the fair with the cake I'd changed the icing on.",
    'Won a bronze medal at the fair with the cake',
  ],
  [
    'whoever goes self-employed is it',
    'I went self-employed in 2016 with two vans.',
    'Became self-employed in 2016 with 2 vans',
  ],
  [
    'whoever goes on their own may go anywhere',
    'I went on my own to Berlin and sold 40 machines there.',
    'Sold 40 machines there',
  ],
  [
    'a particle ends what stands before a deed',
    'When the lights went off I also ran the front desk.',
    'Ran the front desk',
  ],
  ['hours that are counted take no plural', 'I packed crates in a ten hour shift.', 'Packed crates in a 10 hour shift'],
])('%s', async (_, answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test("what others reach on average is nobody's line", async () => {
  expect(await bullets('The company average was 12 percent.')).toEqual([])
})
