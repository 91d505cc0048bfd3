import { expect, test } from 'vitest'
import { typedPay } from '#shared/coach/negotiation/typed-pay.ts'
import type { Ask } from '#shared/coach/negotiation/types.ts'

const unit = (currency: string, period: Ask['period'] = 'year') => ({ currency, period })
const EURO = unit('EUR')
const readIn = (text: string, { currency, period } = EURO) => {
  const typed = typedPay(text, { currency, period })
  return typed.state === 'pay' ? typed.amount : typed.state
}

test.each([
  ['60k', 60_000],
  ['60000', 60_000],
  ['60,000', 60_000],
  ['60.000', 60_000],
  ["60'000.–", 60_000],
  ['60.000,- €', 60_000],
  ['60 000 €', 60_000],
  ['€60,000 a year', 60_000],
  ['60.5k', 60_500],
  ['0.06 million', 60_000],
  ['4.500,00', 4_500],
  ['4500,50', 4_500.5],
  ['6,00,000', 600_000],
  ['６００００', 60_000],
  [' 28.5 ', 28.5],
])('%s is read as %d', (text, amount) => {
  expect(readIn(text)).toBe(amount)
})

test('a dollar of the chosen country is its dollar', () => {
  expect(readIn('US$60k', unit('USD'))).toBe(60_000)
  expect(readIn('R$ 5.000', unit('BRL', 'month'))).toBe(5_000)
  expect(readIn('28.50/h', unit('USD', 'hour'))).toBe(28.5)
})

test.each([
  'sixty',
  '60-65k',
  '55 60',
  '60,0000',
  '4500,505',
  '12.34.56',
  '-60000',
  '0',
  '60%',
  '60k plus bonus',
  '6e4',
])('%s is not guessed at', (text) => {
  expect(readIn(text)).toBe('unclear')
})

test('pay in another currency or for another time is neither converted nor taken', () => {
  expect(readIn('$60,000')).toBe('other-unit')
  expect(readIn('5,000 a month')).toBe('other-unit')
  expect(readIn('')).toBe('empty')
})
