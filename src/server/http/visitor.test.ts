import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { identifyVisitor, networkOf } from '#server/http/visitor.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4107', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]:4107', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['not an address', 'not an address'],
  ['203.0.113.7:port', '203.0.113.7:port'],
  ['[garbage]:80', '[garbage]:80'],
  ['x'.repeat(1000), 'x'.repeat(100)],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

/** The networks and the warnings of requests with these headers, one after the other. */
async function visits(trustProxy: string, forwarded: readonly (string | undefined)[]) {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const app = new Hono()
  app.use(identifyVisitor(readSettings({ TRUST_PROXY: trustProxy }), log))
  app.get('/', (c) => c.text(c.get('visitor').network))
  const networks = []
  for (const chain of forwarded) {
    const response = await app.request('/', chain === undefined ? {} : { headers: { 'x-forwarded-for': chain } })
    networks.push(await response.text())
  }
  return { networks, lines }
}

test('behind a proxy that adds ports, visitors are counted by their own addresses', async () => {
  const { networks, lines } = await visits('true', ['10.0.0.1, 203.0.113.7:4107', '[2001:db8::1]:80', 'gateway'])
  expect(networks).toEqual(['203.0.113.7', '2001:db8:0:0', 'gateway'])
  expect(lines).toEqual([])
})

test('X-Forwarded-For without TRUST_PROXY is not believed, and is warned about once, without an address', async () => {
  const { networks, lines } = await visits('false', [undefined, '203.0.113.7', '203.0.113.8'])
  expect(networks).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1'])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('set TRUST_PROXY')
  expect(lines[0]).not.toContain('203.0.113')
})
