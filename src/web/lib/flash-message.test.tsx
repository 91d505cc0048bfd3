import { expect, test } from 'vitest'
import { flashCookie, takeFlashMessage } from '#web/lib/flash-message.ts'

test('a message for the next page is read once', () => {
  document.cookie = flashCookie('welcome')
  expect(takeFlashMessage()).toBe('welcome')
  expect(takeFlashMessage()).toBeUndefined()
})

test('a message that is not ours is not shown', () => {
  document.cookie = 'flash=buy-now; Path=/'
  expect(takeFlashMessage()).toBeUndefined()
})
