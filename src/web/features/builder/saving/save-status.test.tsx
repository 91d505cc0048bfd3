import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BuilderState } from '#web/features/builder/state/builder-store.ts'
import { SaveStatus } from '#web/features/builder/saving/save-status.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const open = () => showFields(SaveStatus).store
const announcement = () => screen.getByRole('status').textContent
const since = new Date('2026-04-05T10:00:00')

test('a successful save is shown but not announced', () => {
  const store = open()
  const go = (saveState: BuilderState['saveState']) => act(() => store.setState({ resumeId: 7, saveState }))
  for (const [state, words] of [
    ['unsaved', 'Saved in this browser'],
    ['saving', 'Saving...'],
    ['saved', 'Saved'],
  ] as const) {
    go({ state })
    expect(screen.getByText(words).closest('output')).toBeNull()
    expect(announcement()).toBe('')
  }
})

test('a failed save is announced once, until a save succeeds', () => {
  const store = open()
  const go = (saveState: BuilderState['saveState']) => act(() => store.setState({ resumeId: 7, saveState }))
  go({ state: 'failed', sentence: 'The disk is full.' })
  expect(announcement()).toBe('Not saved: The disk is full.')
  go({ state: 'saving' })
  expect(announcement()).toBe('Not saved: The disk is full.')
  go({ state: 'saved' })
  expect(announcement()).toBe('')
})

test('a lost connection is announced, with a note that nothing is lost', () => {
  const store = open()
  act(() => store.setState({ resumeId: 7, saveState: { state: 'offline', since } }))
  expect(announcement()).toMatch(/^Offline since 10:00.AM — saved in this browser$/)
})

test('a browser without storage shows a warning', () => {
  const store = open()
  act(() => store.setState({ storedIn: 'memory' }))
  expect(announcement()).toBe('Kept only until this tab closes')
})
