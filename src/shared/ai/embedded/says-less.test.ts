import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'
import { linesOf } from '#shared/writer/lines-of.ts'

test.each([
  ['what might have been was not', "If they'd let me, I could have saved 5,000 a year."],
  ['a bare count is of nothing', 'They expected 8 surveys, I did 11.'],
  ['what others cannot do without is no deed', 'We kept losing 5 towels a day.'],
  ['nor are accidents', 'In my old firm we had 12 accidents a year.'],
  ['complaints are no achievement', 'I was getting 3 complaints a day.'],
  ['an average is of all', 'The average was 6 minutes per call. Mine was 4.'],
  ['a record is anybody’s', 'The record for the route is 3 hours. I need 3 and a half.'],
  ['a doubtful number is none', 'I think I did 1,000 haircuts that year, could be 800.'],
  ['pay is nobody’s business', 'I started at 8 euros. I earn 15.'],
  ['what somebody else was is nobody’s role', 'I had a helper for 3 weeks.'],
  ['hours of one’s own are private', 'I cut my hours from 40 to 25 for the kids.'],
  ['warnings are no achievement', 'I got 3 warnings.'],
  ['so many of what was offered are of nothing', 'They offered me a team of 8, I took 5.'],
  ['what others did is theirs', 'We won 2 ribbons, well she did.'],
  ['what is managed is no thing that was asked for', "I'm supposed to check 30 cars a day but we manage 20."],
  ['what the machine does nobody did', 'I wash 400 plates an hour, the machine does of course.'],
  ['nor what somebody else did', 'The pilot with 20 users went well, the rollout to 500 somebody else did.'],
  ['so few times is lost without its only', 'I only had to call the police twice in 8 years.'],
  ['somebody who came is nobody’s deed', 'Someone always came at 10, I had to be ready with 40 lists.'],
  ['falls of others are not told', '12 years. 2 falls, not mine.'],
  [
    'a sum that is put right at the end was wrong',
    'So five classes a week, usually 14 people in each, oh and the one for mothers, that makes six.',
  ],
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
  ['one’s own family is no other’s', 'I run the bakery with my wife.', ['Ran the bakery with a family member']],
  [
    'an equip is a team',
    'With my equip of four persons I painted 12 boats.',
    ['Painted 12 boats with the team of 4 people'],
  ],
  ['a rate of nothing joins no deed', 'I made a checklist. 6 a week.', ['Made a checklist']],
  ['a line is called by its number', 'I drove the 41 route for 6 years.', ['Drove the 41 route for 6 years']],
  [
    'what follows the deed is not its object',
    'After I put up mirrors only one. I also painted 20 bays.',
    ['Painted 20 bays'],
  ],
  ['what relatives did is left out', 'My dad built the first 20 boats. I built the last 4.', ['Built the last 4']],
  [
    'what somebody does is not had',
    'Now I have 45 goats and make cheese, 30 kilos a week.',
    ['45 goats, making cheese, 30 kilos a week'],
  ],
  [
    'what is usual is nobody’s',
    'I sold my first house after 9 weeks. Usually it takes 20.',
    ['Sold the first house after 9 weeks'],
  ],
  ['a mistake is no means', 'I had to redo 12 windows because I measured wrong.', ['Redid 12 windows']],
  [
    'a total is not of the last count',
    'I inspected bridges. 2 had to be closed. 31 in total.',
    ['Inspected bridges; 2 had to be closed'],
  ],
  [
    'a shop next door is another',
    'I repaired 30 phones a week. The shop next door charges 90 per screen.',
    ['Repaired 30 phones a week'],
  ],
])('%s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ["I used to know French, now it's gone. Spanish I speak every day.", ['Spanish']],
  ['We had Salesforce in the office but I only looked at it.', []],
  ['First aid, expired last year.', []],
  ['I tried Figma once for a day.', []],
  ['My boss is certified in Lean, I just follow the board.', []],
  ['The kitchen had a Rational oven, the chef programmed it, I cleaned it.', []],
  ['I hold the hygiene certificate, and Maria has the allergy one.', ['Holding the hygiene certificate']],
])('what is gone, only tried or of others is no skill: %s', async (answer, skills) => {
  const lines = linesOf(await write(answer, { target: { part: 'skills' } }))
  expect(lines.map(({ text }) => text)).toEqual(skills)
})

test('what was once wanted is no aim', async () => {
  const answer = 'I once wanted to be a pilot. Now I would like to plan flights.'
  const lines = linesOf(await write(answer, { target: { part: 'summary' } }))
  expect(lines.map(({ text }) => text)).toEqual(['Looking to plan flights.'])
})

test('what is told twice takes no place of something else', async () => {
  const lines = await bullets(
    'I wrote 40 help articles and tickets fell by 38%. Then I wrote 40 help articles. I trained two colleagues.',
  )
  expect(lines).toEqual(['Wrote 40 help articles; tickets fell by 38%', 'Trained 2 colleagues'])
})
