import { beforeEach, expect, test, vi } from 'vitest'
import {
  interruptedInterview,
  removeInterview,
  moveInterview,
  onInterviewChange,
  readInterview,
  writeInterview,
} from '#web/persistence/stored-interview.ts'

beforeEach(() => {
  localStorage.clear()
  removeInterview('local:1')
})

test('an interview moves with its resume', () => {
  writeInterview('local:1', 'said')
  moveInterview('local:1', 'resume:7')
  expect([readInterview('local:1'), readInterview('resume:7')]).toEqual([null, 'said'])
})

test('an interrupted interview says how many answers it has, and what is none says nothing', () => {
  expect([interruptedInterview(null), interruptedInterview('local:1')]).toEqual([null, null])
  writeInterview('local:1', JSON.stringify({ answered: ['a', 'b'], typed: { a: 'x', b: 'y', c: 'half' } }))
  expect(interruptedInterview('local:1')).toEqual({ answered: 2 })
  for (const text of ['said', 'null', '{"answered":2}']) {
    writeInterview('local:1', text)
    expect(interruptedInterview('local:1')).toBeNull()
  }
})

test('a resume saved for the first time has no interview', () => {
  writeInterview('resume:7', 'said')
  moveInterview(null, 'resume:7')
  moveInterview('local:1', 'resume:7')
  expect(readInterview('resume:7')).toBe('said')
})

test('a failed save stays on the page, and is reported to the caller', () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(writeInterview('local:1', 'said')).toBe(false)
  expect(readInterview('local:1')).toBe('said')
  full.mockRestore()
  expect(writeInterview('local:1', 'said')).toBe(true)
})

test('writes of another tab are noticed, and invalid interviews are ignored', () => {
  const notified: unknown[] = []
  const stop = onInterviewChange((key) => notified.push(key))
  window.dispatchEvent(new StorageEvent('storage', { key: 'interview:resume:7' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'resume-theme' }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'interview:resume:8' }))
  expect(notified).toEqual(['resume:7'])
})
