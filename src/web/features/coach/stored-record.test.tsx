import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createStoredRecord } from '#web/features/coach/stored-record.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const opened = () => {
  const store = createStoredRecord<string>('words:', (kept) => z.safeParse(z.string(), kept).data ?? null)
  const look = () => show(() => <p role="note">{store.useKept('one') ?? 'nothing'}</p>)
  return { ...store, look }
}
const shownText = () => screen.getByRole('note').textContent
const writeFromAnotherTab = (value: string) => localStorage.setItem('words:one', JSON.stringify(value))

test('a value is in storage before anything else happens', () => {
  expect(opened().keep('one', 'bread')).toBe(true)
  expect(localStorage.getItem('words:one')).toBe('"bread"')
  expect(opened().read('one')).toBe('bread')
})

test('changes from another tab before the first read are not overwritten', () => {
  const { keep, look } = opened()
  look()
  act(() => void keep('one', 'first words'))
  cleanup()
  writeFromAnotherTab('first words and many more')
  look()
  expect(shownText()).toBe('first words and many more')
})

test('changes from another tab appear right away', () => {
  const { look } = opened()
  look()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'words:one', newValue: '"now"' })))
  expect(shownText()).toBe('now')
})

test('a value that storage rejects lasts as long as the page', () => {
  const throwQuotaError = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: throwQuotaError, removeItem: throwQuotaError })
  const { keep, look } = opened()
  look()
  act(() => expect(keep('one', 'long words')).toBe(false))
  cleanup()
  look()
  expect(shownText()).toBe('long words')
})

test('invalid JSON and values of another shape count as empty', () => {
  localStorage.setItem('words:one', '{"of":1}')
  expect(opened().read('one')).toBeNull()
  localStorage.setItem('words:one', '{')
  expect(opened().read('one')).toBeNull()
})
