import { expect, inject, test } from 'vitest'
import { PUBLIC_PAGES } from '../public-pages.ts'
import { htmlFaults } from './html-faults.ts'

test.each(PUBLIC_PAGES)(
  'the response to $path is valid HTML, with a policy that blocks foreign scripts',
  async ({ path, status }) => {
    const reply = await fetch(`http://127.0.0.1:${inject('port')}${path}`)
    expect(reply.status).toBe(status)
    const html = await reply.text()
    expect(await htmlFaults(html)).toEqual([])
    const rules = scriptRules(reply.headers.get('content-security-policy') ?? '')
    const nonce = rules.find((rule) => rule.startsWith("'nonce-"))
    expect(rules.filter((rule) => rule !== nonce)).toEqual(["'self'"])
    expect(nonce?.length).toBeGreaterThan(25)
    // Every script that runs has the nonce.
    const scripts = html.match(/<script(?![^>]*type="(?:application\/ld\+json|text\/plain)")[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => !script.includes(nonce?.slice(7, -1) ?? ''))).toEqual([])
  },
)

test('a page is compressed for clients that support it', async () => {
  const ask = async (accepted: string) =>
    (await fetch(`http://127.0.0.1:${inject('port')}/`, { headers: { 'accept-encoding': accepted } })).headers
  expect((await ask('gzip')).get('content-encoding')).toBe('gzip')
  expect((await ask('identity')).get('content-encoding')).toBeNull()
  expect((await ask('identity')).get('vary')).toMatch(/cookie.*accept-encoding/i)
})

test('no two responses have the same nonce', async () => {
  const ask = async () => (await fetch(`http://127.0.0.1:${inject('port')}/`)).headers.get('content-security-policy')
  expect(await ask()).not.toBe(await ask())
})

const scriptRules = (policy: string): readonly string[] =>
  /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
