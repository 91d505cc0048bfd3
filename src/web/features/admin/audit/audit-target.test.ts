import { expect, test } from 'vitest'
import { auditTarget } from '#web/features/admin/audit/audit-target.ts'

test.each([
  ['/api/admin/users/u1/suspension', { kind: 'user', id: 'u1' }],
  ['/api/admin/users/u%201/takedown', { kind: 'user', id: 'u 1' }],
  ['/api/admin/users/u1/resumes/7/takedown', { kind: 'resume', id: '7', user: 'u1' }],
  ['/api/admin/users/u1/products/coach', { kind: 'product', id: 'coach', user: 'u1' }],
  ['/api/admin/messages/12/reply', { kind: 'message', id: '12' }],
  ['/api/admin/mails/3/attempts', { kind: 'mail', id: '3' }],
  ['/api/admin/topics/cover-letters/notice', { kind: 'list', id: 'cover-letters' }],
  ['/api/admin/claims/users', { kind: 'claim', id: 'users' }],
  ['/api/admin/shared-templates/1000000', { kind: 'template', id: '1000000' }],
  ['/api/admin/leads.csv', { kind: 'other' }],
  ['/api/admin/login', { kind: 'other' }],
  ['/api/admin/users/%', { kind: 'user', id: '%' }],
  ['', { kind: 'other' }],
])('the target of %s is %j', (path, target) => {
  expect(auditTarget(path)).toEqual(target)
})
