import { setField } from '#shared/resume/fields.ts'
import { sparse } from '#shared/resume/fixtures/sparse.ts'
import { fromJsonResume, toJsonResume } from '#shared/resume/json-resume.ts'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

test('a downloaded file names its format and keeps its title', () => {
  const content = setField(emptyContent(), 'personalInfo.fullName', 'Ada Ek')
  const file = toJsonResume(content, { title: 'For the port', lastModified: '2026-01-01T00:00:00Z' })
  expect(file).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { name: 'Ada Ek' },
    meta: {
      version: 'v1.0.0',
      lastModified: '2026-01-01T00:00:00Z',
      curricle: { version: 1, title: 'For the port', added: ['$schema', 'version', 'lastModified'] },
    },
  })
  expect(fromJsonResume(file)).toEqual({ content, title: 'For the port' })
})

test('a downloaded file keeps its template', () => {
  const file = toJsonResume(emptyContent(), { title: 'For the port', templateId: 9 })
  expect(file).toMatchObject({ meta: { curricle: { version: 1, title: 'For the port', templateId: 9 } } })
  expect(fromJsonResume(file)).toEqual({ content: emptyContent(), title: 'For the port', templateId: 9 })
})

test.each(['9', 0, -1, 2.5, 1e12, null, [9]])('%o is not a template', (templateId) => {
  expect(fromJsonResume({ basics: {}, meta: { curricle: { version: 1, templateId } } })).not.toHaveProperty(
    'templateId',
  )
})

test('without a title the person’s name is used, and without a name the title is empty', () => {
  expect(fromJsonResume(sparse)).toMatchObject({ title: 'Ngô Thị Hà' })
  expect(fromJsonResume({})).toEqual({ content: emptyContent(), title: '' })
})

const deep = (levels: number): string => `{"work":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`

test('a file may nest 32 levels and no more', () => {
  expect(fromJsonResume(deep(32))).toHaveProperty('content')
  expect(fromJsonResume(deep(33))).toEqual({ problem: { code: 'too_deep', levels: 32 } })
  expect(fromJsonResume(deep(100_000))).toHaveProperty('problem')
})

test('a file may have 512 KB and no more, counted in bytes', () => {
  const file = (characters: number) => JSON.stringify({ basics: { image: 'é'.repeat(characters) } })
  expect(fromJsonResume(file(262_000))).toHaveProperty('content')
  expect(fromJsonResume(file(262_200))).toEqual({ problem: { code: 'too_large', kilobytes: 512 } })
  expect(fromJsonResume(JSON.parse(file(262_200)))).toHaveProperty('problem')
})

test.each([
  ['no json', 'not_json'],
  ['[]', 'not_json_resume'],
  ['null', 'not_json_resume'],
  ['"text"', 'not_json_resume'],
  ['7', 'not_json_resume'],
  ['{"openapi":"3.0"}', 'not_json_resume'],
  ['{"work":[],"__proto__":{}}', 'unstorable_name'],
])('%s is rejected as %s', (text, code) => {
  expect(fromJsonResume(text)).toEqual({ problem: { code } })
})

test('any changes in a file give a valid resume', () => {
  const anyChange = fc.record({
    at: fc.array(fc.oneof(fc.nat(3), fc.constantFrom('skills', 'experience', 'design', 'x'))),
    be: fc.jsonValue(),
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(anyChange, fc.jsonValue())), (changes) => {
      const result = fromJsonResume({ basics: { name: 'Ada' }, meta: { curricle: { changes } } })
      expect('problem' in result || z.safeParse(ResumeContent, result.content).success).toBe(true)
    }),
  )
})
