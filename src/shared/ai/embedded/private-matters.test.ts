import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['Before my stroke I ran a team of 14 in claims.', ['Ran a team of 14 in claims']],
  ['After my parental leave, I closed 48 cases a year.', ['Closed 48 cases a year']],
  ["I've got three kids at home. I ran the book fair for 4 years.", ['Ran the book fair for 4 years']],
  ['I was made redundant after 17 years. I ran a kiosk with 3 staff.', ['Ran a kiosk with 3 staff']],
  ['I took two years out to look after my dad. I sold 40 phones a month.', ['Sold 40 phones a month']],
  ['I had 24 children in the group.', ['24 children in the group']],
  ['I looked after a lady of 93 years.', ['Looked after a lady']],
  ['I cared for one old man, 88 years.', ['Cared for one old man']],
  ['I was sick for 3 months with my back. I painted 9 rooms.', ['Painted 9 rooms']],
  ['We have two kids, 4 and 7, so mornings only. I painted 9 rooms.', ['Painted 9 rooms']],
  ['I was in prison for 2 years. I painted 9 rooms.', ['Painted 9 rooms']],
  ['I was unemployed for 8 months. I painted 9 rooms.', ['Painted 9 rooms']],
  ['I weigh 90 kilos. I weighed 90 kilos of flour a day.', ['Weighed 90 kilos of flour a day']],
  ['My commute is 90 minutes each way. I painted 9 rooms.', ['Painted 9 rooms']],
  ['I live on 12 Baker Street, it is 20 minutes by bus. I painted 9 rooms.', ['Painted 9 rooms']],
  ['I taught in prison for 2 years.', ['Taught in prison for 2 years']],
])("illnesses, own children and others' ages are left out: %s", async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ["I'm retraining as a paralegal. So far I've drafted 30 letters.", ['Drafted 30 letters']],
  ['Left the army as a sergeant. 22 years. I looked after 3 stores.', ['Looked after 3 stores']],
])('what goes on is not done, and how long something took is not of what follows: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})
