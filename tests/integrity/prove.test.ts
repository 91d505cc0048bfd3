import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TextItem } from '#shared/parse/items.ts'
import { MEASURED } from '#shared/template/built-in/measured.ts'
import { REQUIRED, shareOf, shortfalls, sumOf, type Measures } from '#shared/template/rubric.ts'
import { createFileMaker, type FileMaker } from '../prove/files.ts'
import { foreignFields } from '../prove/foreign.ts'
import { measure } from '../prove/measure.ts'
import { pieceOf } from '#shared/template/read-back/pieces.ts'
import { proveLayouts, proveResumes } from '../prove/resumes.ts'
import { straightAcross } from '#shared/template/read-back/straight-across.ts'

test('reading straight across takes each line from both columns', () => {
  const item = (text: string, x: number, baseline: number): TextItem => ({
    text,
    page: 1,
    x,
    y: baseline - 10,
    width: 50,
    height: 10,
  })
  const columns = [
    item('Skills', 60, 100),
    item('Welding', 60, 116),
    item('Work', 260, 100.5),
    item('Dock Nine', 260, 116),
  ]
  expect(straightAcross(columns)).toBe('Skills Work\nWelding Dock Nine')
})

describe('the other parser', () => {
  const page = [
    pieceOf('ada@example.com', { path: 'personalInfo.email' }),
    pieceOf('Analyst', { path: 'experience.0.position' }),
    pieceOf('Wrote notes', { path: 'experience.0.achievements.0' }),
    pieceOf('BSc Mathematics', { path: 'education.0.degree' }),
  ]
  const lostIn = async (text: string) => {
    const found = await foreignFields(page, `ada@example.com\n${text}`)
    return page.filter((piece) => !found.has(`${piece.path} ${piece.text}`)).map(({ text }) => text)
  }

  test('finds each field in its section', async () => {
    expect(await lostIn('Experience\nAnalyst\nWrote notes\nEducation\nBSc Mathematics\n')).toEqual([])
  })

  test('misreads a field that was moved to the previous section', async () => {
    expect(await lostIn('Experience\nAnalyst\nWrote notes\nBSc Mathematics\nEducation\n')).toEqual(['bscmathematics'])
  })

  test('misreads a field that is in two sections, taking a word for a title', async () => {
    const text = 'Experience\nAnalyst\nInstitute of Technologies\nWrote notes\nEducation\nBSc Mathematics\n'
    expect(await lostIn(text)).toEqual(['wrotenotes'])
  })
})

describe('every template, each with one of the resumes', () => {
  let fileMaker: FileMaker
  let results: { name: string; measures: Measures; faults: readonly string[] }[]
  beforeAll(async () => {
    fileMaker = createFileMaker()
    results = await Promise.all(
      proveLayouts.map(async ({ name, layout }, index) => {
        // A different resume for each template; `npm run prove` tests all combinations.
        const resume = proveResumes[index % proveResumes.length]!
        const files = await fileMaker.make(resume.content, layout)
        return { name, ...(await measure(layout, [{ ...resume, files }])) }
      }),
    )
  })
  afterAll(() => fileMaker.close())

  test('is read back tagged, with all its text and words in order', () => {
    const short = results.flatMap(({ name, measures, faults }) => {
      // One resume has too few fields for a meaningful share: fields are checked below, over all resumes.
      const sentences = shortfalls({ ...measures, ownPdf: { right: 1, all: 1 } })
      return sentences.length > 0 || shareOf(measures.tagged) < 1 ? [name, ...sentences, ...faults] : []
    })
    expect(short).toEqual([])
  })

  test('gives our parser 99 of 100 fields', () => {
    const share = shareOf(sumOf(results.map(({ measures }) => measures.ownPdf)))
    const faults = results.flatMap((result) => result.faults.map((problem) => `${result.name}: ${problem}`))
    expect(share < REQUIRED.own ? faults.filter((problem) => /our parser on pdf/.test(problem)) : []).toEqual([])
  })
})

test('every template has a score, measured with these resumes', () => {
  expect(MEASURED.templates.map(({ id, name }) => [id, name])).toEqual(proveLayouts.map(({ id, name }) => [id, name]))
})
