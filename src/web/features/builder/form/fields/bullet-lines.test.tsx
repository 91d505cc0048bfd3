import { expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { splitBullet } from '#web/features/builder/form/fields/bullet-lines.ts'

/** Lines with `|` where the cursor is, before and after the text of one of them changed. */
function split(lines: readonly string[], index: number, typed: string) {
  const content = { ...emptyContent(), certifications: lines.map((line) => line) }
  const done = splitBullet(content, 'certifications', index, typed.replace('|', ''), typed.indexOf('|'))
  return done?.content.certifications.map((line, at) => {
    if (at !== done.index) return line
    const caret = line.length - done.fromEnd
    return `${line.slice(0, caret)}|${line.slice(caret)}`
  })
}

test('Enter at the end begins a blank line after this one', () => {
  expect(split(['one', 'three'], 0, 'one\n|')).toEqual(['one', '|', 'three'])
})

test('Enter in the middle takes the rest into the new line', () => {
  expect(split(['one two'], 0, 'one \n|two')).toEqual(['one ', '|two'])
})

test('several pasted lines become several bullets, without blank lines and without their own signs', () => {
  expect(split(['old'], 0, 'old • first\n\n  - second\n* third|')).toEqual(['old • first', 'second', 'third|'])
})

test('a single pasted list line loses its sign', () => {
  expect(split([''], 0, '- first\n- second|')).toEqual(['first', 'second|'])
})

test('Enter after a line that was typed with a sign of its own begins a blank line', () => {
  expect(split(['- Led a team'], 0, '- Led a team\n|')).toEqual(['Led a team', '|'])
  expect(split(['- Led a team'], 0, '- Led \n|a team')).toEqual(['Led ', '|a team'])
})

test('in a full list a line break stays in its line', () => {
  const full = Array.from({ length: 200 }, () => 'x')
  expect(split(full, 0, 'a\n|b')?.slice(0, 2)).toEqual(['a\n|b', 'x'])
})

test('a pasted line that is too long for one bullet goes on in the next', () => {
  expect(split([''], 0, `${'a'.repeat(290)} ${'b'.repeat(20)}\nc|`)).toEqual(['a'.repeat(290), 'b'.repeat(20), 'c|'])
})

test('what has no place at all is named', () => {
  const content = { ...emptyContent(), certifications: Array.from({ length: 200 }, () => 'x') }
  const text = ['first', 'a'.repeat(295), 'last'].join('\n')
  expect(splitBullet(content, 'certifications', 199, text, text.length)?.left).toEqual(['a'.repeat(295), 'last'])
})
