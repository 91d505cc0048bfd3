import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { WORKER_JOBS, nestingOf } from '#web/features/import/reading/worker-jobs.ts'

test('brackets inside strings do not count as nesting', () => {
  expect(nestingOf('{"a":"[[[[","b":["\\"[",{}]}')).toBe(3)
})

test('a file nested a hundred thousand levels deep is rejected without recursion', async () => {
  const deep = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)
  expect(await WORKER_JOBS.json(deep)).toEqual({ problem: { code: 'too_deep', levels: 64 } })
})

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const relations = (main: string) =>
  `<Relationships><Relationship Id="r1" Type="${OFFICE}" Target="${main}"/></Relationships>`

test('a ZIP file is recognized by its contents', async () => {
  const zip = (name: string, text: string) => zipSync({ [name]: strToU8(text) })
  expect(await WORKER_JOBS.zip(zip('word/document.xml', '<w/>'))).toEqual({ kind: 'docx' })
  const online = { '_rels/.rels': strToU8(relations('word/document2.xml')), 'word/document2.xml': strToU8('<w/>') }
  expect(await WORKER_JOBS.zip(zipSync(online))).toEqual({ kind: 'docx' })
  const workbook = { '_rels/.rels': strToU8(relations('xl/workbook.xml')), 'xl/workbook.xml': strToU8('<x/>') }
  expect(await WORKER_JOBS.zip(zipSync(workbook))).toEqual({ kind: 'problem', problem: { code: 'zip_no_resume' } })
  expect(await WORKER_JOBS.zip(zip('holiday.jpg', 'x'))).toEqual({
    kind: 'problem',
    problem: { code: 'zip_no_resume' },
  })
  expect(await WORKER_JOBS.zip(strToU8('PK\u0003\u0004 and no more'))).toEqual({
    kind: 'problem',
    problem: { code: 'zip_broken' },
  })
  expect(await WORKER_JOBS.zip(zip('Export/Profile.csv', 'First Name,Last Name\nIda,Lund'))).toMatchObject({
    kind: 'linkedin',
    imported: { title: 'Ida Lund' },
    text: 'Export/Profile.csv\n\nFirst Name,Last Name\nIda,Lund',
  })
})
