import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromJsonResume, toJsonResume } from '#shared/resume/json-resume.ts'

/** Documents that JSON Resume publishes with its schema, under the MIT license. */
const FOLDER = 'node_modules/@jsonresume/schema'
const DOCUMENTS = [
  'sample.resume.json',
  'examples/career-changer.resume.json',
  'examples/new-grad.resume.json',
  'examples/senior-engineer.resume.json',
]

test.each(DOCUMENTS)('%s is exported exactly as imported', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
  const imported = fromJsonResume(text)
  if ('problem' in imported) throw new Error(imported.problem.code)
  expect(toJsonResume(imported.content)).toEqual(JSON.parse(text))
  expect(imported.content.personalInfo.fullName).not.toBe('')
  expect(imported.content.experience.length).toBeGreaterThan(0)
})
