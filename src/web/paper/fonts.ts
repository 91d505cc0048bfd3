import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'

/** Letters that every family has. For others the families to fall back on are declared too, which are many files. */
const EVERYDAY = /^[\n -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/

/**
 * Declares in the page the faces of the families that a text is set in; the browser fetches those it uses. Each family
 * once, because a second declaration of the same faces would be loaded and measured anew.
 */
export function declareFonts(families: readonly string[], text: string): void {
  for (const family of EVERYDAY.test(text) ? families : [...families, ...FALLBACK_FONTS]) declare(family)
}

function declare(family: string): void {
  const href = `/fonts/${family.toLowerCase().replaceAll(' ', '-')}.css`
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
