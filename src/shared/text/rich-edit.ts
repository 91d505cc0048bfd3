import { richPlain } from '#shared/text/rich.ts'
import {
  characterAt,
  characterBefore,
  isBlank,
  isWordCharacter,
  readMarks,
  UNDERLINE,
  type Mark,
} from '#shared/text/rich-marks.ts'
import { displayUrl, safeHref } from '#shared/text/urls.ts'

/** A text and its selection. */
export type Edited = { readonly text: string; readonly start: number; readonly end: number }

/** The marks that are on or off. */
export type ToggledMark = Exclude<Mark['mark'], 'link'>
const MARKERS: Readonly<Record<ToggledMark, readonly [before: string, after: string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  underline: ['[', `](${UNDERLINE})`],
}

/** Toggles a mark on the selection; a caret selects the word it is in. Nothing within or around a link is underlined. */
export function toggleMark(text: string, from: number, to: number, mark: ToggledMark): Edited {
  const { marks } = readMarks(text)
  const selected = withoutMarkers(selection(text, from, to), marks)
  const markers = MARKERS[mark]
  const around = marks.find((other) => other.mark === mark && encloses(other, selected))
  if (around && isCaret(selected) && selected.start === around.closeStart) return caretAt(text, around.closeEnd)
  if (around) return withSameWords(unmark(selected, [around]), selected)
  const range = widen(selected, marks)
  // White space alone can't be marked.
  if (isCaret(range)) return isCaret(selected) ? toggleEmptyPair(range, markers) : selected
  if (mark === 'underline' && marks.some((other) => other.mark === 'link' && overlaps(other, range))) return selected
  const inner = unmark(
    range,
    marks.filter((other) => other.mark === mark && isWithin(other, range)),
  )
  const wrapped = wrap(mark === 'underline' ? escapeBrackets(inner) : inner, ...markers)
  return isMarked(text, wrapped, mark) ? wrapped : selected
}

/** Removing a marker may create other marks: in `_**a_**` the stars would become one. Then nothing changes. */
const withSameWords = (edited: Edited, before: Edited): Edited =>
  richPlain(edited.text) === richPlain(before.text) ? edited : before

