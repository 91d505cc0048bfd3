import { expect, test } from 'vitest'
import { choicesOf } from '#server/http/choices-of.ts'
import { onEachDatabase, createTestSite, registerUser } from '#server/testing/site.ts'
import type { Send } from '#shared/contract/endpoint.ts'

onEachDatabase('theme and language of a page', (engine) => {
  test('are those of the device, otherwise those of the account', async () => {
    const site = await createTestSite(engine)
    const cookies = await registerUser(site)
    await site.request('PUT', '/api/settings', { cookie: cookies, body: { theme: 'dark', language: 'fr' } })
    const send: Send = (path, { method }) => site.request(method, path, { cookie: cookies })
    const at = { path: '/resume-builder', cookies, acceptLanguage: 'es' }
    expect(await choicesOf(at, send)).toEqual({ theme: 'dark', language: 'fr' })
    expect(await choicesOf({ ...at, theme: 'system', locale: 'de' }, send)).toEqual({ theme: 'system', language: 'de' })
    expect(await choicesOf({ ...at, theme: 'purple', locale: 'tlh' }, send)).toEqual({ theme: 'dark', language: 'fr' })
    expect(await choicesOf({ ...at, path: '/de/help' }, send)).toEqual({ theme: 'dark', language: 'de' })
    await site.close()
  })
})

test('a signed-out visitor gets a light page in the browser’s language, without a query', async () => {
  const send: Send = () => Promise.reject(new Error('nothing may be asked'))
  expect(await choicesOf({ path: '/' }, send)).toEqual({ theme: 'light', language: 'en' })
  expect(await choicesOf({ path: '/', acceptLanguage: 'es-MX' }, send)).toEqual({ theme: 'light', language: 'es' })
  expect(await choicesOf({ path: '/', cookies: 'locale=de', locale: 'de' }, send)).toMatchObject({ language: 'de' })
  expect(await choicesOf({ path: '/fr/help', locale: 'de' }, send)).toMatchObject({ language: 'fr' })
})

test('a partial language is spoken where it was chosen, and has no addresses', async () => {
  const send: Send = () => Promise.reject(new Error('nothing may be asked'))
  expect(await choicesOf({ path: '/help', locale: 'nl' }, send)).toMatchObject({ language: 'nl' })
  expect(await choicesOf({ path: '/de/help', locale: 'nl' }, send)).toMatchObject({ language: 'de' })
  expect(await choicesOf({ path: '/nl/help' }, send)).toMatchObject({ language: 'en' })
  expect(await choicesOf({ path: '/', acceptLanguage: 'nl-NL,nl;q=0.9' }, send)).toMatchObject({ language: 'en' })
})

test('after the session has ended, the account decides nothing', async () => {
  const site = await createTestSite('sqlite')
  const cookies = 'curricle.session_token=gone'
  const send: Send = (path, { method }) => site.request(method, path, { cookie: cookies })
  expect(await choicesOf({ path: '/', cookies }, send)).toEqual({ theme: 'light', language: 'en' })
  await site.close()
})
