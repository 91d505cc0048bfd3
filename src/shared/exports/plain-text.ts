import { textOf, type Block, type Run } from '#shared/exports/blocks.ts'

/** A resume as plain text: UTF-8, LF, no wrapping, so that any form or email accepts it. */
export function plainText(blocks: readonly Block[]): string {
  const lines = blocks.flatMap((block, i) => [...gapBefore(block, blocks[i - 1]), line(block)])
  return `${lines.join('\n')}\n`
}

/** A blank line before each section and before each entry that does not follow its heading. */
function gapBefore(block: Block, before: Block | undefined): string[] {
  if (!before) return []
  if (block.kind === 'heading') return ['']
  return block.kind === 'entry' && before.kind !== 'heading' ? [''] : []
}

function line({ kind, runs, aside, nested }: Block): string {
  const text = withAddresses(runs)
  if (kind === 'heading') return `${text}\n${'-'.repeat(Math.min(text.length, 60))}`
  if (kind === 'contacts') return text.replace(/ {3,}/g, '\n')
  const indent = nested ? '  ' : ''
  if (kind === 'bullet') return `${indent}- ${text.replaceAll('\n', `\n${indent}  `)}`
  return [text, textOf(aside)].filter((part) => part !== '').join('  |  ')
}

/** Plain text would lose the URL of a link with another text: it follows in parentheses. */
function withAddresses(runs: readonly Run[]): string {
  return runs.map(({ text, href }) => (href && isWorth(text, href) ? `${text} (${href})` : text)).join('')
}

/** A phone number or an email address is its own text. */
const isWorth = (text: string, href: string) => !/^(?:tel|mailto):/i.test(href) && bare(text) !== bare(href)

/** A URL as people write it: without scheme, www and trailing slash. */
const bare = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, '')
    .replace(/\/$/, '')
