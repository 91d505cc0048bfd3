import { existsSync } from 'node:fs'
import { ARTICLES } from '#shared/articles/list.ts'
import { STREET } from '#shared/street.ts'

/** A page that anybody may open: what it answers with, and whether search engines are asked to show it. */
export type PublicPage = { readonly path: string; readonly status: 200 | 404; readonly indexed: boolean }

/** Every page that anybody may open. The crawl refuses a page that is missing here. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...['/auth', ...STREET].map((path) => ({ path, status: 200, indexed: true }) as const),
  // What is still to be written is not for search engines.
  ...ARTICLES.map(
    ({ slug }) => ({ path: `/blog/${slug}`, status: 200, indexed: existsSync(`content/blog/${slug}.md`) }) as const,
  ),
  // Forms that are sent without scripts lead here.
  { path: '/newsletter', status: 200, indexed: false },
  { path: '/password-reset', status: 200, indexed: false },
  { path: '/nowhere', status: 404, indexed: false },
]
