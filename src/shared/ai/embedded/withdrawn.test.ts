import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  "I cut the waste from 20 kilos to 5 a day. Ok that's a lie.",
  'I think we saved about 20,000 a year. But honestly I never checked, could be nonsense.',
  'I saved the firm 15,000. I am guessing, nobody ever measured.',
  'Complaints went from 30 to 6. Mostly luck.',
  'Complaints went from 30 to 6. The new girl did that.',
  "Complaints went from 30 to 6. I'm not sure that had to do with me.",
  "They say I trained 80 people, I don't know who counted, it was probably less.",
  'I served 600 coffees in an hour, no, kidding.',
  'I reached 120 percent. That is what it said.',
  'The team sold 900 units, I just carried boxes.',
  'Revenue grew to 8 million. I am not saying that was me.',
  "Revenue grew to 8 million. I can't claim that.",
  'Revenue grew to 8 million. That was not really my doing.',
  'Sales rose 40 percent. I do not know if that was us or the weather.',
  'We raised 2 million. My co-founder did all of that.',
  "I reviewed 85 contracts a month. Please don't put that in.",
  "I raised 75,000 for the hospice. I don't really want that on there.",
  'I made 300 calls a day. Okay not a day, a week.',
])('what is taken back is offered, and no line: %s', async (answer) => {
  const { unused } = await write(answer)
  expect(await bullets(answer)).toEqual([])
  expect(unused.map(({ source }) => source.quote).join(' ')).toMatch(/\d/)
})

test.each([
  ['what is only on paper is no doubt', 'I keep 1,800 folders on paper.', ['Kept 1,800 folders on paper']],
  [
    'what follows of something else takes nothing back',
    'I cut the waste from 20 kilos to 5 a day. The new girl did the windows.',
    ['Cut the waste from 20 kilos to 5 a day'],
  ],
])('%s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test('what was only the quota is not told as done', async () => {
  expect(await bullets('I cleaned a hotel. We had to do 40 rooms a day. I did 32.')).not.toContainEqual(
    expect.stringContaining('40'),
  )
})

test.each([
  'I had 3 miscarriages in that time.',
  "I'm HIV positive, since 2011.",
  "I've got diabetes, type 1, for 9 years.",
  'My number is 0171 2345678, call me after 6.',
  'My wage was 11 euros an hour.',
  'I drove without a licence for 2 years.',
  'Frau Lehmann in room 12 was 94.',
  'I was late 40 times in the first year.',
  'I speak only little English, 200 words.',
  'I was off sick for 7 months with depression.',
  'I had 4 months off with burnout.',
  'I was on 52,000 then and they put me to 58,000 after.',
  'My day rate was 600.',
  'I was on 2 warnings.',
  'I overspent by 40,000.',
])('of what is private or does its owner harm nothing is a line: %s', async (answer) => {
  expect(await bullets(`I painted 9 rooms. ${answer}`)).toEqual(['Painted 9 rooms'])
})

test('what became of it stands with what it was', async () => {
  expect(
    await bullets(
      'Attrition was 48 percent a year. I changed how we did shifts so people could swap, and it fell to 29.',
    ),
  ).toEqual(['Attrition was 48% a year. I changed how we did shifts so people could swap, and it fell to 29'])
})

test('somebody who lives with an illness is cared for, and it is told', async () => {
  expect(await bullets('I cared for 12 residents with diabetes.')).toEqual(['Cared for 12 residents with diabetes'])
})

test('what the next sentence takes back is no line, however long the sentence was', async () => {
  const long =
    'When I came the line was old and the press was slow and one morning in May I sat down with a list and I cut scrap by 22%.'
  expect(await bullets(long)).toEqual(expect.arrayContaining([expect.stringContaining('22%')]))
  expect((await bullets(`${long} Ok that is a lie.`)).join(' | ')).not.toContain('22%')
  expect((await bullets(`${long} Mostly luck.`)).join(' | ')).not.toContain('22%')
})
