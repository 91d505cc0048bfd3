import { fieldAt, setField } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

export type SplitBullet = {
  readonly content: ResumeContent
  /** The line that the cursor goes to, and how far from its end. */
  readonly index: number
  readonly fromEnd: number
}

/**
 * Makes several bullets of one into which line breaks were typed or pasted; the cursor stays after what was put in.
 * Null when there are more than a list may hold.
 */
export function splitBullet(
  content: ResumeContent,
  path: string,
  index: number,
  text: string,
  caret: number,
): SplitBullet | null {
  const list = fieldAt(content, path)
  if (typeof list !== 'object') return null
  const lines = linesOf(text)
  const split = setField(content, path, list.toSpliced(index, 1, ...lines))
  // A resume does not take more lines, or longer ones, than its schema allows.
  if (split === content) return null
  return { content: split, index: index + lines.length - 1, fromEnd: text.length - caret }
}

/** One line break is Enter and may leave a blank line; of a pasted text the blank lines and its own bullets go. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/)
  if (lines.length <= 2 && lines.every((line) => !BULLET.test(line))) return lines
  const words = lines.map((line) => line.replace(BULLET, '').trim()).filter((line) => line !== '')
  return words.length === 0 ? [''] : words
}

const BULLET = /^\s*[•◦▪‣·–—*-]\s+/

export const lineBreaksIn = (text: string): number => text.split('\n').length - 1
