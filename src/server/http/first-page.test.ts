import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineAssets, isFirstPage, cachedFiles } from '#server/http/first-page.ts'

const FACE = '@font-face{font-family:Inter;font-weight:100 900;src:url(/assets/i.woff2);unicode-range:U+20-7E}'
const OTHER = '@font-face{font-family:"Inter Two";font-weight:400;src:url(/assets/two.woff2);unicode-range:U+3??}'
const FILES: Readonly<Record<string, string>> = { '/assets/a.css': `${OTHER}${FACE}p{}`, '/assets/i.woff2': 'Hi!' }
const files = (path: string) => Buffer.from(FILES[path] ?? '')

test('a first page inlines its styles and font, and links to those files fetch nothing', () => {
  const page = `<head><link nonce="n" rel="preload" href="/assets/i.woff2" as="font" type="font/woff2"/><link rel="icon" href="/i.ico"/><link nonce="n" rel="stylesheet" href="/assets/a.css#"/></head>`
  // "SGkh" is "Hi!" in base64.
  const font = `document.fonts.add(new FontFace("Inter",Uint8Array.from(atob("SGkh"),(c)=>c.charCodeAt()),{"weight":"100 900","unicodeRange":"U+20-7E"}))`
  expect(inlineAssets(page, files, 'n')).toBe(
    `<head><link media="not all" nonce="n" rel="preload" href="/assets/i.woff2" as="font" type="font/woff2"/><link rel="icon" href="/i.ico"/><link type="text/plain" nonce="n" rel="stylesheet" href="/assets/a.css#"/><style nonce="n">${OTHER}${FACE}p{}</style><script nonce="n">${font}</script></head>`,
  )
})

test('style sheets that are not built files are fetched normally', () => {
  const page = '<head><link rel="stylesheet" href="/fonts/literata.css"/></head>'
  const none = () => {
    throw new Error('no such file')
  }
  expect(inlineAssets(page, none, 'n')).toContain('<link rel="stylesheet" href="/fonts/literata.css"/>')
})

test.each([
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{}, true],
  [{ referer: 'https://search.example/?q=resume' }, true],
  [{ referer: 'https://curricle.example/blog' }, false],
  [{ 'sec-fetch-site': 'none', referer: 'https://curricle.example/blog' }, true],
])('a request that sends %j is a first visit: %s', (headers: Readonly<Record<string, string>>, arrives) => {
  expect(isFirstPage((name) => headers[name], 'https://curricle.example')).toBe(arrives)
})

test('a built file is read once', () => {
  const root = mkdtempSync(join(tmpdir(), 'kept-'))
  writeFileSync(join(root, 'a.css'), 'p{}')
  const read = cachedFiles(root)
  expect(read('/a.css').toString()).toBe('p{}')
  rmSync(root, { recursive: true })
  expect(read('/a.css').toString()).toBe('p{}')
})
