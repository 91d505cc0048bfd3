import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['what might have been was not', "If they'd let me, I could have saved 5,000 a year."],
  ['what was so before is no deed', "I used to get 20 back out of every hundred, now it's seven."],
  ['a bare count is of nothing', 'They expected 8 surveys, I did 11.'],
  ['what others cannot do without is no deed', 'We kept losing 5 towels a day.'],
  ['complaints are no achievement', 'I was getting 3 complaints a day.'],
  ['an average is of all', 'The average was 6 minutes per call. Mine was 4.'],
  ['a record is anybody’s', 'The record for the route is 3 hours. I need 3 and a half.'],
  ['a doubtful number is none', 'I think I did 1,000 haircuts that year, could be 800.'],
  ['pay is nobody’s business', 'I started at 8 euros. I earn 15.'],
  ['of two machines neither is surely it', 'The old machine did 80 an hour. The new one does 200. I set it up.'],
  ['errors are no achievement', 'In the beginning I made 20 errors a week. Then 2.'],
])('%s', async (_, answer) => {
  expect(await bullets(answer)).toEqual([])
})

test.each([
  [
    'how it stood before a change goes',
    'We were sending 300 paper letters each month. I moved the invoices to email.',
    ['Moved the invoices to email'],
  ],
  [
    'and what was so then as well',
    'We were rejecting 90 parts a shift and 2 in 3 were good. I changed the gauge and after that it was 30 a shift.',
    ['Changed the gauge'],
  ],
  ['one’s own family is no other’s', 'I run the bakery with my wife.', ['Ran the bakery with a family member']],
  ['a rate of nothing joins no deed', 'I made a checklist. 6 a week.', ['Made a checklist']],
  ['a line is called by its number', 'I drove the 41 route for 6 years.', ['Drove the 41 route for 6 years']],
  [
    'what follows the deed is not its object',
    'After I put up mirrors only one. I also painted 20 bays.',
    ['Painted 20 bays'],
  ],
  ['a later year needs the first', 'My first year I sold 6 houses, the second 11.', ['Sold 6 houses']],
  ['what relatives did is left out', 'My dad built the first 20 boats. I built the last 4.', ['Built the last 4']],
  ['days are many', 'I reduced my own sick days from 12 to 3.', ['Reduced sick days from 12 to 3']],
  [
    'what somebody does is not had',
    'Now I have 45 goats and make cheese, 30 kilos a week.',
    ['45 goats, making cheese, 30 kilos a week'],
  ],
  [
    'a shop next door is another',
    'I repaired 30 phones a week. The shop next door charges 90 per screen.',
    ['Repaired 30 phones a week'],
  ],
])('%s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})
