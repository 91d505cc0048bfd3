import type { Hono } from 'hono'
import type { Settings } from '#server/settings.ts'
import type { Articles } from '#server/articles/service.ts'
import { AUTHOR } from '#shared/articles/list.ts'
import { escapeHtml } from '#shared/text/escape.ts'
import { isTranslated, pathIn, PUBLIC_PATHS } from '#shared/public-paths.ts'
import { COMPLETE_LANGUAGES } from '#shared/text/interface-languages.ts'

type Services = {
  readonly articles: Articles
  readonly settings: Pick<Settings, 'brandName'>
}

/** Files for crawlers: robots.txt, the sitemap and the feed. */
export function crawlerRoutes(app: Hono, { articles, settings }: Services): void {
  const written = () => articles.list().filter(({ isWritten }) => isWritten)

  app.get('/robots.txt', (c) => {
    c.set('route', 'file')
    const { origin } = c.get('visitor')
    const allowed = ['/', ...PICTURES].map((path) => `Allow: ${path}`).join('\n')
    return c.text(`User-agent: *\nDisallow: /api/\n${allowed}\n\nSitemap: ${origin}/sitemap.xml\n`, 200, KEPT)
  })

  app.get('/sitemap.xml', (c) => {
    c.set('route', 'file')
    const { origin } = c.get('visitor')
    const pages = PUBLIC_PATHS.flatMap((path) => urlsOf(origin, path))
    const articles = written().map(
      ({ slug, updated }) => `<url><loc>${origin}/blog/${slug}</loc><lastmod>${updated}</lastmod></url>`,
    )
    const urls = [...pages, ...articles].join('\n')
    const body = `${XML}\n<urlset ${SITEMAP}>\n${urls}\n</urlset>\n`
    return c.body(body, 200, { ...KEPT, 'content-type': 'application/xml; charset=utf-8' })
  })

  app.get('/blog/feed.xml', (c) => {
    c.set('route', 'file')
    const { origin } = c.get('visitor')
    const items = written().map(({ title, description, slug, publishDate, category }) => {
      const address = `${origin}/blog/${slug}`
      return `<item><title>${escapeHtml(title)}</title><link>${address}</link><guid>${address}</guid><category>${escapeHtml(category)}</category><pubDate>${new Date(publishDate).toUTCString()}</pubDate><description>${escapeHtml(description)}</description></item>`
    })
    const channel = [
      `<title>${escapeHtml(settings.brandName)}: Career Success Blog</title>`,
      `<link>${origin}/blog</link>`,
      `<atom:link href="${origin}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
      `<description>${escapeHtml(`Articles about resumes, interviews and job searching, by the ${AUTHOR.toLowerCase()} of ${settings.brandName}.`)}</description>`,
      '<language>en</language>',
      ...items,
    ].join('\n')
    const body = `${XML}\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel}\n</channel></rss>\n`
    return c.body(body, 200, { ...KEPT, 'content-type': 'application/rss+xml; charset=utf-8' })
  })
}

/** A page's addresses in the sitemap: one in each complete language, each with all the others, if it is translated. */
function urlsOf(origin: string, path: string): string[] {
  if (!isTranslated(path)) return [`<url><loc>${origin}${path}</loc></url>`]
  const versions = COMPLETE_LANGUAGES.map((tag) => [tag, origin + pathIn(tag, path)] as const)
  const links = [...versions, ['x-default', origin + path] as const].map(
    ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`,
  )
  return versions.map(([, address]) => `<url><loc>${address}</loc>${links.join('')}</url>`)
}

/** What crawlers may load of the API: images of public pages, for link previews. */
const PICTURES = ['/api/portfolios/*/card.png', '/api/portfolios/*/picture', '/api/shared/*/card.png']
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const KEPT = { 'cache-control': 'public, max-age=3600' }
