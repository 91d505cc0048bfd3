import { type Token, lexer } from 'marked'

/**
 * The running text of Markdown, block by block: paragraphs, points of lists and quotes, without marks. Headings, tables,
 * code, figures and addresses of links are left out; the words of a link stay.
 */
export const proseOf = (markdown: string): string[] =>
  lexer(markdown)
    .flatMap(blocksOf)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')

function blocksOf(token: Token): string[] {
  if (token.type === 'list') return (token['items'] as Token[]).flatMap(blocksOf)
  if (token.type === 'blockquote' || token.type === 'list_item') return (token.tokens ?? []).flatMap(blocksOf)
  // A line of verse or of an address ends like a block.
  return token.type === 'paragraph' || token.type === 'text' ? wordsOf(token).split('\n') : []
}

function wordsOf(token: Token): string {
  if (token.type === 'br') return '\n'
  if (token.type === 'image') return ''
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join('')
  return token.type === 'text' || token.type === 'escape' ? token.text.replace(/\n/g, ' ') : ''
}
