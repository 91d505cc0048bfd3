import { expect, test } from 'vitest'
import { flashCookie, takeFlashMessage } from '#web/lib/flash-message.ts'

test('a word left for the next page is read once', () => {
  document.cookie = flashCookie('welcome')
  expect(takeFlashMessage()).toBe('welcome')
  expect(takeFlashMessage()).toBeUndefined()
})

test('a word that we did not leave is not said', () => {
  document.cookie = 'flash=buy-now; Path=/'
  expect(takeFlashMessage()).toBeUndefined()
})
