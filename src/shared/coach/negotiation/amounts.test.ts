import { expect, test } from 'vitest'
import { payIn, readMove, reply, startNegotiation } from '#shared/coach/negotiation/testing/moves.ts'
import type { Ask } from '#shared/coach/negotiation/types.ts'

const ASK: Ask = { target: 60_000, walkAway: 52_000, currency: 'EUR', period: 'year' }
const read = (text: string, ask: Partial<Ask> = {}) => readMove({ kind: 'say', text }, { ...ASK, ...ask })
const amountsOf = (text: string) => {
  const pay = payIn(text, ASK)
  return pay.state === 'pay' ? pay.amounts : pay.state
}

test('mentioning current pay before a wish does not lower the offer', () => {
  const begun = startNegotiation({ seed: 5, role: 'Planner', scenario: 'new-job', style: 'formal', ask: ASK })
  const { state, employerSays } = reply(begun, { kind: 'say', text: 'I earn 50,000 now and I want 60,000.' })
  expect(state.asked).toBe(60_000)
  expect(employerSays.code).not.toBe('meets-ask')
})

test.each([
  ['I earned 45,000 before. Now I expect 60,000.', [60_000]],
  ['I used to make 50,000 and would like to make 60,000', [60_000]],
  ['I want to be paid 60,000', [60_000]],
  ['Make it 60,000.', [60_000]],
  ['I get 50,000 today and would need 60,000', [60_000]],
  ['You offered 54,000, I want 60,000', [60_000]],
  ['I want 60,000. 54,000 is too low.', [60_000]],
  ['Raise your offer of 54,000 to 60,000.', [60_000]],
  ['60,000 instead of 54,000', [60_000]],
  ['Not 58,000 but 60,000', [60_000]],
  ['If you offered 60,000 I would sign', [60_000]],
  ["I can't take less than 55,000.", [55_000]],
  ['60k sounds fair', [60_000]],
  ['60,000 base plus two weeks', [60_000]],
  ['between €55,000 and €60,000', [55_000, 60_000]],
  ['60–65k', [60_000, 65_000]],
  ['€60’500', [60_500]],
  ['60.125k', [60_125]],
  ['sixty thousand', [60_000]],
  ['I was thinking of sixty-two thousand five hundred euros', [62_500]],
  ['Something between fifty-five and sixty thousand', [55_000, 60_000]],
  ['Make it sixty', [60_000]],
  ['sixty grand', [60_000]],
])('the pay asked for is recognized: %s', (text, amounts) => {
  expect(amountsOf(text)).toEqual(amounts)
})

test.each([
  'I made 50,000 last year',
  "I'm on 50k now",
  'They pay me 50,000',
  'I earn between 50 and 55k',
  'In 2023 I made 50,000, in 2024 52,000',
  'I have another offer of 58,000',
  'I cannot accept 54,000.',
  "54,000 doesn't work for me",
  'I handled 50,000 orders a year',
  'I packed 60k parcels',
  'I have twenty years of experience',
  'I led a team of sixty',
  'There are two things to say, and one is the team',
  'I answered 55,000 customer calls',
  'I saved 60,000 euros with a new plan',
  'I manage a budget of 2 million euros',
])('pay earned or offered, achievements and counts are not a wish: %s', (text) => {
  expect(amountsOf(text)).toBe('none')
})

test('a year is no pay, even where pay is as small', () => {
  const monthly = { target: 2_000, walkAway: 1_800, period: 'month' as const }
  expect(read('Since 2019 I have led the shop.', monthly).amount).toBeNull()
  expect(read('2019 would do.', monthly).amount).toBe(2_019)
})

test('a large figure in another currency next to the wish proves a reason', () => {
  const reason = 'I saved €400,000 last year, so I want 60,000'
  const found = { problem: null, amount: 60_000, tactics: ['anchor', 'justify'], isProven: true }
  expect(read(reason)).toMatchObject(found)
  expect(read(reason, { currency: 'USD' })).toMatchObject(found)
  expect(read('I handled 50,000 orders a year')).toMatchObject({ tactics: ['justify'], isProven: true })
})

test('present pay proves no reason', () => {
  expect(read('I would like 60,000 because I earn 50,000 now.').isProven).toBe(false)
  expect(read('I would like 60 000 because I am good at it.').isProven).toBe(false)
})

test('an absurd amount or one in another currency, on its own, is asked for again', () => {
  expect(read('I want 9 million euros').problem).toBe('absurd')
  expect(read('I want $60,000').problem).toBe('other-currency')
  expect(read('5,000 euros a month').problem).toBe('other-period')
})
