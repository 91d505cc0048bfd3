import { expect, test } from 'vitest'
import { flashCookie, takeFlash } from '#web/lib/flash-message.ts'

test('a word left for the next page is read once', () => {
  document.cookie = flashCookie('welcome')
  expect(takeFlash()).toBe('welcome')
  expect(takeFlash()).toBeUndefined()
})

test('a word that we did not leave is not said', () => {
  document.cookie = 'flash=buy-now; Path=/'
  expect(takeFlash()).toBeUndefined()
})
