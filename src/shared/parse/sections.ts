import { headingNamed, type SectionKind } from '#shared/parse/heading-words.ts'
import { endsWithDate } from '#shared/parse/date-ranges.ts'
import { isAllCapitals, lookOf, sharesBlock, textOf, type Line } from '#shared/parse/line.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** A heading and the lines below it. Lines above the first heading form the section of kind 'top'. */
export type Section = {
  readonly kind: SectionKind | 'top' | 'custom'
  readonly title: Line | null
  readonly lines: readonly Line[]
  /** Confidence in the heading: 1 by words and style, .9 by words alone, .65 by style alone. */
  readonly confidence: number
  /** Those that have such a heading. */
  readonly languages: readonly ResumeLanguage[]
}

/** Only others in the same style say that it is a heading. */
const BY_STYLE = 0.65
/** Headings are short. */
const MAX_LENGTH = 60

/** Splits lines at their headings, which are recognized by their words in four languages and by their common style. */
export function sectionsOf(lines: readonly Line[]): readonly Section[] {
  const splitLines = lines.flatMap(splitHeadingBeside)
  const style = headingStyle(splitLines)
  const sections: Section[] = []
  const largest = Math.max(...splitLines.map(({ cells: [cell] }) => cell?.size ?? 0))
  let current = TOP
  for (const [index, line] of splitLines.entries()) {
    if (beginsWithName(splitLines, index, largest)) {
      sections.push(current)
      current = TOP
    }
    const heading = headingOn(splitLines, index, style, current, largest)
    if (!heading) current = { ...current, lines: [...current.lines, line] }
    else if (isSecondLine(current, line, style)) current = withSecondTitleLine(current, line)
    else {
      sections.push(current)
      current = heading
    }
  }
  return [...sections, current]
}

const TOP: Section = { kind: 'top', title: null, lines: [], confidence: 1, languages: [] }

/** Whether a column begins here with the name at its top and therefore does not continue the section before it. */
function beginsWithName(lines: readonly Line[], index: number, largest: number): boolean {
  if (index === 0 || largest === 0 || lines[index]?.flow === lines[index - 1]?.flow) return false
  const next = lines.slice(index).findIndex((line) => headingNamed(textOf(line)) !== null)
  const above = lines.slice(index, next === -1 ? undefined : index + next)
  return above.some(({ cells: [cell] }) => (cell?.size ?? 0) > largest - 0.3)
}

/** Splits off a heading in its own column on the left: 'EXPERIENCE | Engineer | 2020'. */
function splitHeadingBeside(line: Line): readonly Line[] {
  const [first, ...others] = line.cells
  const second = others[0]
  if (!first || !second || line.bullet || !headingNamed(first.text)) return [line]
  // 'Languages   English, French' is a label and its words, unless both differ in style.
  // Shorter words such as 'EDV' may be abbreviations, which are in capitals everywhere.
  const isWordInCapitals = isAllCapitals(first.text) && /\p{L}{5}/u.test(first.text)
  const differInStyle = first.size !== second.size || (isWordInCapitals && !isAllCapitals(second.text))
  if (!differInStyle || first.text.endsWith(':')) return [line]
  return [
    { ...line, cells: [first] },
    { ...line, cells: others },
  ]
}

const sizeOf = ({ cells: [cell] }: Line): number => cell?.size ?? 0

type Style = { readonly look: string; readonly body: string; readonly known: number; readonly isOwn: boolean } | null

/** The style of most known headings, and whether only headings use it. */
function headingStyle(lines: readonly Line[]): Style {
  const known = new Map<string, Set<SectionKind>>()
  const all = new Map<string, number>()
  for (const line of lines) {
    const look = styleOf(line)
    if (line.cells.length > 1 || line.bullet) continue
    all.set(look, (all.get(look) ?? 0) + 1)
    const kind = headingNamed(textOf(line))?.kind
    if (kind) known.set(look, (known.get(look) ?? new Set()).add(kind))
  }
  const [mostCommon] = [...known].toSorted(([, a], [, b]) => b.size - a.size)
  if (!mostCommon) return null
  const [look, kinds] = mostCommon
  const body = bodyStyle(lines)
  const dated = lines.some((line) => styleOf(line) === look && endsWithDate(line.cells.at(-1)?.text ?? ''))
  const isOwn = kinds.size >= 2 && !dated && (all.get(look) ?? 0) <= kinds.size * 2 + 2 && look !== body
  return { look, body, known: kinds.size, isOwn }
}

