import { createHash } from 'node:crypto'
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
    const [self, ...rules] = scriptRules(reply.headers.get('content-security-policy') ?? '')
    expect(self).toBe("'self'")
    const scripts = [...html.matchAll(SCRIPT)].map(([, attributes = '', text = '']) => ({ attributes, text }))
    expect(scripts.length).toBeGreaterThan(0)
    const nonce = rules.find((rule) => rule.startsWith("'nonce-"))?.slice(7, -1)
    if (nonce === undefined) {
      // The page is the same for many visitors: its own scripts and no others may run, each by its hash.
      const inline = scripts.filter(({ attributes }) => !attributes.includes(' src='))
      expect(inline.filter(({ text }) => !rules.includes(hashOf(text)))).toEqual([])
      const all = [...html.matchAll(ANY_SCRIPT)].map(([, text = '']) => hashOf(text))
      expect(rules.filter((rule) => !all.includes(rule))).toEqual([])
    } else {
      expect(rules).toHaveLength(1)
      expect(nonce.length).toBeGreaterThan(16)
      expect(scripts.filter(({ attributes }) => !attributes.includes(nonce))).toEqual([])
    }
  },
)

test('a page is compressed for clients that support it', async () => {
  const ask = async (accepted: string) =>
    (await fetch(`http://127.0.0.1:${inject('port')}/`, { headers: { 'accept-encoding': accepted } })).headers
  expect((await ask('gzip')).get('content-encoding')).toBe('gzip')
  expect((await ask('identity')).get('content-encoding')).toBeNull()
  expect((await ask('identity')).get('vary')).toMatch(/cookie.*accept-encoding/i)
})

test('no two responses that allow scripts by a nonce have the same one', async () => {
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${inject('port')}/auth`)).headers.get('content-security-policy')
  const [one, other] = [await ask(), await ask()]
  expect(scriptRules(one ?? '').at(-1)).toMatch(/^'nonce-/)
  expect(one).not.toBe(other)
})

/** Scripts that run; others are data. */
const SCRIPT = /<script(?![^>]*type="(?:application\/ld\+json|text\/plain)")([^>]*)>(.*?)<\/script>/gs
const ANY_SCRIPT = /<script[^>]*>(.*?)<\/script>/gs
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scriptRules = (policy: string): readonly string[] =>
  /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
