/** What a text may name: what is undefined has not been set. */
export type PlaceholderValues = Readonly<Record<'brand' | 'operator' | 'support', string | undefined>>

const PLACEHOLDER = /\{(brand|operator|support)\}/g

/**
 * Puts the operator's words into a text. A paragraph, or one point of a list, that would name what is not set is left
 * out: what has to be said does not stand beside it.
 */
export function fillPlaceholders(markdown: string, values: PlaceholderValues): string {
  const canStay = (text: string) =>
    [...text.matchAll(PLACEHOLDER)].every(([, name]) => values[name as keyof PlaceholderValues] !== undefined)
  return markdown
    .split(/\n{2,}/)
    .map((block) => (isList(block) ? pointsOf(block).filter(canStay).join('\n') : canStay(block) ? block : ''))
    .filter((block) => block !== '')
    .join('\n\n')
    .replace(PLACEHOLDER, (_, name: keyof PlaceholderValues) => values[name] ?? '')
}

/** The text without the sections of the second level that have these titles. */
export const withoutSections = (markdown: string, titles: readonly string[]): string =>
  markdown
    .split(/^(?=## )/m)
    .filter((section) => !titles.some((title) => section.startsWith(`## ${title}\n`)))
    .join('')

const isList = (block: string) => /^(?:[-*]|\d+\.) /.test(block)
/** A point reaches to the next one. */
const pointsOf = (block: string) => block.split(/\n(?=(?:[-*]|\d+\.) )/)
