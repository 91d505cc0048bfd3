import { redirect } from 'react-router'

/** Sends on, for good, anyone who came by another spelling or an address of former times. */
export function redirectToCanonical({ pathname, search }: URL, path: string): void {
  // React Router says what to do by throwing it.
  // eslint-disable-next-line typescript/only-throw-error
  if (pathname !== path) throw redirect(path + search, 301)
}

/** The same for what the spelling alone tells: asked before the page is, so that no one's one visit counts twice. */
export function redirectToCanonicalPath(url: URL, ...parts: readonly string[]): void {
  redirectToCanonical(url, `/${parts.map(encodeURIComponent).join('/')}`)
}
