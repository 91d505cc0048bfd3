import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['They make me responsible for the cold store after one year.', 'Managed the cold store after one year'],
  ['They let me order for 3 shops.', 'Ordered for 3 shops'],
  ['I took 60 calls by day.', 'Took 60 calls a day'],
  ['I gave the tablets 4 times in the day.', 'Gave the tablets 4 times a day'],
  ['A bathroom of 8 square meters I finished in 3 days.', 'Finished a bathroom of 8 square meters in 3 days'],
  ['Every summer I took 40 kids camping.', 'Took 40 children camping every summer'],
  ['Monthly I paid 300 salaries.', 'Paid 300 salaries monthly'],
  ['I drove the night tram already 6 years.', 'Drove the night tram 6 years'],
])('English that was learned late is put as it is usually said: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test.each([
  ['I did twelve years at the tannery.', '12 years at the tannery'],
  ['I did the books for 3 tradesmen, if that counts.', 'Handled the books for 3 tradesmen'],
  ['Crew of four on the night boat.', 'Crew of 4 on the night boat'],
  ['For the last nine I was deputy head of a school with 540 pupils.', 'Deputy head of a school with 540 pupils'],
  ['I was a smith for 12 years before this.', 'Smith for 12 years'],
  ['I only missed two shifts in five years, both times flu.', 'Missed only 2 shifts in 5 years'],
  ['I lost only 3 parcels out of 20,000.', 'Lost only 3 parcels out of 20,000'],
])('years and few losses are told as they are: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test.each([
  [
    'At the fair we took 740 pounds, the year before it was 400.',
    ['Took 740 pounds at the fair with the team, 400 the year before'],
  ],
  [
    'The scrap was at 12 percent. I changed the knife. After six weeks it was 5.',
    ['Changed the knife; scrap was at 12%, 5 after 6 weeks'],
  ],
  ['I cut hedges. After a month it was 6.', ['Cut hedges']],
  ["I babysat for 4 families and so that's how it grew.", ['Babysat for 4 families']],
  ['I do the kitchen, he the service.', ['Handled the kitchen']],
])('a bare number joins another number, and nothing else: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ['For me order is important. Honesty matters to me a lot.', ['Values order.', 'Values honesty.']],
  ['For me punctual is very important.', ['Values being punctual.']],
  [
    'That you can rely on people. That you treat everybody the same.',
    ['Values being able to rely on people.', 'Values treating everybody the same.'],
  ],
])('what somebody holds dear is found however it is put: %s', async (answer, lines) => {
  const { summary } = await write(answer, {
    question: 'What matters to you in your work?',
    target: { part: 'summary' },
  })
  expect(summary.map(({ text }) => text)).toEqual(lines)
})
