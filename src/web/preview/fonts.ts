import { familiesFor, fontSheet } from '#shared/template/families.ts'

/**
 * Declares in the page the faces of the families that a text is set in; the browser fetches those it uses. Each family
 * once, because a second declaration of the same faces would be loaded and measured again.
 */
export function declareFonts(families: readonly string[], text: string): void {
  for (const family of familiesFor(families, text)) declare(fontSheet(family))
}

function declare(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
