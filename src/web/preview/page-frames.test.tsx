import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageFrames } from '#web/preview/page-frames.tsx'
import { show } from '#web/testing/show.tsx'

beforeEach(() => vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => vi.unstubAllGlobals())

test('on a phone, the label of a page ends where the next page begins', () => {
  show(() => <PageFrames paper="a4" pages={2} zoom={0.45} />)
  const label = screen.getByText('Page 1 of 2')
  expect(label.style.height).toBe('18px')
  expect(Number.parseFloat(label.style.fontSize)).toBeLessThanOrEqual(18)
  expect(label.className).not.toMatch(/\bm[ty]-/)
})
