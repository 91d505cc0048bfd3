/**
 * Where to go after signing in: a path of this site, or the fallback. The path comes from the address bar and isn't
 * trusted: `//host`, `/\host`, their encoded forms and control characters would lead to another site, and /api is not a
 * page.
 */
export function nextPath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || wanted.length > 2000 || !wanted.startsWith('/')) return fallback
  if (hasControl(wanted) || wanted.includes('\\')) return fallback
  const path = decodedPath(wanted.split(/[?#]/, 1)[0] ?? '')
  return path === undefined || hasControl(path) || UNSAFE.test(path) ? fallback : wanted
}

/** Two slashes, a backslash or a dot segment anywhere; /api at the start. */
const UNSAFE = /\/\/|\\|\/\.{1,2}(\/|$)|^\/api(\/|$)/i

/** Decodes every layer of percent-encoding: proxies and routers disagree on how many they decode. */
function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : decodedPath(decoded)
  } catch {
    return undefined
  }
}

/** Browsers drop tabs and line breaks in an address, which turns `/<tab>/host` into `//host`. */
const hasControl = (text: string) =>
  [...text].some((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'))
