import { expect, test } from 'vitest'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument, composeMarked } from '#shared/template/document.ts'
import { mapFields } from '#web/preview/field-map.ts'
import { placesOf, rangesOf, type WordPlace } from '#web/preview/highlight-words.ts'
import { morph } from '#web/preview/morph.ts'

const content: ResumeContent = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada' },
  summary: 'Wrote **Python** scripts, then more Python.',
  skills: { technical: ['SQL', 'C', 'C++'], soft: [], languages: [] },
}

function textsOf(words: readonly WordPlace[]): string[] {
  const doc = document.createElement('div')
  morph(doc, composeDocument(content, null).html, undefined)
  return rangesOf(mapFields(doc, composeMarked(content, null)), words).map((range) => range.toString())
}

test('a word is found at each occurrence in its field, even where it is partly bold', () => {
  expect(textsOf([{ path: 'summary', form: 'Python' }])).toEqual(['Python', 'Python'])
  expect(textsOf([{ path: 'summary', form: 'Python scripts' }])).toEqual(['Python scripts'])
})

test('an item of a list that prints as one text is found in it', () => {
  expect(textsOf([{ path: 'skills.technical.0', form: 'SQL' }])).toEqual(['SQL'])
})

test('a word in another field is not found', () => {
  expect(textsOf([{ path: 'personalInfo.fullName', form: 'Python' }])).toEqual([])
})

test('only whole words are found', () => {
  expect(placesOf('C', 'C, C++, C# and Cobol in C')).toEqual([0, 24])
  expect(placesOf('Java', 'JavaScript and Java')).toEqual([15])
  expect(placesOf('SQL', 'MySQL and SQL')).toEqual([10])
})
