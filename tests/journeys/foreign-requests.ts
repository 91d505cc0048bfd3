import type { BrowserContext } from 'playwright-core'

/** Collects requests to other hosts. Pages must be open with `bypassCSP`, so that attempts are seen as well. */
export function watchOthers(context: BrowserContext, baseURL: string): readonly string[] {
  const ownHost = new URL(baseURL).host
  const requests: string[] = []
  const note = (address: string) => {
    const { protocol, host } = new URL(address)
    if (!['data:', 'blob:'].includes(protocol) && host !== ownHost) requests.push(address)
  }
  context.on('request', (request) => note(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())))
  for (const page of context.pages()) page.on('websocket', (socket) => note(socket.url()))
  return requests
}
