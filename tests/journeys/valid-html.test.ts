import { createHash } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { PUBLIC_PAGES, TRANSLATED_PAGES } from '../public-pages.ts'
import { htmlFaults } from './html-faults.ts'

test.each([...PUBLIC_PAGES, ...TRANSLATED_PAGES.filter(({ path }) => path.startsWith('/de'))])(
  'the response to $path is valid HTML, with a policy that blocks foreign scripts',
  async ({ path, status }) => {
    const reply = await fetch(`http://127.0.0.1:${inject('port')}${path}`)
    expect(reply.status).toBe(status)
    const html = await reply.text()
    expect(await htmlFaults(html)).toEqual([])
    const [self, ...rules] = scriptRules(reply.headers.get('content-security-policy') ?? '')
    expect(self).toBe("'self'")
    expect(scriptFaults(html, rules)).toEqual([])
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

/** Scripts of a page that its policy blocks, and what the policy allows beside them. */
function scriptFaults(html: string, rules: readonly string[]): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    attributes,
    rule: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  }))
  const running = scripts.filter(({ attributes }) => !/type="(application\/ld\+json|text\/plain)"/.test(attributes))
  if (running.length === 0) return ['no script runs']
  const nonce = rules.find((rule) => rule.startsWith("'nonce-"))?.slice(7, -1)
  if (nonce !== undefined && nonce.length < 17) return ['the nonce is short']
  const isAllowed = ({ attributes, rule }: (typeof scripts)[number]) =>
    nonce === undefined ? attributes.includes(' src=') || rules.includes(rule) : attributes.includes(nonce)
  const own = new Set([...scripts.map(({ rule }) => rule), `'nonce-${nonce}'`])
  return [
    ...running.filter((script) => !isAllowed(script)).map(({ rule }) => rule),
    ...rules.filter((rule) => !own.has(rule)),
  ]
}

const scriptRules = (policy: string): readonly string[] =>
  /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
