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

/**
 * The text without the sections of the second level that have these titles in English. A translation has the same
 * sections in the same order.
 */
export function withoutSections(markdown: string, titles: readonly string[], english = markdown): string {
  const names = sectionsOf(english).map((section) => /^## (.*)$/m.exec(section)?.[1] ?? '')
  return sectionsOf(markdown)
    .filter((_, index) => !titles.includes(names[index] ?? ''))
    .join('')
}

const sectionsOf = (markdown: string) => markdown.split(/^(?=## )/m)

const isList = (block: string) => /^(?:[-*]|\d+\.) /.test(block)
/** A point reaches to the next one. */
const pointsOf = (block: string) => block.split(/\n(?=(?:[-*]|\d+\.) )/)
