import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { create } from 'zustand'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { ResumePreview, type PageLayout } from '#web/preview/resume-preview.tsx'
import { show } from '#web/testing/show.tsx'

// The test DOM has no fonts and fetches no style sheets.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })
  const { happyDOM } = window as unknown as { happyDOM: { settings: object } }
  Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })
})
afterEach(() => document.head.replaceChildren())

const short = sampleContent('short')
const paper = () =>
  screen.getByRole('region', { name: 'Resume preview' }).querySelector('[role=presentation]')!.shadowRoot!
const textOf = () => paper().querySelector('.doc')?.textContent ?? ''

/** A preview whose resume a test changes, in a store like the builder's. */
function showPreview(onLayout?: (layout: PageLayout) => void) {
  const useStore = create(() => ({ content: short }))
  show(() => {
    const { content } = useStore()
    return <ResumePreview content={content} template={null} {...(onLayout && { onLayout })} />
  })
  return (content: ResumeContent) => act(() => useStore.setState({ content }))
}

test('the resume is text in its own region, reachable by keyboard', () => {
  showPreview()
  expect(textOf()).toContain('Maya Okafor')
  expect(screen.getByRole('region', { name: 'Resume preview' }).tabIndex).toBe(0)
})

test('a change of the resume is rendered synchronously', () => {
  const change = showPreview()
  change({ ...short, personalInfo: { ...short.personalInfo, fullName: 'Maya Okafor-Lind' } })
  expect(textOf()).toContain('Maya Okafor-Lind')
})

test('the page count is announced once, and not again while it stays the same', () => {
  const handleLayout = vi.fn<(layout: PageLayout) => void>()
  const change = showPreview(handleLayout)
  change({ ...short, summary: 'Another summary' })
  expect(handleLayout.mock.calls).toEqual([[{ pages: 1, fitted: null }]])
})

test('font faces of the resume are declared once, and other scripts only if the resume uses them', () => {
  const sheets = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  const change = showPreview()
  expect(sheets()).toEqual(['/fonts/open-sans.css'])
  change({ ...short, summary: '北京' })
  expect(sheets()).toEqual(['/fonts/open-sans.css', '/fonts/noto-sans-sc.css'])
  change({ ...short, summary: '서울, 北京' })
  expect(sheets()).toEqual(['/fonts/open-sans.css', '/fonts/noto-sans-sc.css', '/fonts/noto-sans-kr.css'])
})
