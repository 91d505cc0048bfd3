import { textOf, type Block, type BlockKind, type Run } from '#shared/exports/blocks.ts'

const LEVELS: Readonly<Partial<Record<BlockKind, string>>> = { name: '# ', heading: '## ', entry: '### ' }

/** A resume as Markdown (CommonMark). Markup in the person's own text is escaped. */
export function markdown(blocks: readonly Block[]): string {
  return `${blocks
    .map((block, i) => (i === 0 ? '' : separator(block, blocks[i - 1]!)) + line(block))
    .join('')
    .trim()}\n`
}

const separator = (block: Block, before: Block) => (block.kind === 'bullet' && before.kind === 'bullet' ? '\n' : '\n\n')

function line({ kind, runs, aside, nested }: Block): string {
  const text = runs.map((run) => inline(run)).join('')
  const indent = nested ? '  ' : ''
  if (kind === 'bullet') return `${indent}- ${startEscaped(text).replaceAll('\n', `\n${indent}  `)}`
  if (kind === 'contacts') return text.replace(/ {3,}/g, ' · ')
  if (kind === 'subtitle') return `*${escaped(textOf(runs))}*`
  const level = LEVELS[kind]
  const dates = aside.length > 0 ? `\n\n${escaped(textOf(aside))}` : ''
  // A heading is one line; a break inside one would end it.
  return level ? level + text.replaceAll('\n', ' ') + dates : startEscaped(text).replaceAll('\n', '  \n') + dates
}

function inline({ text, bold, italic, underline, href }: Run): string {
  // Marks must touch the words they mark, so white space stays outside of them.
  const words = text.trim()
  if (words === '') return text
  const [before, after] = [text.slice(0, text.indexOf(words)), text.slice(text.trimEnd().length)]
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`
  const plain = `${mark}${escaped(words)}${[...mark].toReversed().join('')}`
  // Markdown has no underline of its own, but takes the tag.
  const marked = underline ? `<u>${plain}</u>` : plain
  return before + (href ? `[${marked}](<${href.replace(/[<>]/g, encodeURIComponent)}>)` : marked) + after
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<>&]/g, '\\$&')
/** Characters that start a list, a heading or a rule at the start of a line. */
const startEscaped = (text: string) =>
  text.replace(/^([^\S\n]*)([#+-]|\d+(?=[.)]))/gm, (_, blank, sign: string) =>
    /\d/.test(sign) ? `${blank}${sign}\\` : `${blank}\\${sign}`,
  )
