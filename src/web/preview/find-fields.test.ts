import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument, composeMarked } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { mapFields } from '#web/preview/field-map.ts'
import { textsOfField } from '#web/preview/find-fields.ts'
import { morph } from '#web/preview/morph.ts'

/** Both projects use one fast-check; the compiler sees its two builds. */
const resumes = anyResume as unknown as fc.Arbitrary<ResumeContent>

function paperOf(content: ResumeContent): HTMLElement {
  const doc = document.createElement('div')
  morph(doc, composeDocument(content, null).html, undefined)
  return doc
}
const textsFor = (content: ResumeContent, path: string) =>
  textsOfField(paperOf(content), composeMarked(content, null), path).map(({ range }) => range.toString())

const long = sampleContent('long')

test('a bullet with bold text is found as it prints', () => {
  expect(textsFor(long, 'experience.0.achievements.1')).toEqual([
    'Cut the p99 latency of gate checks from 900 ms to 140 ms by moving revocation lists to the edge',
  ])
})

test('a field printed within another field is found there', () => {
  expect(textsFor(long, 'experience.1.endDate')).toEqual(['Jul 2016 – Jan 2020'])
  expect(textsFor(long, 'education.1.field')).toEqual(['BSc, Mathematics'])
})

test('a list is found with all its parts, and a field without text is not found', () => {
  expect(textsFor(long, 'certifications')).toEqual(long.certifications)
  expect(textsFor(long, 'references.0.name')).toEqual([])
})

test('a resume that contains the marker characters shows no wrong field', () => {
  const odd = { ...long, summary: `\uE000personalInfo.email\uE001 mine` }
  expect(mapFields(paperOf(odd), composeMarked(odd, null)).filter(({ path }) => path === 'personalInfo.email')).toEqual(
    [],
  )
})

test('in every template, each field matches the text at its position', () => {
  const law = fc.property(resumes, (content) => {
    const doc = paperOf(content)
    const all = mapFields(doc, composeMarked(content, null))
    for (const { path } of all.slice(0, 5)) {
      const alone = textsOfField(doc, composeMarked(content, null), path).map(({ range }) => range.toString())
      const among = all.filter((field) => field.path === path || field.path.startsWith(`${path}.`))
      expect(alone).toEqual(among.map(({ range }) => range.toString()))
    }
  })
  fc.assert(law, { numRuns: 40 })
})
