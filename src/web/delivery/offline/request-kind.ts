type Asked = { readonly method: string; readonly mode: string; readonly url: string }

/**
 * What the worker does with a request: `builder` and `account-resume` are pages of the builder, `home` is the first page
 * of the site, `asset` a built file
 * and `font-file` a face, whose addresses never change their meaning, `font-sheet` a list of faces. All else is none of
 * its business, the API above all.
 */
export type RequestKind = 'builder' | 'account-resume' | 'home' | 'asset' | 'font-file' | 'font-sheet' | 'none'

export function requestKind({ method, mode, url }: Asked, origin: string): RequestKind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'none'
  const path = address.pathname
  if (mode === 'navigate') return kindOfPage(path)
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/fonts/files/')) return 'font-file'
  return path.startsWith('/fonts/') ? 'font-sheet' : 'none'
}

function kindOfPage(path: string): RequestKind {
  if (path === '/') return 'home'
  const page = /^\/resume-builder(?:\/(?<id>[^/]+))?\/?$/i.exec(path)
  if (!page) return 'none'
  return page.groups?.['id'] ? 'account-resume' : 'builder'
}
