import { expect, test } from 'vitest'
import { themeOf } from '#server/http/theme-of.ts'
import { onEachDatabase, createTestSite, registerUser } from '#server/testing/site.ts'
import type { Send } from '#shared/contract/endpoint.ts'

onEachDatabase('the theme of a page', (engine) => {
  test('is the choice on the device, otherwise the choice in the account', async () => {
    const site = await createTestSite(engine)
    const all = await registerUser(site)
    await site.request('PUT', '/api/settings', { cookie: all, body: { theme: 'dark' } })
    const send: Send = (path, { method }) => site.request(method, path, { cookie: all })
    expect(await themeOf({ theme: undefined, all }, send)).toBe('dark')
    expect(await themeOf({ theme: 'system', all }, send)).toBe('system')
    expect(await themeOf({ theme: 'purple', all }, send)).toBe('dark')
    await site.close()
  })
})

test('is light for a signed-out visitor, without a query', async () => {
  const send: Send = () => Promise.reject(new Error('nothing may be asked'))
  expect(await themeOf({ theme: undefined, all: undefined }, send)).toBe('light')
  expect(await themeOf({ theme: undefined, all: 'locale=de' }, send)).toBe('light')
})

test('is light after the session has ended', async () => {
  const site = await createTestSite('sqlite')
  const all = 'curricle.session_token=gone'
  const send: Send = (path, { method }) => site.request(method, path, { cookie: all })
  expect(await themeOf({ theme: undefined, all }, send)).toBe('light')
  await site.close()
})
