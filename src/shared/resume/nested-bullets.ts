/** What a bullet begins with that is nested under the bullet above it; its words follow. */
export const INDENT = '  '

export const isNested = (bullet: string): boolean => bullet.startsWith(INDENT)

/** A bullet without its indent, as it is typed and read. */
export const withoutIndent = (bullet: string): string => (isNested(bullet) ? bullet.slice(INDENT.length) : bullet)

/** A text as a bullet of this level. At the top level one blank at the start may stay while someone is typing. */
export const withIndent = (text: string, nested: boolean): string =>
  nested ? INDENT + text : text.replace(/^ +(?= )/, '')

/** Another wording of a bullet at the level that the bullet has. */
export const atLevelOf = (bullet: string, text: string): string => withIndent(text, isNested(bullet))

/** Whether the lines of a list have levels: bullets have, certifications and other plain lists don't. */
export const hasLevels = (list: string): boolean => /\.(?:achievements|bullets)$/.test(list)

type BulletTree<T> = { readonly bullet: T; readonly nested: readonly T[] }

/** Bullets with those nested under them, in order. Without a bullet above, a nested one is like any other. */
export function bulletTree<T>(bullets: readonly T[], textOf: (bullet: T) => string): BulletTree<T>[] {
  const tree: { bullet: T; nested: T[] }[] = []
  for (const bullet of bullets) {
    const above = tree.at(-1)
    if (above && isNested(textOf(bullet))) above.nested.push(bullet)
    else tree.push({ bullet, nested: [] })
  }
  return tree
}
