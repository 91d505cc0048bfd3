import { beforeEach, expect, test, vi } from 'vitest'
import { keepPosting, keptPosting } from '#web/score/kept-posting.ts'

beforeEach(() => localStorage.clear())

test('each resume has its own posting, and a blank one is forgotten', () => {
  keepPosting('resume:1', 'Cook wanted')
  keepPosting('local:1', 'Nurse wanted')
  expect([keptPosting('resume:1'), keptPosting('local:1'), keptPosting('resume:2')]).toEqual([
    'Cook wanted',
    'Nurse wanted',
    '',
  ])
  keepPosting('resume:1', ' ')
  expect(keptPosting('resume:1')).toBe('')
})

test('twenty postings are kept, the last touched ones', () => {
  for (let id = 1; id <= 21; id++) keepPosting(`resume:${id}`, `Posting ${id}`)
  expect([keptPosting('resume:1'), keptPosting('resume:2'), keptPosting('resume:21')]).toEqual([
    '',
    'Posting 2',
    'Posting 21',
  ])
})

test('what is no list of postings, and a browser that keeps nothing, break nothing', () => {
  localStorage.setItem('job-postings', '{"a":1}')
  expect(keptPosting('resume:1')).toBe('')
  localStorage.setItem('job-postings', 'no json')
  expect(keptPosting('resume:1')).toBe('')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => keepPosting('resume:1', 'Cook')).not.toThrow()
  full.mockRestore()
})