/** Links the selection, or changes the link around it; an empty address removes that link. */
export function insertLink(text: string, from: number, to: number, url: string): Edited {
  const { marks } = readMarks(text)
  const selected = withoutMarkers(selection(text, from, to), marks)
  const address = url
    .trim()
    .replace(/[()[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  const around = marks.find((mark) => mark.mark === 'link' && encloses(mark, selected))
  if (around && address === '') return unmark(selected, [around])
  if (safeHref(address) === null) return selected
  if (around) return readdress(text, around, address)
  const range = widen(selected, marks)
  if (isCaret(range)) return link(insertText(range, displayUrl(url).replace(/[\\*_[\]]/g, '\\$&')), address)
  // A link can't be underlined as well, so the new link takes the place of underlines that it meets.
  const inner = marks.filter((mark) =>
    mark.mark === 'underline' ? overlaps(mark, range) : mark.mark === 'link' && isWithin(mark, range),
  )
  const linked = link(escapeBrackets(unmark(range, inner)), address)
  return isMarked(text, linked, 'link') ? linked : selected
}

function selection(text: string, from: number, to: number): Edited {
  const place = (at: number): number => Math.max(0, Math.min(text.length, Math.trunc(at) || 0))
  return { text, start: Math.min(place(from), place(to)), end: Math.max(place(from), place(to)) }
}

/** A selection that begins or ends with a marker means the words inside it. */
function withoutMarkers(selected: Edited, marks: readonly Mark[]): Edited {
  if (isCaret(selected)) return selected
  const start = marks.find((mark) => mark.openStart === selected.start && mark.openEnd < selected.end)?.openEnd
  const end = marks.find((mark) => mark.closeEnd === selected.end && mark.closeStart > selected.start)?.closeStart
  if (start === undefined && end === undefined) return selected
  return withoutMarkers({ ...selected, start: start ?? selected.start, end: end ?? selected.end }, marks)
}

const isCaret = (range: Edited): boolean => range.start === range.end
const caretAt = (text: string, at: number): Edited => ({ text, start: at, end: at })

/** A caret next to a mark is outside it. */
const encloses = (mark: Mark, range: Edited): boolean =>
  isCaret(range)
    ? mark.openStart < range.start && range.end < mark.closeEnd
    : mark.openStart <= range.start && range.end <= mark.closeEnd
const isWithin = (mark: Mark, range: Edited): boolean => range.start <= mark.openStart && mark.closeEnd <= range.end

/** Extends a selection to whole words and whole marks, without white space at its ends. */
function widen(selected: Edited, marks: readonly Mark[]): Edited {
  const range = wholeWords(trimmed(selected))
  const crossed = isCaret(range) ? undefined : marks.find((mark) => crosses(mark, range))
  if (!crossed) return range
  const start = Math.min(range.start, crossed.openStart)
  const end = Math.max(range.end, crossed.closeEnd)
  return widen({ ...range, start, end }, marks)
}

const overlaps = (mark: Mark, range: Edited): boolean => mark.openStart < range.end && range.start < mark.closeEnd

function crosses(mark: Mark, range: Edited): boolean {
  const contains = mark.openEnd <= range.start && range.end <= mark.closeStart
  return overlaps(mark, range) && !contains && !isWithin(mark, range)
}

function trimmed({ text, start, end }: Edited): Edited {
  let [from, to] = [start, end]
  while (from < to && isBlank(characterAt(text, from))) from += 1
  while (from < to && isBlank(characterBefore(text, to))) to -= 1
  return { text, start: from, end: to }
}

function wholeWords(range: Edited): Edited {
  const { text } = range
  let { start, end } = range
  const caret = isCaret(range)
  const wordBefore = (at: number): boolean => isWordCharacter(characterBefore(text, at))
  const wordAt = (at: number): boolean => isWordCharacter(characterAt(text, at))
  if (caret || wordAt(start)) while (wordBefore(start)) start -= characterBefore(text, start).length
  if (caret || wordBefore(end)) while (wordAt(end)) end += characterAt(text, end).length
  return { text, start, end }
}

/** Removes the markers of some marks. */
function unmark({ text, start, end }: Edited, marks: readonly Mark[]): Edited {
  const markers = marks
    .flatMap((mark) => [[mark.openStart, mark.openEnd] as const, [mark.closeStart, mark.closeEnd] as const])
    .toSorted(([a], [b]) => a - b)
  const kept = markers.map(([from], index) => text.slice(markers[index - 1]?.[1] ?? 0, from))
  const place = (at: number): number =>
    at - markers.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(at, to) - Math.min(at, from)), 0)
  return { text: kept.join('') + text.slice(markers.at(-1)?.[1] ?? 0), start: place(start), end: place(end) }
}

function wrap({ text, start, end }: Edited, before: string, after: string): Edited {
  const words = text.slice(start, end)
  const from = start + before.length
  return {
    text: text.slice(0, start) + before + words + after + text.slice(end),
    start: from,
    end: from + words.length,
  }
}

const link = (range: Edited, address: string): Edited => wrap(range, '[', `](${address})`)

function insertText({ text, start, end }: Edited, words: string): Edited {
  return { text: text.slice(0, start) + words + text.slice(end), start, end: start + words.length }
}

function escapeBrackets(range: Edited): Edited {
  const words = range.text.slice(range.start, range.end)
  return insertText(
    range,
    words.replace(/\\[\\*_[\]()]|[[\]]/g, (found) => (found.length > 1 ? found : `\\${found}`)),
  )
}

function readdress(text: string, around: Mark, address: string): Edited {
  const changed = `${text.slice(0, around.closeStart)}](${address})${text.slice(around.closeEnd)}`
  return { text: changed, start: around.openEnd, end: around.closeStart }
}

/** Inserts a pair of markers around the caret, or removes an empty pair. */
function toggleEmptyPair(caret: Edited, [opening, closing]: readonly [string, string]): Edited {
  const { text, start } = caret
  // Of stars, all of them: a pair of two is bold, and not an italic pair in another one.
  const before = /(?:\*+|\[)$/.exec(text.slice(Math.max(0, start - 4), start))?.[0]
  const after = /^(?:\*+|\]\(_\))/.exec(text.slice(start, start + 4))?.[0]
  if (before !== opening || after !== closing) return wrap(caret, opening, closing)
  const from = start - opening.length
  return caretAt(text.slice(0, from) + text.slice(start + closing.length), from)
}

/** The edit has the intended effect: the words are the same, and the selection is inside the mark. */
const isMarked = (before: string, after: Edited, mark: Mark['mark']): boolean =>
  richPlain(before) === richPlain(after.text) &&
  readMarks(after.text).marks.some((other) => other.mark === mark && encloses(other, after))
