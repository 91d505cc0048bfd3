import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DataError, packData } from './pack.ts'

let folder: string
let root: string
const packed = () => join(folder, 'packed')

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'))
  root = join(folder, 'data')
})
const KINDS = [
  'coach',
  'coach-rubric',
  'examples',
  'interview',
  'interview-tips',
  'job-titles',
  'negotiation',
  'occupations',
  'passwords',
  'resume-languages',
  'skills',
  'writing-help',
]
beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  for (const kind of KINDS) cpSync(join('data', kind), join(root, kind), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Edits a file, and returns what packing says of it, without the folder's name. */
function problemsAfter(file: string, edit: (text: string) => string): readonly string[] {
  const path = join(root, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
  try {
    packData(root, packed())
    return []
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    return error.message.replaceAll(`${root}/`, '').split('\n')
  }
}

test('the data of the repository has no problem, and each kind becomes a module', () => {
  packData(root, packed())
  const names = readdirSync(packed()).map((file) => file.replace('.ts', ''))
  expect(names.toSorted()).toEqual([
    'coach',
    'coach-rubric',
    'common-passwords',
    'example-titles',
    'import-words',
    'industry-names',
    'interview',
    'interview-tips',
    'job-titles',
    'more-resume-words',
    'negotiation-de',
    'negotiation-es',
    'negotiation-fr',
    'occupations',
    'questions-de',
    'questions-en',
    'questions-es',
    'questions-fr',
    'resume-choices',
    'resume-titles',
    'resume-words',
    'server-texts',
    'skills',
    'writing-help',
  ])
})

test('a corrected question is packed, and an unchanged kind is left as it is', () => {
  packData(root, packed())
  const skills = readFileSync(join(packed(), 'skills.ts'), 'utf8')
  writeFileSync(join(packed(), 'skills.ts'), `${skills}// Unchanged\n`)
  const problems = problemsAfter('interview/en/retail.yaml', (text) =>
    text.replace('About how many', 'Roughly how many'),
  )
  expect(problems).toEqual([])
  expect(readFileSync(join(packed(), 'questions-en.ts'), 'utf8')).toContain('Roughly how many')
  expect(readFileSync(join(packed(), 'skills.ts'), 'utf8')).toMatch(/Unchanged\n$/)
})

test('an id that is used twice is reported with its line', () => {
  expect(
    problemsAfter('interview/en/retail.yaml', (text) =>
      text.replace('id: entry-achievements-2', 'id: entry-achievements-1'),
    ),
  ).toContainEqual(
    expect.stringMatching(
      /^interview\/en\/retail\.yaml:\d+: the id "entry-achievements-1" is already used above\. Give/,
    ),
  )
  expect(
    problemsAfter('coach/craft-any.yaml', (text) => text.replace('id: craft-any-2\n', 'id: craft-any-1\n')),
  ).toContainEqual(
    expect.stringMatching(/^coach\/craft-any\.yaml:\d+: the id "craft-any-1" is already used above\. Take/),
  )
})

test('a question without a translation is reported with the file that lacks it', () => {
  const problems = problemsAfter('interview/fr/retail.yaml', (text) =>
    text.replace('id: mid-skills-1', 'id: mid-skills-9'),
  )
  expect(problems).toEqual([
    'interview/fr/retail.yaml:1: the question "mid-skills-1" of interview/en/retail.yaml:1 is missing here. Add its translation.',
    'interview/fr/retail.yaml:1: the question "mid-skills-9" is not in interview/en/retail.yaml:1. Add it there, or remove it here.',
  ])
})

test('a bank without a file in one language is reported', () => {
  rmSync(join(root, 'interview/es/law.yaml'))
  expect(problemsAfter('interview/order.yaml', (text) => text)).toEqual([
    'interview/es/law.yaml: this file is missing. Every bank needs one in each language.',
  ])
})

test('an unknown tag is reported with the tags that there are', () => {
  expect(problemsAfter('interview/en/retail.yaml', (text) => text.replace('level: Lead', 'level: Boss'))).toEqual([
    expect.stringMatching(
      /^interview\/en\/retail\.yaml:\d+: "questions\.\d+\.level": Invalid option: expected one of "Entry-level"/,
    ),
  ])
})

test('a misspelled field is reported by its name', () => {
  expect(problemsAfter('interview/de/retail.yaml', (text) => text.replace('label:', 'lable:'))).toEqual([
    'interview/de/retail.yaml:1: "label" is missing.',
    'interview/de/retail.yaml:1: "lable" isn’t a known field. Correct its name or remove it.',
  ])
})

test('a bank that the order does not name is reported', () => {
  expect(problemsAfter('interview/order.yaml', (text) => text.replace('  - law\n', ''))).toContain(
    'interview/en/law.yaml: this bank is not in order.yaml. Add its name there, or delete the file.',
  )
})

test('a skill that is there already, or is related to none, is reported with its line', () => {
  const line = '{"label":"Bookkeeping","kind":"domain","families":["bookkeeping"],"related":["Bookkeping"]}\n'
  const problems = problemsAfter('skills/writing.jsonl', (text) => line + text)
  expect(problems).toEqual([
    expect.stringMatching(
      /^skills\/writing\.jsonl:1: "Bookkeeping" is already at skills\/accounting\.jsonl:\d+\. Merge/,
    ),
    'skills/writing.jsonl:1: "Bookkeeping" is related to "Bookkeping", which isn’t another label. Correct or remove it.',
  ])
})

test('verbs of an industry that does not exist, and a noun in two questions, are reported', () => {
  expect(problemsAfter('writing-help/verbs.yaml', (text) => text.replace('retail:', 'retial:'))).toEqual([
    expect.stringMatching(/^writing-help\/verbs\.yaml:\d+: "retial" is no industry of the occupations/),
  ])
  const problems = problemsAfter('writing-help/questions.yaml', (text) => text.replace('residents', 'guests'))
  expect(problems.filter((each) => each.includes('questions'))).toEqual([
    'writing-help/questions.yaml:3: "guests" is in two questions. Remove it from one of them.',
  ])
})

test('a line that is no JSON is reported, and nothing is packed from its kind', () => {
  packData(root, packed())
  const before = readFileSync(join(packed(), 'skills.ts'), 'utf8')
  expect(problemsAfter('skills/writing.jsonl', (text) => text.replace('"label"', 'label'))).toContain(
    'skills/writing.jsonl:1: this line isn’t valid JSON. Check for a missing comma, quote or bracket.',
  )
  expect(readFileSync(join(packed(), 'skills.ts'), 'utf8')).toBe(before)
})

test('a folder that is missing is reported', () => {
  rmSync(join(root, 'job-titles'), { recursive: true })
  expect(() => packData(root, packed())).toThrow('job-titles: this folder has no files.')
})
