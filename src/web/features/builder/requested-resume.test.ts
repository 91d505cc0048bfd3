import { expect, test } from 'vitest'
import { parseRequestedResume, parseWantedFile } from '#web/features/builder/requested-resume.ts'

test.each([
  ['', { kind: 'new', templateId: null }],
  ['?template=3', { kind: 'new', templateId: 3 }],
  ['?local=1763770000000', { kind: 'local', id: 1_763_770_000_000 }],
  ['?local=mine', { kind: 'missing' }],
])('the URL /resume-builder%s requests the right resume', (query, expected) => {
  expect(parseRequestedResume(new URLSearchParams(query))).toEqual(expected)
})

test.each([
  ['?local=5&download=pdf', 'pdf'],
  ['?local=5&download=docx', 'docx'],
  ['?local=5&download=txt', undefined],
  ['?local=5&download=PDF', undefined],
  ['?local=5&download=', undefined],
  ['?local=5', undefined],
])('the URL /resume-builder%s asks for the file %s', (query, expected) => {
  expect(parseWantedFile(new URLSearchParams(query))).toBe(expected)
})
