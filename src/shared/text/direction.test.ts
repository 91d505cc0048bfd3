import { expect, test } from 'vitest'
import { directionOf } from '#shared/text/direction.ts'

test('Arabic and Hebrew run from right to left, in every country', () => {
  expect(['ar', 'ar-EG', 'he', 'fa', 'ur'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'rtl'])
})

test('the languages of the interface run from left to right', () => {
  expect(['en', 'de', 'es', 'fr', 'nl'].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'ltr'])
})
