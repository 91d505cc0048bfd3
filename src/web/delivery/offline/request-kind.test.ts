import { expect, test } from 'vitest'
import { requestKind } from '#web/delivery/offline/request-kind.ts'

const HOME = 'https://resumes.example.com'
const asked = (path: string, mode = 'cors', method = 'GET') =>
  requestKind({ method, mode, url: new URL(path, HOME).href }, HOME)

test.each([
  ['/resume-builder', 'builder'],
  ['/resume-builder?local=1763770000000', 'builder'],
  ['/Resume-Builder/', 'builder'],
  ['/resume-builder/12', 'account-resume'],
  ['/resume-builder/12/more', 'none'],
  ['/resume-builders', 'none'],
  ['/', 'home'],
  ['/?from=mail', 'home'],
  ['/profile', 'none'],
  ['/api/login?next=/resume-builder', 'none'],
] as const)('navigating to %s is handled as %s', (path, kind) => {
  expect(asked(path, 'navigate')).toBe(kind)
})

test.each([
  ['/assets/shared-Cjc074ck.js', 'asset'],
  ['/fonts/roboto.css', 'font-sheet'],
  ['/fonts/files/roboto-400.woff2', 'font-file'],
  ['/api/resumes/12', 'none'],
  ['/resume-builder.data?local=1', 'none'],
  ['/service-worker.js', 'none'],
  ['https://elsewhere.example.com/assets/shared-Cjc074ck.js', 'none'],
] as const)('requesting %s is handled as %s', (path, kind) => {
  expect(asked(path)).toBe(kind)
})

test('requests that send data are never intercepted', () => {
  expect(asked('/resume-builder', 'navigate', 'POST')).toBe('none')
})
