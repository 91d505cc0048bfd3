import { setupI18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { nestingOf, readImport } from '#web/features/resumes/import/import-file.ts'
import { speak } from '#web/lib/i18n.ts'

beforeEach(() => speak(setupI18n({ locale: 'en', messages: { en: {} } })))

const fileOf = (text: string, size = text.length) => ({ size, text: async () => text })
const read = (text: string) => readImport(fileOf(text))

test('a JSON Resume becomes a resume under its name', async () => {
  const file = { basics: { name: 'Ada Lovelace' }, work: [{ name: 'Analytical Engines', position: 'Analyst' }] }
  expect(await read(JSON.stringify(file))).toMatchObject({
    title: 'Ada Lovelace',
    content: { personalInfo: { fullName: 'Ada Lovelace' }, experience: [{ company: 'Analytical Engines' }] },
  })
})

test('a mark at the beginning of the file is no fault', async () => {
  expect(await read('\uFEFF{"basics":{"name":"Ada"}}')).toMatchObject({ title: 'Ada' })
})

test('a file that is too large is not even read', async () => {
  const file = { size: 512 * 1024 + 1, text: () => Promise.reject(new Error('read')) }
  expect(await readImport(file)).toMatchObject({ problem: expect.stringContaining('larger than 512 KB') })
})

test.each(['', 'not json', '{"basics":', '[1,2'])('%o is said to be no JSON', async (text) => {
  expect(await read(text)).toMatchObject({ problem: expect.stringContaining('not valid JSON') })
})

test.each(['[]', '"text"', '7', 'null', '{"products":[]}'])('%s is said to be no JSON Resume', async (text) => {
  expect(await read(text)).toMatchObject({ problem: expect.stringContaining('no JSON Resume') })
})

test('a file that nests a hundred thousand deep is refused, not followed', async () => {
  const deep = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)
  expect(await readImport(fileOf(deep, 1))).toMatchObject({ problem: expect.stringContaining('too deeply') })
})

test.each(['{}', '{"basics":{}}', '{"basics":{"name":" "},"work":[]}', '{"meta":{"theme":"x"}}'])(
  '%s has nothing readable in it',
  async (text) => {
    expect(await read(text)).toMatchObject({ problem: expect.stringContaining('nothing readable') })
  },
)

test('33 levels and a name that cannot be kept are refused with a sentence each', async () => {
  const levels = `{"work":${'['.repeat(32)}${']'.repeat(32)}}`
  expect(await read(levels)).toMatchObject({ problem: expect.stringContaining('more than 32 levels') })
  expect(await read('{"work":[],"__proto__":{}}')).toMatchObject({
    problem: expect.stringContaining('field whose name'),
  })
})

test.each(['[]', '{"work":[],"__proto__":{}}', '{', '{}'])(
  'the refusal of %s is said in the language that is shown',
  async (text) => {
    speak(setupI18n({ locale: 'de', messages: { de: {} }, missing: () => 'Auf Deutsch.' }))
    expect(await read(text)).toEqual({ problem: 'Auf Deutsch.' })
  },
)

test('a file without a title and a name has one all the same', async () => {
  expect(await read('{"work":[{"name":"Analytical Engines"}]}')).toMatchObject({ title: 'Imported resume' })
})

test('brackets inside of texts do not nest', () => {
  expect(nestingOf('{"a":"[[[[","b":["\\"[",{}]}')).toBe(3)
})
