import { expect, test } from 'vitest'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { expectedOf } from './expected.ts'
import { judge } from './judge.ts'
import { LAYOUTS } from './layouts.ts'
import { readPeople } from './types.ts'

const [priya] = readPeople()
const text = LAYOUTS.find(({ name }) => name === 'text with hyphens')
if (!priya || text?.kind !== 'text') throw new Error('The corpus has no such person or layout.')
const whole = text.text(priya)

/** How many values are right, and what the parser made that is not in the file, after a change to the file. */
function judged(change: (file: string) => string) {
  const { values, made, fields } = judge(parseResume({ text: change(whole) }), expectedOf(priya!, text!.traits)) // Both were checked.
  return {
    missing: values.flatMap(({ path, expected }) => (path === null ? [expected] : [])),
    madeUp: made.filter(({ isRight }) => !isRight).map(({ path }) => path),
    wrongFields: fields.filter(({ isRight }) => !isRight).length,
    all: values.length,
  }
}

test('a file that is read completely has every value, and nothing else', () => {
  // 4 contact details, 3 links, a summary, 4 jobs with 4 values and 10 bullets, 2 degrees with 4 values, 11 skills,
  // 3 languages and 2 certificates.
  expect(judged((file) => file)).toEqual({ missing: [], madeUp: [], wrongFields: 0, all: 58 })
})

test('a wrong value is missing, made up, and makes its field wrong', () => {
  expect(judged((file) => file.replace('June 2016', 'May 2016'))).toEqual({
    missing: ['2016-06'],
    madeUp: ['experience.2.startDate'],
    wrongFields: 1,
    all: 58,
  })
})

test('another name is not the name, in full or in part', () => {
  const swapped = judged((file) =>
    file.replace('Go, Python', 'Golang, Python').replace('Quillmark Inc.', 'Quillmark Foods'),
  )
  expect(swapped.missing).toEqual(['Quillmark Inc.', 'Go'])
  expect(swapped.madeUp).toEqual(['experience.2.company', 'skills.technical.0'])
})

test('two bullets that became one are both missing', () => {
  const { missing, madeUp } = judged((file) => file.replace('archive\n- Presented', 'archive Presented'))
  expect(missing).toEqual(['Added search by color to the photo archive', 'Presented the project to 120 colleagues'])
  expect(madeUp).toEqual(['experience.3.achievements.0'])
})
