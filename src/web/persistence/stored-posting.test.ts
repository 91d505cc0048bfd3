import { beforeEach, expect, test, vi } from 'vitest'
import { removePosting, writePosting, readPosting, movePosting } from '#web/persistence/stored-posting.ts'

beforeEach(() => localStorage.clear())

const typed = (text: string) => ({ typed: text, counted: '' })

test('each resume has its own posting, and a blank posting is deleted', () => {
  writePosting('resume:1', typed('Cook wanted'))
  writePosting('local:1', typed('Nurse wanted'))
  expect([readPosting('resume:1'), readPosting('local:1'), readPosting('resume:2')]).toEqual([
    { typed: 'Cook wanted', counted: '' },
    { typed: 'Nurse wanted', counted: '' },
    { typed: '', counted: '' },
  ])
  writePosting('resume:1', typed(' '))
  expect(readPosting('resume:1').typed).toBe('')
})

test('the analyzed posting is separate from later typing, and is removed only with it', () => {
  writePosting('resume:1', { typed: 'Baker wanted', counted: 'Cook wanted' })
  expect(readPosting('resume:1')).toEqual({ typed: 'Baker wanted', counted: 'Cook wanted' })
  writePosting('resume:1', { typed: '', counted: 'Cook wanted' })
  expect(readPosting('resume:1').counted).toBe('Cook wanted')
})

test('a posting stored in the old format is still read', () => {
  localStorage.setItem('job-postings', '[["resume:1","Cook wanted"]]')
  expect(readPosting('resume:1')).toEqual({ typed: 'Cook wanted', counted: 'Cook wanted' })
})

test('the twenty most recently used postings are kept', () => {
  for (let id = 1; id <= 21; id++) writePosting(`resume:${id}`, typed(`Posting ${id}`))
  expect([1, 2, 21].map((id) => readPosting(`resume:${id}`).typed)).toEqual(['', 'Posting 2', 'Posting 21'])
})

test('invalid stored postings and blocked storage cause no error', () => {
  localStorage.setItem('job-postings', '{"a":1}')
  expect(readPosting('resume:1').typed).toBe('')
  localStorage.setItem('job-postings', 'no json')
  expect(readPosting('resume:1').typed).toBe('')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => writePosting('resume:1', typed('Cook'))).not.toThrow()
  full.mockRestore()
})

test('a posting moves with its resume, without overwriting an existing posting', () => {
  writePosting('local:1', { typed: 'Cook wanted', counted: '' })
  writePosting('local:2', { typed: 'Baker wanted', counted: '' })
  movePosting('local:1', 'resume:7')
  movePosting('local:2', 'resume:7')
  expect(['local:1', 'resume:7', 'local:2'].map((key) => readPosting(key as 'local:1').typed)).toEqual([
    '',
    'Cook wanted',
    'Baker wanted',
  ])
  removePosting('resume:7')
  expect(readPosting('resume:7').typed).toBe('')
})
