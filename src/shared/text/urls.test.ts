import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayUrl, mailHref, safeHref, telHref } from '#shared/text/urls.ts'

test.each([
  ['https://www.github.com/ada/', 'github.com/ada'],
  ['http://ada.dev', 'ada.dev'],
  ['  www.ada.dev/work?page=2  ', 'ada.dev/work?page=2'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['linkedin.com/in/ada-lovelace', 'linkedin.com/in/ada-lovelace'],
  ['', ''],
])('%j is displayed as %j', (typed, shown) => {
  expect(displayUrl(typed)).toBe(shown)
})

test.each([
  ['https://github.com/ada', 'https://github.com/ada'],
  ['HTTP://ada.dev', 'HTTP://ada.dev'],
  ['ada.dev', 'https://ada.dev'],
  [' www.ada.dev/cv ', 'https://www.ada.dev/cv'],
  ['ada.dev:8080/cv#top', 'https://ada.dev:8080/cv#top'],
  ['bücher.example', 'https://bücher.example'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['tel:+4930123456', 'tel:+4930123456'],
  ['https://ada.dev/"><script>', 'https://ada.dev/%22%3E%3Cscript%3E'],
  ['https://ada.dev/100%', 'https://ada.dev/100%25'],
])('%j links to %j', (typed, href) => {
  expect(safeHref(typed)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript.com:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://ada.dev',
  'https:\\\\ada.dev',
  '//ada.dev',
  'https://',
  'https:///path',
  'https://ada.dev/a b',
  'https://ada.dev/\u202egnp.exe',
  'just words',
  'word',
  '3.5',
  '',
])('%j is not a link', (typed) => {
  expect(safeHref(typed)).toBeNull()
})

test('a link has one of four schemes and no white space, whatever the input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (typed) => {
      const href = safeHref(typed)
      expect(href === null || /^(https?:\/\/|mailto:|tel:)[^\s"<>\\]+$/i.test(href)).toBe(true)
    }),
  )
})

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  [' ada+cv@mail.example.com ', 'mailto:ada+cv@mail.example.com'],
  ['a?subject=x&b@example.com', 'mailto:a%3Fsubject%3Dx%26b@example.com'],
  ['ada@localhost', null],
  ['ada', null],
  ['a@b@example.com', null],
  ['\ud800@example.com', null],
  ['@example.com', null],
])('the email link of %j is %j', (typed, href) => {
  expect(mailHref(typed)).toBe(href)
})

test.each([
  ['+49 30 123 456', 'tel:+4930123456'],
  ['(555) 010-9999', 'tel:5550109999'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['030/123456', 'tel:030123456'],
  ['555 0100 ext. 12', 'tel:5550100;ext=12'],
  ['+49 30 123456 / +49 170 1234567', null],
  ['on request', null],
  ['12', null],
  ['', null],
])('the telephone link of %j is %j', (typed, href) => {
  expect(telHref(typed)).toBe(href)
})
