/**
 * Where to go after signing in: a path of this site, or the fallback. What comes from an address bar is not trusted:
 * `//host`, `/\host`, encoded forms of both and control characters would lead to another site, /api is no page.
 */
export function nextPath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || wanted.length > 2000 || !wanted.startsWith('/')) return fallback
  if (hasControl(wanted) || wanted.includes('\\')) return fallback
  const path = decodedPath(wanted.split(/[?#]/, 1)[0] ?? '')
  return path === undefined || hasControl(path) || STRAYS.test(path) ? fallback : wanted
}

/** Two slashes, a backslash, a segment of dots anywhere; the interface for programs at the start. */
const STRAYS = /\/\/|\\|\/\.{1,2}(\/|$)|^\/api(\/|$)/i

/** Takes off every layer of percent signs: proxies and routers disagree on how many they take off. */
function decodedPath(path: string): string | undefined {
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : decodedPath(once)
  } catch {
    return undefined
  }
}

/** Browsers drop tabs and line breaks inside an address, which turns `/<tab>/host` into `//host`. */
const hasControl = (text: string) => [...text].some((sign) => sign < ' ' || (sign >= '\u007f' && sign <= '\u009f'))
