import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vcard } from '#shared/portfolio/vcard.ts'
import { emptyContent, Experience, type PersonalInfo, type ResumeContent } from '#shared/resume/schema.ts'

const CHANGED = '2026-11-18T12:34:56.789Z'
const card = (person: Partial<PersonalInfo>, more: Partial<ResumeContent> = {}) =>
  vcard({ ...emptyContent(), ...more, personalInfo: { ...emptyContent().personalInfo, ...person } }, CHANGED)
/** Bytes in UTF-8. */
const bytesOf = (text: string) => encodeURIComponent(text.toWellFormed()).replace(/%../g, 'x').length

test('a card contains the name and the contact details', () => {
  const person = {
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+44 20 7946 0991',
    location: 'London, UK',
    website: 'ada.example',
    linkedin: 'https://linkedin.com/in/ada',
  }
  expect(card(person, { experience: [Experience.parse({ position: 'Analyst' })] })).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:individual',
      'FN:Ada Lovelace',
      'N:;Ada Lovelace;;;',
      'TITLE:Analyst',
      'EMAIL:ada@example.com',
      'TEL:+44 20 7946 0991',
      'ADR:;;;London\\, UK;;;',
      'URL:https://ada.example',
      'URL:https://linkedin.com/in/ada',
      'REV:20261118T123456Z',
      'END:VCARD',
      '',
    ].join('\r\n'),
  )
})

test('separator characters are escaped', () => {
  expect(card({ fullName: 'Love\\lace; Ada, Countess' })).toContain('\r\nFN:Love\\\\lace\\; Ada\\, Countess\r\n')
})

test('a line is folded at 75 bytes and never inside a character', () => {
  const name = '王'.repeat(60)
  const lines = card({ fullName: name }).split('\r\n')
  expect(Math.max(...lines.map((line) => bytesOf(line)))).toBeLessThanOrEqual(75)
  expect(lines.slice(3, 6)).toEqual([`FN:${'王'.repeat(24)}`, ` ${'王'.repeat(24)}`, ` ${'王'.repeat(12)}`])
})

test('no text adds a line to the card or makes one too long', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.constantFrom(
      'x\r\nEMAIL:evil@example.com',
      'x\nURL:https://evil.example',
      'x\u2028TEL:666',
      'x\u0085NOTE:1',
      'x\\nTEL:666',
      'END:VCARD\r\nBEGIN:VCARD',
      'https://evil.example/\r\nNOTE:1',
    ),
  )
  const person = fc.record({
    fullName: text,
    email: text,
    phone: text,
    location: text,
    website: text,
    linkedin: text,
    github: text,
  })
  fc.assert(
    fc.property(person, text, (typed, position) => {
      const text = card(typed, { experience: [Experience.parse({ position })] })
      expect(text.endsWith('\r\nEND:VCARD\r\n')).toBe(true)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      for (const line of text.split('\r\n')) expect(bytesOf(line)).toBeLessThanOrEqual(75)
      const names = text
        .replaceAll('\r\n ', '')
        .trim()
        .split('\r\n')
        .map((line) => line.split(':')[0])
      const allowed = ['BEGIN', 'VERSION', 'KIND', 'FN', 'N', 'TITLE', 'EMAIL', 'TEL', 'ADR', 'URL', 'REV', 'END']
      // In a fixed order, each at most once except for the three addresses.
      expect(names).toEqual(
        allowed.flatMap((name) => names.filter((other) => other === name).slice(0, name === 'URL' ? 3 : 1)),
      )
    }),
  )
})
