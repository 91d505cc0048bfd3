import { expect, test } from 'vitest'
import { getUser, login } from '#shared/contract/account.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { exportPdf } from '#shared/contract/exports.ts'
import { deleteResume, saveResume } from '#shared/contract/resumes.ts'
import { call } from '#web/lib/api/call.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'

const answering =
  (answer: Response): Send =>
  async () =>
    answer
const problem = (status: number, message: string, code = 'some_code') => Response.json({ message, code }, { status })

test('a reply in the contract is returned with its status and body', async () => {
  const body = {
    id: '7',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: '',
    profileImageUrl: null,
    subscriptionTier: 'free',
  }
  expect(await call(getUser, {}, answering(Response.json(body)))).toEqual({ status: 200, body })
})

test('a listed refusal is a reply, not an error', async () => {
  const reply = await call(
    login,
    { body: { email: 'a@b.co', password: 'x' } },
    answering(problem(401, 'Invalid email or password')),
  )
  expect(reply).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } })
})

test('a refusal that any endpoint may return is a reply as well', async () => {
  expect(await call(getUser, {}, answering(problem(429, 'Too many tries.')))).toMatchObject({ status: 429 })
})

test('path parameters are filled in and encoded', async () => {
  const asked: string[] = []
  const send: Send = async (path, { method }) => {
    asked.push(`${method} ${path}`)
    return Response.json({})
  }
  await call(deleteResume, { params: { id: '../5' } }, send)
  expect(asked).toEqual(['DELETE /api/resumes/..%2F5'])
})

test('a status outside the contract throws its status and message', async () => {
  await expect(call(getUser, {}, answering(problem(418, 'I am a teapot')))).rejects.toThrow('418: I am a teapot')
})

test('a response that is not JSON throws its status and text', async () => {
  const answer = new Response('upstream gone', { status: 502 })
  await expect(call(getUser, {}, answering(answer))).rejects.toThrow('502: upstream gone')
})

test('an empty response throws its status and status text', async () => {
  const answer = new Response('', { status: 502, statusText: 'Bad Gateway' })
  await expect(call(getUser, {}, answering(answer))).rejects.toThrow('502: Bad Gateway')
})

test('a bare 401 has the message Unauthorized', async () => {
  await expect(call(getUser, {}, answering(new Response('', { status: 401 })))).rejects.toThrow('401: Unauthorized')
})

test('a body that does not match the contract throws', async () => {
  await expect(call(getUser, {}, answering(Response.json({ name: 'Ada' })))).rejects.toThrow('200: {"name":"Ada"}')
})

test('a file is returned as bytes, with the name from the server', async () => {
  const answer = new Response(new Uint8Array([37, 80, 68, 70]), {
    headers: { 'content-disposition': `attachment; filename="Resume.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf` },
  })
  const reply = await call(exportPdf, { params: { id: '5' } }, answering(answer))
  expect(reply).toEqual({ status: 200, body: new Uint8Array([37, 80, 68, 70]), fileName: 'Résumé.pdf' })
})

test('a file with a plain name keeps it', async () => {
  const answer = new Response(new Uint8Array([1]), {
    headers: { 'content-disposition': 'attachment; filename="CV 2026.pdf"' },
  })
  expect(await call(exportPdf, { params: { id: '5' } }, answering(answer))).toMatchObject({ fileName: 'CV 2026.pdf' })
})

test('without a connection, the error says that nothing is lost', async () => {
  const offline: Send = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(getUser, {}, offline)).rejects.toThrow('No connection. Try again when you’re back online.')
})

test('a refused reply becomes an error in the format of the specification', () => {
  expect(toCallError({ status: 404, body: { message: 'We can’t find this resume.', code: 'x' } }).message).toBe(
    '404: We can’t find this resume.',
  )
  expect(toCallError({ status: 401, body: {} }).message).toBe('401: Unauthorized')
})

test('users see the message without its status', async () => {
  const error = await call(saveResume, { params: { id: '1' } }, answering(problem(418, 'Try tea.'))).catch(
    (e: unknown) => e,
  )
  expect(errorMessage(error)).toBe('Try tea.')
})

test('users see nothing of internal errors', () => {
  expect(errorMessage(new Error('x is undefined'))).toBe('Something went wrong on our side. Please try again.')
})
