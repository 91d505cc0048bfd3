import { Parser } from 'htmlparser2'

/** The URLs in a text, with fragments that a link may target, and its robots directive. */
export type Linked = {
  readonly hrefs: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly robots: string
}

const NONE = { ids: new Set<string>(), robots: '' }
const PICTURES = ['og:image', 'og:url', 'twitter:image']

/** Reads pages, style sheets, manifests, site maps, feeds and robots.txt by their content type. */
export function linksIn(text: string, type: string): Linked {
  if (type.startsWith('text/html')) return linksOfPage(text)
  if (type.startsWith('text/css'))
    return { ...NONE, hrefs: matches(text, /url\(["']?([^"')]+)/g).filter((href) => !href.startsWith('data:')) }
  if (/manifest/.test(type)) return { ...NONE, hrefs: matches(text, /"(?:src|start_url)":\s*"([^"]+)"/g) }
  if (/xml/.test(type)) return { ...NONE, hrefs: matches(text, /(?:>|href=")(https?:\/\/[^\s<"]+)/g).map(unescaped) }
  if (type.startsWith('text/plain')) return { ...NONE, hrefs: matches(text, /(https?:\/\/\S+)/g) }
  return { ...NONE, hrefs: [] }
}

function linksOfPage(html: string): Linked {
  const hrefs: string[] = []
  const ids = new Set<string>()
  let robots = ''
  let scriptType: string | undefined
  const parser = new Parser({
    onopentag(name, { id, href, src, srcset, action, formaction, property, content = '', ...others }) {
      if (id) ids.add(id)
      for (const address of [href, src, action, formaction]) if (address) hrefs.push(address)
      for (const part of srcset?.split(',') ?? []) hrefs.push(part.trim().split(/\s/)[0] ?? '')
      if (PICTURES.includes(property ?? others['name'] ?? '')) hrefs.push(content)
      if (others['name'] === 'robots') robots = content
      scriptType = name === 'script' ? (others['type'] ?? '') : undefined
    },
    ontext(text) {
      if (scriptType === 'application/ld+json') hrefs.push(...matches(text, /"(https?:\/\/[^"]+)"/g))
      else if (scriptType !== undefined) hrefs.push(...matches(text, /"(\/assets\/[^"]+)"/g))
    },
    onclosetag() {
      scriptType = undefined
    },
  })
  parser.end(html)
  return { hrefs: hrefs.filter((href) => !/^(data|blob):/.test(href)), ids, robots }
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)
const unescaped = (text: string): string => text.replaceAll('&amp;', '&')
