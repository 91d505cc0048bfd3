import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'
import { directionSheet, isRightToLeft } from '#shared/template/direction.ts'
import { composeDocument } from '#shared/template/document.ts'
import { composeScreen } from '#shared/template/screen.ts'

test.each([
  ['a page in Arabic', '<h1>ليلى العمري</h1><p>مديرة منتجات رقمية</p>', true],
  ['a page in Hebrew', '<h1>מאיה כהן</h1><p>מפתחת תוכנה</p>', true],
  ['addresses and names of software in Latin letters', '<p>layla@example.com</p><p>مطورة برمجيات في دبي SQL</p>', true],
  ['an Arabic name on an English page', '<h1>ليلى العمري</h1><p>Product manager with ten years in payments</p>', false],
  ['a page in Greek', '<p>εμπειρία και γνώση</p>', false],
  ['an empty page', '', false],
])('%s: whether it runs from right to left', (_, html, expected) => {
  expect(isRightToLeft(html)).toBe(expected)
})

test('letters in tags do not count', () => {
  expect(isRightToLeft('<img alt="ليلى العمري" src="x"><p>Layla</p>')).toBe(false)
})

test('a page that runs from left to right has no rules for the other direction', () => {
  expect(directionSheet('<p>Ada Lovelace</p>')).toBe('')
})

test('paper and web page are mirrored alike', () => {
  const content = z.parse(ResumeContent, { personalInfo: { fullName: 'ليلى حسن العمري' } })
  for (const { css } of [composeDocument(content, null), composeScreen(content, null)])
    expect(css).toContain('.doc{direction:rtl;--start:right;--end:left}')
})
