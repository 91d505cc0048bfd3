import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'a result told first stands after the deed that went before it',
    'Empty runs fell from 22 to 13 percent. I had called the customers for return loads.',
    ['Called the customers for return loads; empty runs fell from 22 to 13%'],
  ],
  [
    'thanks come after the deed',
    'The number of checks nearly doubled, from 22 to 41, thanks to the cards I wrote for the owners.',
    ['Wrote the cards for the owners; number of checks nearly doubled, from 22 to 41'],
  ],
  [
    'who it was is who did it',
    'In the crew of four it was me who painted 86 roofs.',
    ['Painted 86 roofs in the crew of 4'],
  ],
  ['the one who did it did it', 'I was the one who repaired 9 machines.', ['Repaired 9 machines']],
  [
    'what somebody was given to do is what they did',
    'They gave me the job of counting 400 boxes and two juniors to train.',
    ['Counted 400 boxes and 2 juniors to train'],
  ],
  [
    'people who report are managed',
    'From January to June I was the head nurse, 14 people reported to me.',
    ['Managed 14 people'],
  ],
  [
    'what stood in brackets of speech goes',
    'Downtime, and this is measured, dropped from 9 hours to 3 once I had sorted the spare parts.',
    ['Sorted the spare parts; downtime dropped from 9 hours to 3'],
  ],
  [
    'deeds dictated in a row are parted',
    'sorted about twelve hundred letters did my round on the bike and wrote the reports every day',
    ['Sorted about 1,200 letters, did the round on the bike and wrote the reports every day'],
  ],
  [
    'a reason belongs only to what was said just before',
    'I took over a project with 400 open tickets, and within half a year we were down to 30 because I introduced a weekly triage.',
    ['Introduced a weekly triage; down to 30 within half a year', 'Took over a project with 400 open tickets'],
  ],
  [
    'a range said with one scale keeps its first number',
    'I sold between three and four hundred pieces a year.',
    ['Sold between 300 and 400 pieces a year'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  ['how many did it is told of them', 'Seven of us shared the night shift.', ['Shared the night shift in a team of 7']],
  [
    'how many there were stays with the place',
    'I did the fish, two of us on the pass.',
    ['Handled the fish, a team of 2 on the pass'],
  ],
  [
    'a thing in a span of hours is no share',
    'I found a new one in 48 hours and sold 9 cars.',
    ['Found a new one in 48 hours and sold 9 cars'],
  ],
  ['a had that was swallowed is no would', "I'd noticed 12 errors in the plan.", ['Noticed 12 errors in the plan']],
  [
    'a usual day is told as done',
    "On a good Saturday we'd do 220 haircuts.",
    ['Handled 220 haircuts on a good Saturday with the team'],
  ],
  [
    'what was made of somebody is what they were',
    'After two years they made me supervisor of 11 cleaners.',
    ['Made supervisor of 11 cleaners after 2 years'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  [
    'what a team does is theirs',
    'Our team answers 90 percent of mails within a day.',
    ['Answered 90% of mails within a day with the team'],
  ],
  ['a month is no doubt', 'In March and May I sold 12 cars.', ['Sold 12 cars in March and May']],
  ['what was planned is no deed', 'I renovated 4 rooms, planned were 9.', ['Renovated 4 rooms, planned were 9']],
  ['somebody else called by name is not who tells', 'My team lead Tom got us from 60 to 90 percent.', []],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})
