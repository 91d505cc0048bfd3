import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['The office sold 140 flats that year.', []],
  ['The project before had 57 claims.', []],
  ['The team before us needed 12 weeks.', []],
  ['The girl next to me had 44 flats.', []],
  ['The whole charity makes about 2 million.', []],
  ['The target was 50 calls a day and I made 65 most days.', ['Made 65 most days; target was 50 calls a day']],
  ['My wife make the cakes, 200 in one day. I sell them in 3 markets.', ['Sold the cakes in 3 markets']],
  ['My brother sell the fish, 30 boxes.', []],
  ['My colleague Jana wrote the 40 pages and I did the pictures.', ['Handled the pictures']],
])('what others did, or what was only asked for, is no line of its own: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ['They told me to sell 50 a week and I sold what I could.', /50/],
  ['I know a man who welded 90 metres in one shift.', /90/],
  ['Everyone thinks I run the shop with 20 staff, I just do the books.', /20/],
  ['I was paid 14 euros an hour and had 6 tables.', /14/],
  ['They say I trained 15 people but it was more watching.', /15|trained/i],
  ['The customer counted 4 mistakes in 200 pages.', /4|200/],
  ['I only assisted, the surgeon did 6 operations a day.', /6/],
  ['Next year I take over the 3 shops of my aunt.', /3|took/i],
  ['The judge gave me 2 years to pay.', /paid/i],
  ['The record was 33 boxes, held by Mehmet.', /33/],
  ['I gave notice after 8 months.', /8/],
  ['There were three managers before. I stayed four.', /4 managers/],
])('what was asked for, thought, paid, planned or done by somebody is no deed: %s', async (answer, barred) => {
  expect((await bullets(answer)).join()).not.toMatch(barred)
})

test.each([
  ['Customer ratings rose to 92 percent.', 'Customer ratings rose to 92%'],
  ['I was asked to lead a team of 5.', 'I was asked to lead a team of 5'],
])('words alike are no other people and no demand: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test.each([
  ['I sort the packs by the hour. It should save the home about six hours a week.', ['Sorted the packs by the hour']],
  ['I can do 80 an hour if the belt is running well.', []],
  ['We were meant to get a third person.', []],
  ["I'm learning SAP, 3 evenings a week.", []],
])('what might be is not told as done: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ["It's 35 crates a day that I pack.", ['35 crates a day']],
  ['We had 70 doors to paint. I sanded 50 of them.', ['Sanded 50 of the doors; 70 doors to paint']],
  ['A good 40 pallets a shift.', ['At least 40 pallets a shift']],
  ['We do 12 books a year, I do 7 of them.', ['Handled 12 books a year with the team and handled 7 of them']],
  ['I did 510.', []],
  ['I relaid the floor of 30 rooms.', ['Relaid the floor of 30 rooms']],
  ['I trued wheels and balanced 12 tyres.', ['Trued wheels and balanced 12 tyres']],
  ['I added eggs and then bread from the 3 bakers.', ['Added eggs and then bread from the 3 bakers']],
  ['I wrote a page, which meant that 600 callers hung up.', ['Wrote a page, so 600 callers hung up']],
])('words that were misheard are heard: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})
