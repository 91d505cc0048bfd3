import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { LESSONS } from '#shared/coach/negotiation/debrief.ts'
import { ADVICE, ADVICE_CODES } from '#shared/coach/rubric/advice.ts'
import { ADVICE_MESSAGES, adviceMessage } from '#web/features/coach/advice-messages.ts'
import { LESSON_MESSAGES } from '#web/features/coach/negotiation/lesson-messages.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })
const say = (advice: string, values: Record<string, string | number> = {}) => adviceMessage(english, { advice, values })
/** Names in braces; after 'one' or 'other', braces contain a plural form. */
const placeholders = (message = '') =>
  [...message.matchAll(/(?<!(?:one|other|=0) )\{(\w+)[,}]/g)].flatMap(([, name = '']) => name)

test.each(ADVICE_CODES)('%s has a complete sentence, which uses only the values it is given', (code) => {
  const { message } = ADVICE_MESSAGES[code]
  expect(message).toMatch(/[.?”][}”.]*$/)
  expect(ADVICE[code]).toEqual(expect.arrayContaining(placeholders(message)))
})

test.each(LESSONS)('the lesson %s has a sentence, whose only value is a number', (lesson) => {
  const { message } = LESSON_MESSAGES[lesson]
  expect(message).toMatch(/\.$/)
  expect(placeholders(message).filter((name) => name !== 'figure')).toEqual([])
})

test('singular and plural are worded correctly', () => {
  expect(say('ownership-we', { i: 0, we: 1 })).toContain('You say “we” once and “I” not at all.')
  expect(say('ownership-we', { i: 1, we: 7 })).toContain('You say “we” 7 times and “I” once.')
  expect(say('action-few', { steps: 1 })).toContain('You name 1 thing that you did yourself.')
  expect(say('fillers-some', { count: 1, perHundred: 1.5 })).toContain('1 filler word, or 1.5 per hundred words.')
})

test('an unknown code from a newer server is ignored', () => {
  expect(say('of-tomorrow')).toBe('')
})
