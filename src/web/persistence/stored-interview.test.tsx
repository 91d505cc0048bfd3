import { beforeEach, expect, test, vi } from 'vitest'
import {
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

test('an interview goes where its resume goes', () => {
  writeInterview('local:1', 'said')
  moveInterview('local:1', 'resume:7')
  expect([readInterview('local:1'), readInterview('resume:7')]).toEqual([null, 'said'])
})

test('a resume that gets a place for the first time brings no interview along', () => {
  writeInterview('resume:7', 'said')
  moveInterview(null, 'resume:7')
  moveInterview('local:1', 'resume:7')
  expect(readInterview('resume:7')).toBe('said')
})

test('what storage refuses stays on the page, and the caller is told', () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(writeInterview('local:1', 'said')).toBe(false)
  expect(readInterview('local:1')).toBe('said')
  full.mockRestore()
  expect(writeInterview('local:1', 'said')).toBe(true)
})

test('what another tab writes is heard of, and what is no interview is not', () => {
  const heard: unknown[] = []
  const stop = onInterviewChange((key) => heard.push(key))
  window.dispatchEvent(new StorageEvent('storage', { key: 'interview:resume:7' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'resume-theme' }))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'interview:resume:8' }))
  expect(heard).toEqual(['resume:7'])
})
