import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import { findBrowser } from '#server/engines/pdf/find-browser.ts'
import { launchBrowser } from '#server/engines/pdf/launch-browser.ts'
import { makeDocument, makeLog, TEST_BROWSER_DIR } from '#server/engines/pdf/testing/make-document.ts'

let server: Server
let engine: PdfEngine
let dir: string
let secret: string
let site: string
/** Paths requested over the network. */
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*').end('leaked words')
  }).listen(0, '127.0.0.1')
  await new Promise((go) => server.once('listening', go))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  dir = mkdtempSync(join(tmpdir(), 'secret-'))
  secret = `file://${join(dir, 'secret.html')}`
  writeFileSync(join(dir, 'secret.html'), '<h1>secret words</h1>')
  engine = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log, jobTimeoutMs: 6000 })
  await engine.ready()
}, 60_000)
afterAll(async () => {
  await engine.close()
  await new Promise((go) => server.close(go))
  rmSync(dir, { recursive: true, force: true })
})

/** Everything that HTML and CSS can fetch; each has its own path, so that a failure names it. */
const leaks = (to: string) => ({
  style: `@import url(${to}/import);
    @font-face{font-family:Leak;src:url(${to}/font)}
    .leak{font-family:Leak;background:url(${to}/background);cursor:url(${to}/cursor),auto;
      list-style-image:url(${to}/list);border-image:url(${to}/border) 1;mask-image:url(${to}/mask);
      filter:url(${to}/filter#f);clip-path:url(${to}/clip#c);shape-outside:url(${to}/shape)}
    .leak::before{content:url(${to}/content)}
    @media print{.leak{background-image:image-set(url(${to}/print) 1x)}}`,
  html: `<p class="leak">Leaks</p>
    <img src="${to}/img" srcset="${to}/srcset 2x"><picture><source srcset="${to}/source"><img src="${to}/picture"></picture>
    <iframe src="${to}/iframe"></iframe><iframe srcdoc="<img src=${to}/srcdoc>"></iframe>
    <object data="${to}/object"></object><embed src="${to}/embed">
    <video src="${to}/video" poster="${to}/poster" autoplay></video><audio src="${to}/audio" autoplay></audio>
    <link rel="stylesheet" href="${to}/link"><link rel="preload" as="image" href="${to}/preload">
    <link rel="prefetch" href="${to}/prefetch"><link rel="preconnect" href="${to}"><link rel="icon" href="${to}/icon">
    <link rel="prerender" href="${to}/prerender"><link rel="manifest" href="${to}/manifest">
    <style>.doc{background:url(${to}/inner)}</style>
    <svg><image href="${to}/svg" width="9" height="9"/><use href="${to}/use#u"/><script href="${to}/svgscript"></script></svg>
    <script src="${to}/script"></script><script>fetch('${to}/inline')</script><script type="module" src="${to}/module"></script>
    <img src="x" onerror="fetch('${to}/onerror')"><body onload="fetch('${to}/onload')" background="${to}/body">
    <form action="${to}/form"><input type="image" src="${to}/input" autofocus onfocus="this.form.submit()"></form>
    <details open ontoggle="fetch('${to}/toggle')"><summary>s</summary></details>
    <base href="${to}/base/"><img src="relative"><table background="${to}/table"><tr><td>t</td></tr></table>`,
})

async function textOf(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init()
  const pdf = await library.loadDocument(bytes)
  const text = [...pdf.pages()].map((page) => page.getText()).join(' ')
  pdf.destroy()
  library.destroy()
  return text
}

const print = (document: ReturnType<typeof makeDocument>) => engine.print({ document, author: 'Eve', keywords: [] })

test('these attempts reach the network from a page without guards', async () => {
  const browser = await launchBrowser(await findBrowser({ dataDir: TEST_BROWSER_DIR }))
  const page = await browser.newPage()
  const { html, style } = leaks(site)
  // The form submits itself; leaving the page may cancel requests in progress.
  const staying = html.replace(/<form .*<\/form>/, '')
  expect(staying).not.toContain('<form')
  await page.setContent(`<style>${style}</style>${staying}`, { waitUntil: 'load' })
  const some = ['/img', '/background', '/iframe', '/script', '/inline', '/link', '/svg']
  await expect.poll(() => asked, { timeout: 10_000 }).toEqual(expect.arrayContaining(some))
  await browser.close()
})

test('nothing in a resume reaches the network', async () => {
  asked.length = 0
  for (const to of [site, site.replace('127.0.0.1', 'localhost'), site.replace('http:', '')]) {
    const { html, style } = leaks(to)
    const file = await print(makeDocument(html, { style }))
    expect(await textOf(file.bytes)).not.toContain('leaked words')
  }
  expect(asked).toEqual([])
})

test('nothing in a resume reads a file on the server', async () => {
  const { html, style } = leaks(secret)
  const file = await print(makeDocument(html, { style }))
  expect(await textOf(file.bytes)).not.toContain('secret words')
})

test('a resume cannot navigate its page away, and the next resume prints normally', async () => {
  asked.length = 0
  for (const address of [site, secret, 'data:text/html,secret words', 'http://sheet-1.invalid/'])
    await print(makeDocument(`<meta http-equiv="refresh" content="0;url=${address}"><h1>Refresh</h1>`))
  const next = await print(makeDocument('<h1>Grace Hopper</h1>'))
  expect(await textOf(next.bytes)).toContain('Grace Hopper')
  expect(asked).toEqual([])
})

test('scripts in a resume do not run', async () => {
  const html = `<h1 id="name">Before</h1><img src="data:," onerror="name.textContent='After'">
    <script>document.getElementById('name').textContent='After'</script>`
  const text = await textOf((await print(makeDocument(html))).bytes)
  expect(text).toContain('Before')
  expect(text).not.toContain('After')
})

test('a picture embedded in the resume is printed', async () => {
  const red = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const { bytes } = await print(
    makeDocument(`<img alt="Ada" width="90" height="90" src="data:image/png;base64,${red}">`),
  )
  const plain = await print(makeDocument('<p>Ada</p>'))
  expect(Buffer.from(bytes).includes('/Subtype /Image')).toBe(true)
  expect(Buffer.from(plain.bytes).includes('/Subtype /Image')).toBe(false)
})
