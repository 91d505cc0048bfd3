import { withoutPaths } from '#shared/exports/file-name.ts'

/** RFC 6266: a plain name for old programs, the true one beside it. Neither may hold a path or a quote. */
export function contentDisposition(name: string): string {
  const safe = withoutPaths(name)
  const ascii = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]+/g, '_')
  const utf8 = encodeURIComponent(safe).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
