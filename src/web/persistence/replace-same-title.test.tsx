import { expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { replaceSameTitle } from '#web/persistence/replace-same-title.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

const resume = (id: number, title: string, more: Partial<LocalResume> = {}): LocalResume => ({
  id,
  title,
  content: { ...emptyContent(), summary: `text of ${id}` },
  templateId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  ...more,
})

test('a resume with a unique title is added unchanged', () => {
  const saved = resume(2, 'Baker')
  expect(replaceSameTitle([resume(1, 'Cook'), saved], saved)).toEqual({ kept: saved, replaced: null })
})

test('a resume with the same title is replaced under its own ID, and becomes an earlier version', () => {
  const old = resume(1, 'Cook', { createdAt: '2025-05-05T00:00:00.000Z', templateId: 4 })
  const saved = resume(2, ' Cook ')
  const { kept, replaced } = replaceSameTitle([old, saved], saved)
  expect(replaced).toBe(old)
  expect(kept).toMatchObject({ id: 1, createdAt: '2025-05-05T00:00:00.000Z', content: { summary: 'text of 2' } })
  expect(kept.earlier).toEqual([
    { title: 'Cook', content: old.content, templateId: 4, savedAt: '2026-01-02T00:00:00.000Z' },
  ])
})

test('the earlier versions of both are kept, newest first, up to ten', () => {
  const version = (day: number) => ({
    title: 'Cook',
    content: emptyContent(),
    templateId: null,
    savedAt: `2025-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  })
  const old = resume(1, 'Cook', { earlier: [9, 7, 5, 3, 1].map(version) })
  const saved = resume(2, 'Cook', { earlier: [10, 8, 6, 4, 2].map(version) })
  const days = replaceSameTitle([old], saved).kept.earlier?.map(({ savedAt }) => savedAt.slice(0, 10))
  expect(days).toEqual([
    '2026-01-02',
    '2025-01-10',
    '2025-01-09',
    '2025-01-08',
    '2025-01-07',
    '2025-01-06',
    '2025-01-05',
    '2025-01-04',
    '2025-01-03',
    '2025-01-02',
  ])
})

test('a title in different case is another title', () => {
  const saved = resume(2, 'cook')
  expect(replaceSameTitle([resume(1, 'Cook')], saved).replaced).toBeNull()
})
