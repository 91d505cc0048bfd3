import { existsSync } from 'node:fs'
import { ARTICLES } from '#shared/articles/list.ts'
import { pathIn, PUBLIC_PATHS, TRANSLATED_PATHS } from '#shared/public-paths.ts'
import { COMPLETE_LANGUAGES } from '#shared/text/interface-languages.ts'

/** A public page: its status, and whether search engines may index it. */
export type PublicPage = { readonly path: string; readonly status: 200 | 404; readonly indexed: boolean }

/** Every public page. The crawl fails for a page that is missing here. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...['/auth', ...PUBLIC_PATHS].map((path) => ({ path, status: 200, indexed: true }) as const),
  // Unfinished pages are not for search engines.
  ...ARTICLES.map(
    ({ slug }) => ({ path: `/blog/${slug}`, status: 200, indexed: existsSync(`content/blog/${slug}.md`) }) as const,
  ),
  // Forms submitted without scripts lead here.
  { path: '/newsletter', status: 200, indexed: false },
  { path: '/password-reset', status: 200, indexed: false },
  { path: '/nowhere', status: 404, indexed: false },
]

/** Articles are all alike, so three of them will do where each takes seconds; LONG=1 takes all. */
export const SAMPLED_PAGES = PUBLIC_PAGES.filter(
  ({ path }) => process.env['LONG'] || !ARTICLES.slice(3).some(({ slug }) => path === `/blog/${slug}`),
)

/** The same pages in other languages, at addresses of their own. */
export const TRANSLATED_PAGES: readonly PublicPage[] = COMPLETE_LANGUAGES.filter((tag) => tag !== 'en').flatMap((tag) =>
  TRANSLATED_PATHS.map((path) => ({ path: pathIn(tag, path), status: 200, indexed: true }) as const),
)
