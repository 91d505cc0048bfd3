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

/** A page with an open resume, as a reload brings it again. */
function open(resume = makeResume()) {
  const { store } = makeBuilder({ signedIn: true, resume }).builder
  const page = show(() => {
    useInterviewMode(store)
    return null
  })
  return { store, ...page }
}

test('a page that was left with the interview opens with it again, and only this resume does', () => {
  const { store, unmount } = open()
  expect(store.getState().interviewing).toBe(false)
  act(() => store.setState({ interviewing: true }))
  unmount()
  expect(open().store.getState().interviewing).toBe(true)
  expect(open(makeResume({ id: 8 })).store.getState().interviewing).toBe(false)
})

test('a page that was left with the form opens with the form', () => {
  const { store, unmount } = open()
  act(() => store.setState({ interviewing: true }))
  act(() => store.setState({ interviewing: false }))
  unmount()
  expect(open().store.getState().interviewing).toBe(false)
})

test('a resume that is saved to the account takes its interview along', () => {
  const { store } = open()
  act(() => store.setState({ resumeId: null, local: { id: 100, createdAt: '2026-01-01T00:00:00.000Z' } }))
  writeInterview('local:100', 'said')
  act(() => store.setState({ resumeId: 9, local: null }))
  expect([readInterview('local:100'), readInterview('resume:9')]).toEqual([null, 'said'])
})
