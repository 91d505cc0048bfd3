import type { Draft } from '#shared/ai/embedded/draft.ts'
import { hasAmount } from '#shared/ai/embedded/amounts.ts'

/** Longest line that short duties are gathered in. */
const LONGEST = 150
/** Words of a deed or duty that is short enough to stand in a row. */
const SHORT = 7

/** Short deeds said in a row become one line: 'Keep calendars, book travel and order supplies'. */
export function merged(drafts: readonly Draft[]): readonly Draft[] {
  const rows: Draft[][] = []
  for (const draft of drafts) {
    const row = rows.at(-1)
    if (row && canJoin(row, draft)) row.push(draft)
    else rows.push([draft])
  }
  return rows.map(inOne)
}

function canJoin(row: readonly Draft[], next: Draft): boolean {
  const last = row.at(-1)
  if (!last || next.kind === 'fact' || last.kind !== next.kind || next.sentence - last.sentence > 1) return false
  const all = [...row, next]
  if (next.sentence !== last.sentence && !all.every(({ text }) => text.split(' ').length < 5)) return false
  // What we did is not told as mine, nor mine as ours.
  if (last.isShared !== next.isShared) return false
  if (!all.every(isShort) || all.filter(({ text }) => hasAmount(text)).length > 1) return false
  return all.reduce((length, { text }) => length + text.length + 5, 0) <= LONGEST
}

const isShort = ({ text, verbatim, beside }: Draft): boolean =>
  !verbatim &&
  !beside &&
  !/^(?:hired|employed|assigned|transferred)\b/.test(text) &&
  text.split(' ').length <= SHORT &&
  !/[;,]| and /.test(text)

function inOne(row: readonly Draft[]): Draft {
  const [first, ...more] = row
  const last = more.at(-1)
  if (!first || !last) return row[0] as Draft
  const middle = more.slice(0, -1).map(({ text }) => `, ${text}`)
  return {
    ...first,
    text: `${first.text}${middle.join('')} and ${last.text}`,
    words: row.flatMap(({ words }) => words),
    sentence: last.sentence,
  }
}
