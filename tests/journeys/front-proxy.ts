import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** File names of one build, and their names in the next one. */
type Names = Readonly<Record<string, string>>

/** A proxy in front of the built product, so that a test can switch to another release. */
export async function openFront(port: number) {
  const front = {
    /** The release behind it. */
    port,
    /** The version in every text and URL of the server. */
    names: {} as Names,
    /** The files of the old build are gone. */
    isGone: (_path: string) => false,
  }
  const server = createServer((incoming, answer) => void pass(incoming, answer, front)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // A server that listens on a port has an address of this type.
  const { port: own } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { front, address: `http://127.0.0.1:${own}`, close }
}

/** A new connection for each request: a reused one may already be closed. */
const agent = new Agent({ keepAlive: false })

async function pass(
  incoming: IncomingMessage,
  answer: ServerResponse,
  front: { port: number; names: Names; isGone: (path: string) => boolean },
) {
  const path = Object.entries(front.names).reduce((all, [old, next]) => all.replaceAll(next, old), incoming.url ?? '/')
  if (front.isGone(incoming.url ?? '/')) return answer.writeHead(404).end()
  const { 'if-none-match': _, ...headers } = incoming.headers
  const outgoing = request({
    port: front.port,
    agent,
    path,
    method: incoming.method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  })
  incoming.pipe(outgoing)
  outgoing.on('response', async (upstream) => {
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...forwardedHeaders } = upstream.headers
    const bytes = Buffer.concat(await upstream.toArray())
    answer.writeHead(upstream.statusCode ?? 500, forwardedHeaders)
    answer.end(
      /^text|json/.test(upstream.headers['content-type'] ?? '') ? renamed(bytes.toString(), front.names) : bytes,
    )
  })
  outgoing.on('error', () => answer.destroy())
}

const renamed = (text: string, names: Names) =>
  Object.entries(names).reduce((all, [old, next]) => all.replaceAll(old, next), text)
