/** Letters that every family has. For others the families to fall back on are declared too, which are many files. */
const EVERYDAY = /^[\n -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/

export const needsFallbackFonts = (text: string): boolean => !EVERYDAY.test(text)

/** Declares the faces of these families in the page, once each; the browser fetches those that are used. */
export function declareFonts(families: readonly string[], { fallback }: { fallback: boolean }): void {
  const sheets = [...families.map(fontSlug), ...(fallback ? ['fallback'] : [])]
  for (const sheet of sheets) {
    const href = `/fonts/${sheet}.css`
    if (document.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}

const fontSlug = (family: string) => family.toLowerCase().replaceAll(' ', '-')
