import { expect, test } from 'vitest'
import { reportedPath, reportLink } from '#web/lib/report-link.ts'

const asked = (address: string) => reportedPath(new URL(address, 'https://cv.example').searchParams)

test('the report link includes the page it reports', () => {
  expect(reportLink('/portfolio/ada-l/3')).toBe('/contact?about=%2Fportfolio%2Fada-l%2F3')
  expect(asked(reportLink('/portfolio/ada-l/3'))).toBe('/portfolio/ada-l/3')
  expect(asked(reportLink('/shared/Zx_9-a'))).toBe('/shared/Zx_9-a')
})

test.each([
  '/contact',
  '/contact?about=',
  '/contact?about=/admin',
  '/contact?about=Buy%20now',
  '/contact?about=//evil.example/portfolio/a',
])('%s selects no page, and fills no text into the form', (address) => {
  expect(asked(address)).toBeNull()
})
