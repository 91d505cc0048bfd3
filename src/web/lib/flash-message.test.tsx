import { expect, test } from 'vitest'
import { flashCookie, hasJustSignedIn, takeFlashMessage } from '#web/lib/flash-message.ts'

test('a message for the next page is read once', () => {
  document.cookie = flashCookie('welcome')
  expect(takeFlashMessage()).toBe('welcome')
  expect(takeFlashMessage()).toBeUndefined()
})

test('a message that is not ours is not shown', () => {
  document.cookie = 'flash=buy-now; Path=/'
  expect(takeFlashMessage()).toBeUndefined()
})

test.each([
  ['session=a; flash=welcome', true],
  ['flash=account-created; session=a', true],
  ['flash=password-set', false],
  ['otherflash=welcome', false],
  ['session=a', false],
  [null, false],
])('the cookies %s say whether someone has just signed in: %s', (cookies, expected) => {
  expect(hasJustSignedIn(cookies)).toBe(expected)
})
