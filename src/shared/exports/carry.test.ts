import { expect, test } from 'vitest'
import { textFile } from '#shared/exports/text-file.ts'
import { EVERY_FIELD, filledWith } from '#shared/portfolio/every-field.ts'
import { differencesOf, mergeVersions } from '#shared/resume/differences.ts'
import { fromJsonResume } from '#shared/resume/json-resume.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { composeDocument } from '#shared/template/document.ts'
import { textFieldsOf } from '#shared/ats/text-fields.ts'

/** A resume in which every field of the schema has a word of its own. */
const wordOf = (field: string) => `word-${field.replaceAll('.', '-').toLowerCase()}-end`
const FULL = filledWith(wordOf)

/** Settings, ids and data of other products: they have no words, or none that a page shows. */
const NO_WORDS =
  /^(design|hiddenSections|language|schemaVersion|sectionBreaks|referencesOnRequest|photo)|(^|\.)(id|foreign|kind|hidden|isPublic|pageBreak|current|remote|sameEmployer)$/
/** Kept, and not printed. */
const NOT_PRINTED = /hiddenAchievements$|hiddenBullets$/
/** Addresses of links: they are no web pages here, so only their text or nothing is printed. */
const ADDRESS = /^(experience\.url|contacts\.url|certificates\.url)$/

const WORDS = EVERY_FIELD.filter((field) => !NO_WORDS.test(field))
const PRINTED = WORDS.filter((field) => !NOT_PRINTED.test(field) && !ADDRESS.test(field))

/** The words of some fields that a text lacks. */
const missingIn = (text: string, fields: readonly string[]) => fields.filter((field) => !text.includes(wordOf(field)))

test('there are words to look for', () => {
  expect(PRINTED.length).toBeGreaterThan(80)
})

test.each([null, ...builtInTemplates])('every field is on the page: $name', (template) => {
  expect(missingIn(composeDocument(FULL, template).html, PRINTED)).toEqual([])
})

const named = { title: 'Resume', content: FULL, updatedAt: '2026-11-29T00:00:00.000Z' }

test.each(['txt', 'md'] as const)('every printed field is in the %s file', (format) => {
  expect(missingIn(textFile(format, named, null), PRINTED)).toEqual([])
})

test('JSON Resume gives every field back', () => {
  const read = fromJsonResume(textFile('json', named, null))
  expect(read).toMatchObject({ content: FULL })
})

test('a stored resume keeps every field', () => {
  expect(upgradeContent(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL)
})

test('a difference in any field is shown, and is chosen with theirs', () => {
  const mine = { title: 'Resume', templateId: null, content: FULL }
  const theirs = { ...mine, content: filledWith((field) => `their-${wordOf(field)}`) }
  const merged = JSON.stringify(mergeVersions(mine, theirs, () => true))
  expect(WORDS.filter((field) => !merged.includes(`their-${wordOf(field)}`))).toEqual([])
  const shown = JSON.stringify(differencesOf(mine, theirs))
  expect(WORDS.filter((field) => !shown.includes(`their-${wordOf(field)}`))).toEqual([])
})

/** What the score reads: everything that is printed, except addresses and words about the file. */
const NOT_SCORED = /url$|github$|\.links$|^sectionTitles|^signature|^consent|^references|^custom\.title/

test('the score reads every printed field', () => {
  const read = textFieldsOf(FULL).map(({ text }) => text)
  const scored = PRINTED.filter((field) => !NOT_SCORED.test(field) || field.startsWith('personalInfo'))
  expect(missingIn(read.join('\n'), scored)).toEqual([])
})
