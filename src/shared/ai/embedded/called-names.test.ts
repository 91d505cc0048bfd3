import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['I opened the Marie Curie ward with 12 beds.', 'Opened the Marie Curie ward with 12 beds'],
  ['I taught the Victoria line crew of 8.', 'Taught the Victoria line crew of 8'],
  ['I organised the Maria Ward Award for 40 pupils.', 'Organised the Maria Ward Award for 40 pupils'],
  ['I cooked at the Hotel Victoria for 80 guests.', 'Cooked at the Hotel Victoria for 80 guests'],
  ['I sold 40 Ben Sherman shirts a day.', 'Sold 40 Ben Sherman shirts a day'],
  ['I sold 40 pots of Dr. Hauschka cream a day.', 'Sold 40 pots of Dr. Hauschka cream a day'],
  ['I migrated 40 services to Julia.', 'Migrated 40 services to Julia'],
  ['I wrote 30 scripts in Python and Julia.', 'Wrote 30 scripts in Python and Julia'],
])('what is called as people are is nobody: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})

test.each([
  ['I trained Julia on the till in 3 days.', 'Trained a colleague on the till in 3 days'],
  ['I trained Anna and Ben on the till in 3 days.', 'Trained colleagues on the till in 3 days'],
  ['I taught Tom maths 3 times a week.', 'Taught a person maths 3 times a week'],
  ['I cared for Anna 5 nights a week.', 'Cared for a person 5 nights a week'],
  ['I looked after Maria for 4 years.', 'Looked after a person for 4 years'],
  ['I drove with Tom to 30 shows.', 'Drove with a colleague to 30 shows'],
  ['I covered for Sarah Meyer on 30 shifts.', 'Covered for a colleague on 30 shifts'],
  ['I worked with Dr. Smith on 40 operations.', 'Worked with a colleague on 40 operations'],
  ['I drove Mr. Brown to dialysis 3 times a week.', 'Drove a person to dialysis 3 times a week'],
  ['I reported to my boss, Mr. Tanaka, with a team of 9.', 'Reported to the boss with a team of 9'],
])('whoever is called by name is not named: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})
