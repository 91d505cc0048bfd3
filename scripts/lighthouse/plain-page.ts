import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serves, on a free port, the simplest possible page with the same message: the heading, the sentence and the first
 * picture of a page of the product, in plain HTML without styles or scripts. Nothing can be faster on this machine.
 */
export async function startPlainPage(product: string): Promise<{ readonly address: string; stop(): void }> {
  const full = await (await fetch(product)).text()
  const main = full.slice(full.indexOf('<main'))
  const parts = [/<h1[^>]*>.*?<\/h1>/s, /<p[\s>].*?<\/p>/s, /<img[^>]*>/].map((part) => part.exec(main)?.[0] ?? '')
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plain</title>
${parts.join('\n')}
`
  const server = createServer((request, reply) => {
    if (request.url === '/') return reply.setHeader('content-type', 'text/html').end(page)
    return void pass(new URL(request.url ?? '', product)).then(({ type, bytes }) =>
      reply.setHeader('content-type', type).end(bytes),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

async function pass(url: URL): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  const reply = await fetch(url)
  return { type: reply.headers.get('content-type') ?? '', bytes: Buffer.from(await reply.arrayBuffer()) }
}