/** Size, weight, slant, and whether it is in capitals. */
const styleOf = ({ cells: [first] }: Line): string =>
  first ? `${lookOf(first)}${isAllCapitals(first.text) ? 'C' : ''}` : ''

/** The style of most text. */
function bodyStyle(lines: readonly Line[]): string {
  const letters = new Map<string, number>()
  for (const line of lines) letters.set(styleOf(line), (letters.get(styleOf(line)) ?? 0) + textOf(line).length)
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

function headingOn(
  lines: readonly Line[],
  index: number,
  style: Style,
  current: Section,
  largest: number,
): Section | null {
  const line = lines[index]
  if (!line || line.bullet || line.cells.length > 1) return null
  const text = textOf(line)
  const above = lines[index - 1]
  // A word within a paragraph is never a heading.
  if (text.length > MAX_LENGTH || (above && sharesBlock(above, line))) return null
  const named = headingNamed(text)
  const hasHeadingStyle = style !== null && styleOf(line) === style.look
  if (named && isTrusted(named.kind, line, style, current)) {
    return {
      kind: named.kind,
      title: line,
      lines: [],
      confidence: hasHeadingStyle ? 1 : 0.9,
      languages: named.languages,
    }
  }
  const isHeading = hasHeadingStyle && style.isOwn && couldBeHeading(text) && isBelowName(line, current, largest)
  return isHeading ? { kind: 'custom', title: line, lines: [], confidence: BY_STYLE, languages: [] } : null
}

/** Above the first heading is the name, which may be styled like a heading; a column below it begins with a heading. */
const isBelowName = (line: Line, current: Section, largest: number): boolean =>
  current.kind !== 'top' || (line.pitch === null && current.lines.some((one) => sizeOf(one) > largest - 0.3))

/** Whether a text could be a custom heading. */
const couldBeHeading = (text: string): boolean => /\p{L}/u.test(text) && !/[.:,;]$/.test(text) && !endsWithDate(text)

/** Section names that also name groups of skills. */
const SKILL_GROUP_NAMES: readonly string[] = ['languages', 'technical', 'soft', 'interests', 'certifications']
const SKILL_SECTIONS: readonly string[] = ['skills', 'technical', 'soft', 'languages']

/** Whether heading words really are a heading, and neither the name of a group of skills nor part of the text. */
function isTrusted(kind: SectionKind, line: Line, style: Style, current: Section): boolean {
  if (style === null || style.known < 2 || styleOf(line) === style.look) return true
  if (styleOf(line) === style.body || !isHeavier(line, style.body)) return false
  // If headings are upright, a word in italics is text, such as the last word of an employer that wraps.
  if (styleOf(line).includes('i') && !style.look.includes('i')) return false
  // A side column may style its headings differently, as long as they are all alike.
  if (current.title && styleOf(current.title) === styleOf(line)) return true
  return !(SKILL_SECTIONS.includes(current.kind) && SKILL_GROUP_NAMES.includes(kind))
}

/** Whether a line is larger, bold or in capitals while the text is not. */
function isHeavier({ cells: [cell] }: Line, body: string): boolean {
  const size = Number.parseInt(body, 10) / 4
  return (
    cell !== undefined && (cell.size > size + 0.4 || (cell.bold && !body.includes('b')) || isAllCapitals(cell.text))
  )
}

/** Whether a line is the second line of a custom heading. */
function isSecondLine(current: Section, line: Line, style: Style): boolean {
  const title = current.title
  if (!title || current.lines.length > 0 || headingNamed(textOf(line))) return false
  const size = line.cells[0]?.size ?? 0
  return current.kind === 'custom' && style?.isOwn === true && line.pitch !== null && line.pitch < size * 1.6
}

const withSecondTitleLine = (current: Section, line: Line): Section => ({
  ...current,
  title: current.title && { ...current.title, cells: [...current.title.cells, ...line.cells] },
})
