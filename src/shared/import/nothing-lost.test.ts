import type { ImportedFile } from '#shared/import/document.ts'
import {
  everyJsonResumeField,
  everyLinkedInColumn,
  everyReactiveField,
  PIXEL,
} from '#shared/import/fixtures/every-field.ts'
import { lostValues } from '#shared/import/fixtures/lost-values.ts'
import { fromJson } from '#shared/import/from-json.ts'
import { fromLinkedIn } from '#shared/import/linkedin.ts'
import { isObject } from '#shared/resume/json-value.ts'
import { composeDocument } from '#shared/template/document.ts'
import { expect, test } from 'vitest'

const leftOverIn = (imported: ImportedFile): readonly string[] => imported.leftOver ?? []

test('a value of Reactive Resume is imported or reported', () => {
  const imported = fromJson(JSON.stringify(everyReactiveField))
  expect(imported.picture).toBe(PIXEL)
  // The dots of a skill whose level is told in words.
  expect(lostValues(everyReactiveField, imported)).toEqual(['3'])
  expect(leftOverIn(imported)).toEqual([
    'Website: basics-label',
    'profile-network – Website: profile-label',
    'job-company – Position: job-position',
    'job-company – Period: job-period',
    'job-company – Website: job-label',
    'school-school – Description: school-description',
    'school-school – Website: https://school.example',
    'school-school – Website: school-label',
    'project-name – Website: project-label',
    'dotted-skill – Level: 4',
    'certificate-title – Description: certificate-description',
    'certificate-title – Website: certificate-label',
    'publication-title – Website: publication-label',
    'reference-name – Website: reference-label',
    'Notes: notes-text',
  ])
})

test('what is hidden in Reactive Resume is kept and not printed', () => {
  const hide = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((item) => (isObject(item) ? { ...item, hidden: true } : item))
      : isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hide(item)]))
        : value
  const hidden = { ...everyReactiveField, sections: hide({ ...everyReactiveField.sections, profiles: {} }) }
  const imported = fromJson(JSON.stringify({ ...hidden, customSections: hide(everyReactiveField.customSections) }))
  expect(lostValues(hidden.sections, imported).filter((value) => value !== '3')).toEqual([])
  if ('problem' in imported) throw new Error(imported.problem.code)
  const printed = composeDocument({ ...imported.content, sectionTitles: {} }, null).html
  expect(printed).toContain('basics-name')
  expect(printed).not.toMatch(/(job|role|school|project|skill|language|award|certificate|publication|own)-/)
  expect(imported.content.certificates).toMatchObject([{ name: 'certificate-title', hidden: true }])
  expect(imported.content.skillGroups).toMatchObject([
    { name: 'skill-name', level: 'skill-proficiency', skills: ['skill-keyword'], hidden: true },
    { skills: ['dotted-skill'], hidden: true },
  ])
})

test('a value of JSON Resume is imported or reported', () => {
  const imported = fromJson(JSON.stringify(everyJsonResumeField))
  expect(lostValues(everyJsonResumeField, imported)).toEqual([])
  expect(leftOverIn(imported)).toEqual([
    'Image: https://basics-image.example',
    'Address: place-address',
    'Postal code: place-postalCode',
    'volunteer-organization – Url: volunteer-url',
    'school-institution – Url: school-url',
    'project-name – Entity: project-entity',
    'project-name – Type: project-type',
  ])
})

test('a picture in a JSON Resume is none of its words, however large it is', () => {
  const picture = `${PIXEL.slice(0, 22)}${'A'.repeat(400_000)}`
  const imported = fromJson(JSON.stringify({ basics: { name: 'Ada', image: picture } }))
  expect(imported).toMatchObject({ picture, leftOver: [], title: 'Ada' })
})

test('our own file has nothing to report', () => {
  const file = { basics: { name: 'Ada', pets: 'Cat' }, meta: { curricle: { version: 1 } } }
  expect(leftOverIn(fromJson(JSON.stringify(file)))).toEqual([])
})

test('a value of a LinkedIn export is imported or reported', () => {
  const imported = fromLinkedIn(everyLinkedInColumn)
  const cells = Object.values(everyLinkedInColumn).flatMap((table) =>
    table.trim().split('\n').slice(1).join().split(','),
  )
  // Whether an email address is confirmed and the main one, and what kind of phone it is.
  expect(lostValues(cells, imported)).toEqual(['Yes', 'Yes', 'Yes', 'Mobile'])
  expect(leftOverIn(imported)).toEqual([
    'Maiden name: profile-maiden-name',
    'Address: profile-address',
    'Birth date: profile-birth-date',
    'Industry: profile-industry',
    'Zip code: profile-zip-code',
    'Instant messengers: profile-instant-messengers',
    'Email address: second@example.com',
    'school-school-name – Notes: school-notes',
    'school-school-name – Activities: school-activities',
    'volunteer-company-name – Cause: volunteer-cause',
    'patent-title – Filed on: patent-filed-on',
  ])
})
