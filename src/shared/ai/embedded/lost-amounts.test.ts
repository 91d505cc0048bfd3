import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'
import { linesOf } from '#shared/writer/lines-of.ts'

test.each([
  [
    'what was counted before the deed joins it',
    'Team of three, 24 hours, we built a sign language translator.',
    ['Built a sign language translator; team of 3, 24 hours'],
  ],
  [
    'a number said of what stands before it joins that',
    'I collected the letters from customers, it are 43.',
    ['Collected the letters from customers (43)'],
  ],
  [
    'what a thing came to joins the deed of the same sentence in its own words',
    'Turnaround on the small planes was 35 minutes and my crew got it to 28 by loading the back first.',
    [
      'Got the turnaround to 28 with the team by loading the back first; turnaround on the small planes was 35 minutes before',
    ],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  ['a feeling is no line, whatever it counts', 'My greatest joy was sitting in 6 meetings. I automated the invoicing.'],
  ['others are not quoted', 'Mum always said sell what people cook in 20 minutes. I automated the invoicing.'],
  ['a condition is no fact', 'I automated the invoicing, although the error rate was 9 percent.'],
])('%s', async (_, answer) => {
  expect(await bullets(answer)).toEqual(['Automated the invoicing'])
})

test('a fact that was taken back is not told in another line', async () => {
  expect(await bullets('I filled 48 positions. Turnover fell to 9%, but that was mostly the new pay scheme.')).toEqual([
    'Filled 48 positions',
  ])
})

test.each([
  [
    'another thing in place of one taken back leaves no trace of it',
    'I looked after 340 sites. No, hang on, 340 panels in all.',
    ['Looked after 340 panels in all'],
  ],
  [
    'a number taken back in the next sentence is replaced where it stood',
    'I mow seventeen gardens a week. No, eighteen.',
    ['Mowed 18 gardens a week'],
  ],
  ['what was usual is told as done', "Out of 80 calls a day I'd take 30.", ['Took 30 out of 80 calls a day']],
  ['what is only imagined is not', "I'd need 8,000 euros if we built it.", []],
  [
    'what somebody was paid is told to nobody',
    'I got from 14.20 an hour to 19. I learned all five stations.',
    ['Learned all 5 stations'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  [
    'what stands before all of it is what it is about',
    'Eleven hundred pages, each washed and dried by hand.',
    ['1,100 pages, each washed and dried by hand'],
  ],
  ['a place among others is a result', 'We were second in the league.', ['Second in the league']],
  [
    'a bare number after a deed stands in brackets',
    'I trained the new operators, sixteen all in all.',
    ['Trained the new operators (16)'],
  ],
  [
    'an end that is no English is cut off',
    'I control the quality of 40 coats before it go to Lebanon.',
    ['Controlled the quality of 40 coats'],
  ],
  [
    'a sentence may end with I',
    'Nobody hit the targets, neither did I. 84 percent was my best month.',
    ['84% was the best month'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test('of whom all is told stays with how many they were', async () => {
  expect(await bullets('We did 9 projects and none of the 12 clients left.')).toEqual([
    'Handled 9 projects with the team; none of the 12 clients left',
  ])
})

test.each([
  ['I gave three tours a day and in between I sat at the desk and sold tickets maybe 200 on a Sunday.', '200'],
  ['With the new feeding plan that I worked out with the vet it was 27 litres after one year.', '27'],
  ['They called us twice in 18 months.', '18'],
  ['If I had the rights I would have fixed 14 of them.', '14'],
  ['The boss fired 6 people.', '6'],
])('a number that no line takes is among what was also said: %s', async (answer, number) => {
  const written = await write(answer)
  const lines = linesOf(written).map(({ text }) => text)
  const shown = written.unused.map(({ source }) => source.quote)
  expect([...lines, ...shown].filter((text) => new RegExp(String.raw`\b${number}\b`).test(text))).not.toEqual([])
})
