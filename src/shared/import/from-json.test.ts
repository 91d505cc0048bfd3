import { versionFour } from '#shared/import/fixtures/reactive-resume.ts'
import { fromJson } from '#shared/import/from-json.ts'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('each kind of file is recognized by its structure', () => {
  expect(fromJson('{"basics":{"name":"Ada"}}')).toMatchObject({ title: 'Ada' })
  expect(fromJson(JSON.stringify(versionFour))).toMatchObject({ title: 'Nora Weiss' })
  expect(fromJson('{"title":"Cook","content":{"personalInfo":{"fullName":"Bo"}}}')).toMatchObject({
    title: 'Cook',
    content: { personalInfo: { fullName: 'Bo' } },
  })
  expect(fromJson('{')).toEqual({ problem: { code: 'not_json' } })
})

test('a resume from an account archive comes back complete', () => {
  fc.assert(
    fc.property(anyResume, (content) => {
      const file = { id: 7, title: 'Mine', content, templateId: 2, earlierVersions: [] }
      expect(fromJson(JSON.stringify(file))).toEqual({ title: 'Mine', content, templateId: 2 })
    }),
  )
})

test('64 KB may be in fields that a resume does not have, and no more', () => {
  const file = (bytes: number) => JSON.stringify({ basics: { name: 'Ada' }, x: 'a'.repeat(bytes - 8) })
  expect(fromJson(file(65_536))).toHaveProperty('content')
  expect(fromJson(file(65_537))).toEqual({ problem: { code: 'too_much_foreign', kilobytes: 64 } })
})
