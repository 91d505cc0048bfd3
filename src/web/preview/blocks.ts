const NAMES = 'header|section|article'
const START = new RegExp(`(?=<(?:${NAMES})[\\s>])`)

/** A header, section or article that holds no other: all of its HTML, and its place among all of them. */
export type Block = { readonly index: number; readonly html: string }

/**
 * Cuts a resume's HTML where such an element begins; the first part is what comes before them all. Text is escaped and
 * holds no tags, so parts and elements come in the same order.
 */
export const cutIntoBlocks = (html: string): string[] => `\n${html}`.split(START)

/** The block with the only difference; undefined when more differs, and all must be read. */
export function changedBlock(before: string, after: string): Block | undefined {
  const [old, now] = [cutIntoBlocks(before), cutIntoBlocks(after)]
  if (old.length !== now.length) return undefined
  const changed = now.findIndex((part, at) => part !== old[at])
  if (changed !== now.findLastIndex((part, at) => part !== old[at])) return undefined
  const [was, is] = [blockIn(old, changed), blockIn(now, changed)]
  const rest = (parts: readonly string[], block: Block) => parts[changed]?.slice(block.html.length)
  return was && is && rest(old, was) === rest(now, is) ? is : undefined
}

/** The block that a part is from its first to its last tag; undefined when it goes on in the next part. */
export function blockIn(parts: readonly string[], at: number): Block | undefined {
  const part = parts[at] ?? ''
  const name = at > 0 ? new RegExp(`^<(${NAMES})`).exec(part)?.[1] : undefined
  if (!name) return undefined
  const end = part.lastIndexOf(`</${name}>`)
  return end < 0 ? undefined : { index: at - 1, html: part.slice(0, end + name.length + 3) }
}

/** The element on the paper that a block became. */
export const elementOf = (doc: HTMLElement, { index }: Block): HTMLElement | undefined =>
  doc.querySelectorAll<HTMLElement>(NAMES.replaceAll('|', ','))[index]
