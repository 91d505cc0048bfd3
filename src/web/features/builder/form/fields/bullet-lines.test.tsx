import { expect, test } from 'vitest'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { pasteIntoBullet, splitBullet } from '#web/features/builder/form/fields/bullet-lines.ts'

/** Lines with `|` at the cursor, before and after the text of one of them changed. */
function split(lines: readonly string[], index: number, typed: string) {
  const content = { ...emptyContent(), certifications: lines.map((line) => line) }
  const done = splitBullet(content, 'certifications', index, typed.replace('|', ''), typed.indexOf('|'))
  return done?.content.certifications.map((line, at) => {
    if (at !== done.index) return line
    const cursor = line.length - done.fromEnd
    return `${line.slice(0, cursor)}|${line.slice(cursor)}`
  })
}

test('Enter at the end adds a blank line below', () => {
  expect(split(['one', 'three'], 0, 'one\n|')).toEqual(['one', '|', 'three'])
})

test('Enter in the middle moves the rest to the new line', () => {
  expect(split(['one two'], 0, 'one \n|two')).toEqual(['one ', '|two'])
})

test('several pasted lines become several bullets, without blank lines and without their own bullet characters', () => {
  expect(split(['old'], 0, 'old • first\n\n  - second\n* third|')).toEqual(['old • first', 'second', 'third|'])
})

test('a single pasted list item loses its bullet character', () => {
  expect(split([''], 0, '- first\n- second|')).toEqual(['first', 'second|'])
})

test('Enter after a line typed with its own bullet character adds a blank line', () => {
  expect(split(['- Led a team'], 0, '- Led a team\n|')).toEqual(['Led a team', '|'])
  expect(split(['- Led a team'], 0, '- Led \n|a team')).toEqual(['Led ', '|a team'])
})

test('in a full list a line break stays in its line', () => {
  const full = Array.from({ length: 200 }, () => 'x')
  expect(split(full, 0, 'a\n|b')?.slice(0, 2)).toEqual(['a\n|b', 'x'])
})

test('a pasted line that is too long for one bullet continues in the next', () => {
  expect(split([''], 0, `${'a'.repeat(290)} ${'b'.repeat(20)}\nc|`)).toEqual(['a'.repeat(290), 'b'.repeat(20), 'c|'])
})

test('text that fits nowhere is named', () => {
  const content = { ...emptyContent(), certifications: Array.from({ length: 200 }, () => 'x') }
  const text = ['first', 'a'.repeat(295), 'last'].join('\n')
  expect(splitBullet(content, 'certifications', 199, text, text.length)?.left).toEqual(['a'.repeat(295), 'last'])
})

test('a nested bullet that is too long continues in nested bullets', () => {
  const content = {
    ...emptyContent(),
    experience: [{ ...blankEntry('experience', 'a'), achievements: ['one', '  two'] }],
  }
  const text = `${'a'.repeat(1190)} ${'b'.repeat(20)}`
  const split = splitBullet(content, 'experience.0.achievements', 1, text, text.length)
  expect(split?.content.experience[0]?.achievements).toEqual(['one', `  ${'a'.repeat(1190)}`, `  ${'b'.repeat(20)}`])
})

test('a list pasted into a nested bullet is nested as a whole, and a certification has no levels', () => {
  const lines = [
    { text: 'three', nested: false },
    { text: 'four', nested: true },
  ]
  const content = {
    ...emptyContent(),
    certifications: ['one'],
    experience: [{ ...blankEntry('experience', 'a'), achievements: ['one', '  two'] }],
  }
  const bullets = pasteIntoBullet(content, { list: 'experience.0.achievements', index: 1 }, ['', ''], lines)
  expect(bullets?.content.experience[0]?.achievements).toEqual(['one', '  three', '  four'])
  const certificates = pasteIntoBullet(content, { list: 'certifications', index: 0 }, ['', ''], lines)
  expect(certificates?.content.certifications).toEqual(['three', 'four'])
})
