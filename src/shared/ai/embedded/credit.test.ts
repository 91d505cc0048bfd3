import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  'Scrap fell by 22 percent. Whose doing it was nobody knows.',
  'The line went from 1,200 to 1,550 boxes. That was mostly Marek.',
  'There were 14 accidents a year and now it is 3. To be honest the new safety lady did most of that.',
  'Turnover rose from 900,000 to 1.2 million. I was a sales assistant, so I will not say that was me.',
  "I think 40 percent fewer no-shows. That's the SMS system, the doctor bought it.",
  '97 percent of rooms passed. My floor is shared with Irina, so it is half hers.',
  "I don't know if it's because of me, but complaints dropped from 35 to 20.",
  'My area has the fewest sick days, 2.1 percent, but that is the merit of the people and not mine.',
  'We got 6 self checkouts, head office decided.',
  'I was officially responsible for 12 phones but the telecom guy did it all.',
  'I passed 3 audits, I mean we passed them.',
  'Our newsletter went from 8,000 to 21,000 subscribers. That was Jonas with his competition.',
  'The home went from 70 to 96 percent. Not my doing, the other home had closed.',
  'I have hired 64 people, well hired, the managers hired them.',
  'My boss always says I saved 12,000 a year.',
  'I brought it from 72 hours to 48. Okay, brought. The manager bought a second machine.',
])('what is given to others right after it becomes no line, and is offered: %s', async (answer) => {
  const { unused } = await write(answer)
  expect(await bullets(answer)).toEqual([])
  expect(unused.map(({ source }) => source.quote).join(' ')).toMatch(/\d/)
})

test.each([
  [
    'another part is another matter',
    'I drew 12 plans. The deer fence was the doing of the district, not mine.',
    'Drew 12 plans',
  ],
  [
    'somebody else decided another thing',
    'I answered 400 emails. He apologised, that was his decision.',
    'Answered 400 emails',
  ],
  ['so is what others bought', 'I sold 90 boats. They bought one themselves.', 'Sold 90 boats'],
  [
    'the best is no merit of others',
    'I packed 95 boxes an hour. That was the best on the shift.',
    'Packed 95 boxes an hour',
  ],
])('%s, and takes nothing back', async (_, answer, line) => {
  expect((await bullets(answer)).join(' | ')).toContain(line)
})

test('what came after what somebody else made is not told as a result of one’s own', async () => {
  const lines = await bullets(
    'I made a list of the stock. Then the apprentice built a barcode system. Spending went from 1,800 a month to 1,100.',
  )
  expect(lines.join(' | ')).not.toContain('1,100')
})

const RUN_ON = Array.from({ length: 15 }, () => 'the winter was cold and').join(' ')

test.each([
  ['it is given away in', `I cut scrap by 22%. To be honest that was mostly Marek, and ${RUN_ON} we went home.`],
  ['it was told in', `Where I came from ${RUN_ON} one morning I cut scrap by 22%. That was mostly Marek.`],
])('what others did is nobody’s own however long the sentence that %s', async (_, answer) => {
  expect((await bullets(answer)).join(' | ')).not.toContain('22%')
})
