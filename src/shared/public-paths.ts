import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#shared/text/interface-languages.ts'

/**
 * Public pages that have an address in each complete language: below `/de`, `/es` and so on, and without a prefix in
 * English.
 */
export const TRANSLATED_PATHS = [
  '/',
  '/templates',
  '/pricing',
  '/how-we-measure',
  '/blog',
  '/about',
  '/contact',
  '/help',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimers',
  '/cookie-policy',
] as const

/** The public pages in the sitemap, besides the articles: these have one address, and speak the visitor's language. */
export const PUBLIC_PATHS = [...TRANSLATED_PATHS, '/resume-builder', '/x-ray', '/interview-prep'] as const

/** A path without the prefix of its language. A prefix counts only where pages have one; others are left as they are. */
export function splitLanguage(pathname: string): { readonly language?: InterfaceLanguage; readonly path: string } {
  const [, prefix, rest = ''] = /^\/([a-z]{2})(\/.*)?$/i.exec(pathname) ?? []
  const language = withPrefix(prefix?.toLowerCase())
  const path = rest === '' ? '/' : rest
  return language && isTranslated(path) ? { language, path } : { path: pathname }
}

/** Whether a page has an address in each language, by its path without a prefix. */
export const isTranslated = (path: string): boolean => {
  const plain = path === '/' ? '/' : path.replace(/\/+$/, '').toLowerCase()
  return TRANSLATED_PATHS.some((each) => each === plain)
}

/** The address of a page in a language, with its query and hash; the only one it has where the language is partial. */
export function pathIn(language: string, to: string): string {
  const [path = ''] = to.split(/[?#]/, 1)
  if (!withPrefix(language) || !isTranslated(path)) return to
  return `/${language}${path === '/' ? '' : path}${to.slice(path.length)}`
}

const withPrefix = (tag: string | undefined) => COMPLETE_LANGUAGES.find((each) => each !== 'en' && each === tag)
