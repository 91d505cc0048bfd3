// @vitest-environment node
import { redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { orProblem } from '#web/lib/forms/form-problem.ts'

const failing = (error: unknown) => orProblem(() => Promise.reject(error))

test.each([
  ['the server is unreachable', new TypeError('Failed to fetch'), 'offline'],
  ['the response is cut off', new Error('Unable to decode turbo-stream response'), 'offline'],
  ['a proxy is in front of a restarting server', new ErrorResponse(502, 'Bad Gateway', '<h1>502</h1>'), 'failed'],
  ['the server returns an error', new Error('Unexpected Server Error'), 'failed'],
])('if %s, the form stays and says so', async (_, error, code) => {
  expect(await failing(error)).toMatchObject({ data: { code, fields: {} }, init: { status: 503 } })
})

test('a missing page and a redirect are valid responses', async () => {
  const missing = new ErrorResponse(404, 'Not Found', null)
  await expect(failing(missing)).rejects.toBe(missing)
  const elsewhere = redirect('/auth')
  await expect(failing(elsewhere)).rejects.toBe(elsewhere)
})
