import { expect, test } from 'vitest'
import { reportedPage } from '#web/features/admin/messages/reported-page.ts'

test.each([
  ['/portfolio/ada', { path: '/portfolio/ada', key: 'ada' }],
  ['Report: /portfolio/ada-lovelace/12', { path: '/portfolio/ada-lovelace/12', key: 'ada-lovelace' }],
  ['Report of /portfolio/Ab3_x-9/7, please look', { path: '/portfolio/Ab3_x-9/7', key: 'Ab3_x-9' }],
  ['(/shared/AbC_-9)', { path: '/shared/AbC_-9', key: 'AbC_-9' }],
])('"%s" is recognized as one of our pages', (subject, page) => {
  expect(reportedPage(subject)).toEqual(page)
})

test.each([
  'A question',
  'https://elsewhere.example/portfolio/ada',
  '//elsewhere.example/portfolio/ada',
  '/portfolio/',
  '/portfolio/ada/12/..',
  '/portfolio/ada/x',
  '/admin/dashboard',
  'javascript:/portfolio',
])('"%s" is not recognized as one of our pages', (subject) => {
  expect(reportedPage(subject)).toBeUndefined()
})
