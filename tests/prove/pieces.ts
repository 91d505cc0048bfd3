import { Parser } from 'htmlparser2'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeMarked, type Layout } from '#shared/template/document.ts'
import { MARK_END, MARK_START, MARK_TEXT } from '#shared/template/leaf.ts'

/** A text that a page prints: of one field, or (`path` null) a title or label of the page's own. */
export type Piece = { readonly path: FieldPath | null; readonly text: string }

/** Everything that a resume prints in a layout, in the order of its page, white space left out. */
export function piecesOf(content: ResumeContent, layout: Layout | null): readonly Piece[] {
  return textsOf(composeMarked(content, layout)).flatMap(splitByMarks)
}

/** White space, the dots of lists and the capitals of headings are the page's own; the rest is the person's. */
export const squeeze = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00A0•◦▪■●]+/gu, '')
    .toLowerCase()

/** The texts between tags; bold words within a field belong to its text. */
function textsOf(html: string): readonly string[] {
  const texts = ['']
  let isInField = false
  const parser = new Parser({
    onopentag: () => void (isInField || texts.push('')),
    onclosetag: () => void (isInField || texts.push('')),
    ontext(text) {
      texts[texts.length - 1] += text
      const mark = Math.max(text.lastIndexOf(MARK_START), text.lastIndexOf(MARK_END))
      if (mark >= 0) isInField = text[mark] === MARK_START
    },
  })
  parser.end(html)
  return texts
}

function splitByMarks(text: string): readonly Piece[] {
  return text.split(new RegExp(`(${MARK_START}[^${MARK_END}]*${MARK_END})`, 'u')).flatMap((part) => {
    const [path, words] = part.startsWith(MARK_START) ? part.slice(1, -1).split(MARK_TEXT) : [null, part]
    const squeezed = squeeze(words ?? '')
    return squeezed === '' ? [] : [{ path: path ?? null, text: squeezed }]
  })
}
