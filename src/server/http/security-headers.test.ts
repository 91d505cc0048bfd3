import { expect, test } from 'vitest'
import { pagePolicy, scriptHashes } from '#server/http/security-headers.ts'

// printf 'go()' | openssl dgst -sha256 -binary | base64
const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"

test('inline scripts of a rendering are named by their hashes, each once', () => {
  const html = `<script nonce="n1">go()</script><script id="asleep" nonce="n1" type="text/plain">go()</script>`
  expect(scriptHashes(html, 'n1')).toBe(GO)
})

test('a script that came in with a text is not allowed: it has no nonce, or not the one of this rendering', () => {
  const html = `<script>go()</script><script nonce="n0">go()</script><script nonce="n1" src="/assets/a.js"></script>`
  expect(scriptHashes(html, 'n1')).toBe('')
})

test('the policy of a cached page allows no script by a nonce, which others could have read', () => {
  const policy = pagePolicy({ scripts: GO, nonce: 'n1' })
  expect(policy).toContain(`script-src 'self' ${GO};`)
  expect(policy).toContain("style-src 'self' 'nonce-n1';")
})
