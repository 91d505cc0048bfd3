import '#web/testing/fake-indexeddb.ts'
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useInterviewMode } from '#web/features/builder/interview/use-interview-mode.ts'
import { makeBuilder, makeResume } from '#web/features/builder/testing/make-builder.ts'
import { readInterview, writeInterview } from '#web/persistence/stored-interview.ts'
import { show } from '#web/testing/show.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** A page with an open resume, as after a reload. */
function open(resume = makeResume()) {
  const { store } = makeBuilder({ signedIn: true, resume }).builder
  const page = show(() => {
    useInterviewMode(store)
    return null
  })
  return { store, ...page }
}

test('a page left in interview mode opens in it again, only for this resume', () => {
  const { store, unmount } = open()
  expect(store.getState().interviewing).toBe(false)
  act(() => store.setState({ interviewing: true }))
  unmount()
  expect(open().store.getState().interviewing).toBe(true)
  expect(open(makeResume({ id: 8 })).store.getState().interviewing).toBe(false)
})

test('a page left in form mode opens in form mode', () => {
  const { store, unmount } = open()
  act(() => store.setState({ interviewing: true }))
  act(() => store.setState({ interviewing: false }))
  unmount()
  expect(open().store.getState().interviewing).toBe(false)
})

test('an address that asks for the interview opens it once, and keeps what else it says', () => {
  history.replaceState({ idx: 3 }, '', '/resume-builder?local=5&interview=1')
  const { store, unmount } = open()
  expect(store.getState().interviewing).toBe(true)
  expect([location.search, history.state]).toEqual(['?local=5', { idx: 3 }])
  act(() => store.setState({ interviewing: false }))
  unmount()
  expect(open().store.getState().interviewing).toBe(false)
})

test('saving a resume to the account moves its interview along', () => {
  const { store } = open()
  act(() => store.setState({ resumeId: null, local: { id: 100, createdAt: '2026-01-01T00:00:00.000Z' } }))
  writeInterview('local:100', 'said')
  act(() => store.setState({ resumeId: 9, local: null }))
  expect([readInterview('local:100'), readInterview('resume:9')]).toEqual([null, 'said'])
})
