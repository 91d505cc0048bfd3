import { linksIn, type Linked } from './links-in.ts'

/** The response of one URL: its status, its redirect, and for a page its element ids and its robots directive. */
type Answer = {
  readonly status: number
  readonly to: string | null
  readonly isPage: boolean
  readonly isIndexed: boolean
  readonly ids: ReadonlySet<string>
}
/** A link: its page, its target and its fragment. */
type Link = { readonly from: string; readonly url: URL }
export type Crawled = {
  /** By path and query. */
  readonly answers: ReadonlyMap<string, Answer>
  readonly links: readonly Link[]
  /** External URLs: listed, never requested. */
  readonly outside: ReadonlySet<string>
}

/** This would end the crawler's session. */
const SIGN_OUT_URL = '/api/logout'
const START_URLS = ['/', '/robots.txt']
export const addressOf = ({ pathname, search }: URL): string => pathname + search

type Visitor = {
  readonly headers?: Readonly<Record<string, string>>
  /** Addresses whose page is asked for under another one. */
  readonly leaveOut: RegExp
}

/** Follows every link from the home page as this visitor. Redirects are recorded and followed. */
export async function crawl(origin: string, { headers = {}, leaveOut }: Visitor): Promise<Crawled> {
  const answers = new Map<string, Answer>()
  const links: Link[] = []
  const outside = new Set<string>()
  const waiting = [...START_URLS]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (answers.has(address) || address === SIGN_OUT_URL || leaveOut.test(address)) continue
    const { answer, found } = await ask(origin, address, headers)
    answers.set(address, answer)
    for (const url of found) {
      if (url.origin !== origin) outside.add(url.href)
      else {
        links.push({ from: address, url })
        waiting.push(addressOf(url))
      }
    }
  }
  return { answers, links, outside }
}

async function ask(
  origin: string,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly answer: Answer; readonly found: readonly URL[] }> {
  const reply = await fetch(origin + address, { headers, redirect: 'manual' })
  const type = reply.headers.get('content-type') ?? ''
  const to = reply.headers.get('location')
  const text = /^(text|application\/(json|manifest|rss|atom|xml))/.test(type) ? await reply.text() : ''
  if (!text) await reply.arrayBuffer()
  const linked: Linked = linksIn(text, type)
  const base = origin + address
  return {
    answer: {
      status: reply.status,
      to,
      isPage: type.startsWith('text/html'),
      isIndexed: linked.robots.startsWith('index'),
      ids: linked.ids,
    },
    found: [...linked.hrefs, ...(to ? [to] : [])].map((href) => new URL(href, base)),
  }
}
