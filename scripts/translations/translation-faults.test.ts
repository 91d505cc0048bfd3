import { expect, test } from 'vitest'
import { isTooLong, translationFaults } from './translation-faults.ts'

test.each([
  ['de', 'Save', 'Speichern'],
  ['de', 'Hello {name}, read <0>this</0>', '<0>Dies</0> lesen, {name}'],
  ['de', '{0, plural, one {# word} other {# words}}', '{0, plural, one {# Wort} other {# Wörter}}'],
  ['fr', '{n, plural, one {# word} other {# words}}', '{n, plural, one {# mot} many {# de mots} other {# mots}}'],
  ['de', '{n, plural, =0 {none} one {# <0>x</0>} other {#}}', '{n, plural, =0 {keins} one {# <0>x</0>} other {#}}'],
])('in %s, “%s” may be “%s”', (locale, message, translation) => {
  expect(translationFaults(message, translation, locale)).toEqual([])
})

test.each([
  ['Hello {name}', 'Hallo', ['it lacks {name}']],
  ['Hello', 'Hallo {name}', ['{name} isn’t in the English text']],
  ['Read <0>this</0>', 'Dies <0>lesen', ['it lacks </0>']],
  ['Hello {name}', 'Hallo {name', ['its braces or plural forms can’t be read']],
  ['{n, plural, one {#} other {#}}', '{n, plural, other {#}}', ['{n} lacks the form "one"']],
  [
    '{n, plural, one {#} other {#}}',
    '{n, plural, one {#} few {#} other {#}}',
    ['{n} has no form "few" in this language'],
  ],
  ['{n, plural, =0 {-} one {#} other {#}}', '{n, plural, one {#} other {#}}', ['{n} lacks the form "0"']],
  ['{n, plural, one {#} other {#}}', '{n} Wörter', ['{n} is counted in one of the two texts only']],
  [' and more', 'und mehr', ['spaces at its beginning or end differ']],
])('“%s” may not be “%s”', (message, translation, faults) => {
  expect(translationFaults(message, translation, 'de')).toEqual(faults)
})

test('a translation may be up to 60 percent longer than its place has room for in English', () => {
  expect(isTooLong('x'.repeat(16), 10)).toBe(false)
  expect(isTooLong('x'.repeat(17), 10)).toBe(true)
})
