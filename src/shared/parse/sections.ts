import { headingNamed, type SectionKind } from '#shared/parse/heading-words.ts'
import { endsWithDate } from '#shared/parse/date-ranges.ts'
import { isCapitals, lookOf, sharesBlock, textOf, type Line } from '#shared/parse/line.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** A heading and the lines below it. Lines above the first heading form the section of kind 'top'. */
export type Section = {
  readonly kind: SectionKind | 'top' | 'custom'
  readonly title: Line | null
  readonly lines: readonly Line[]
  /** Confidence in the heading: 1 by words and style, .9 by words alone, .75 by style alone. */
  readonly sure: number
  readonly language: ResumeLanguage | null
}

/** Headings are short. */
const MAX_LENGTH = 60

/** Splits lines at their headings, which are recognized by their words in four languages and by their common style. */
export function sectionsOf(lines: readonly Line[]): readonly Section[] {
  const parted = lines.flatMap(withoutHeadingBeside)
  const style = headingStyle(parted)
  const sections: Section[] = []
  const largest = Math.max(...parted.map(({ cells: [cell] }) => cell?.size ?? 0))
  let open = TOP
  for (const [index, line] of parted.entries()) {
    if (hasName(parted, index, largest)) {
      sections.push(open)
      open = TOP
    }
    const heading = headingAt(parted, index, style, open, largest)
    if (!heading) open = { ...open, lines: [...open.lines, line] }
    else if (isSecondLine(open, line, style)) open = titleGoesOn(open, line)
    else {
      sections.push(open)
      open = heading
    }
  }
  return [...sections, open]
}

const TOP: Section = { kind: 'top', title: null, lines: [], sure: 1, language: null }

/** Whether a column begins here with the name at its top and therefore does not continue the section before it. */
function hasName(lines: readonly Line[], index: number, largest: number): boolean {
  if (index === 0 || largest === 0 || lines[index]?.flow === lines[index - 1]?.flow) return false
  const next = lines.slice(index).findIndex((line) => headingNamed(textOf(line)) !== null)
  const above = lines.slice(index, next === -1 ? undefined : index + next)
  return above.some(({ cells: [cell] }) => (cell?.size ?? 0) > largest - 0.3)
}

/** Splits off a heading in its own column on the left: 'EXPERIENCE | Engineer | 2020'. */
function withoutHeadingBeside(line: Line): readonly Line[] {
  const [first, ...others] = line.cells
  const second = others[0]
  if (!first || !second || line.bullet || !headingNamed(first.text)) return [line]
  // 'Languages   English, French' is a label and its words, unless both differ in style.
  const isSpelled = isCapitals(first.text) && /\p{L}{5}/u.test(first.text) // Short words such as 'EDV' are abbreviations, which are always in capitals.
  const differs = first.size !== second.size || (isSpelled && !isCapitals(second.text))
  if (!differs || first.text.endsWith(':')) return [line]
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
  const [most] = [...known].toSorted(([, a], [, b]) => b.size - a.size)
  if (!most) return null
  const [look, kinds] = most
  const body = bodyStyle(lines)
  const dated = lines.some((line) => styleOf(line) === look && endsWithDate(line.cells.at(-1)?.text ?? ''))
  const isOwn = kinds.size >= 2 && !dated && (all.get(look) ?? 0) <= kinds.size * 2 + 2 && look !== body
  return { look, body, known: kinds.size, isOwn }
}

/** Size, weight, slant, and whether it is in capitals. */
const styleOf = ({ cells: [first] }: Line): string =>
  first ? `${lookOf(first)}${isCapitals(first.text) ? 'C' : ''}` : ''

/** The style of most text. */
function bodyStyle(lines: readonly Line[]): string {
  const letters = new Map<string, number>()
  for (const line of lines) letters.set(styleOf(line), (letters.get(styleOf(line)) ?? 0) + textOf(line).length)
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

function headingAt(
  lines: readonly Line[],
  index: number,
  style: Style,
  open: Section,
  largest: number,
): Section | null {
  const line = lines[index]
  if (!line || line.bullet || line.cells.length > 1) return null
  const text = textOf(line)
  const above = lines[index - 1]
  // A word within a paragraph is never a heading.
  if (text.length > MAX_LENGTH || (above && sharesBlock(above, line))) return null
  const named = headingNamed(text)
  const looks = style !== null && styleOf(line) === style.look
  if (named && isTrusted(named.kind, line, style, open)) {
    return { kind: named.kind, title: line, lines: [], sure: looks ? 1 : 0.9, language: named.language }
  }
  const isHeading = looks && style.isOwn && saysHeading(text) && isBelowName(line, open, largest)
  return isHeading ? { kind: 'custom', title: line, lines: [], sure: 0.75, language: null } : null
}

/** Above the first heading is the name, which may be styled like a heading; a column below it begins with a heading. */
const isBelowName = (line: Line, open: Section, largest: number): boolean =>
  open.kind !== 'top' || (line.pitch === null && open.lines.some((one) => sizeOf(one) > largest - 0.3))

/** Whether a text could be a custom heading. */
const saysHeading = (text: string): boolean => /\p{L}/u.test(text) && !/[.:,;]$/.test(text) && !endsWithDate(text)

/** Section names that also name groups of skills. */
const LABELS: readonly string[] = ['languages', 'technical', 'soft', 'interests', 'certifications']
const SKILLS: readonly string[] = ['skills', 'technical', 'soft', 'languages']

/** Whether heading words really are a heading, and neither the name of a group of skills nor part of the text. */
function isTrusted(kind: SectionKind, line: Line, style: Style, open: Section): boolean {
  if (style === null || style.known < 2 || styleOf(line) === style.look) return true
  if (styleOf(line) === style.body || !isHeavier(line, style.body)) return false
  // If headings are upright, a word in italics is text, such as the last word of an employer that wraps.
  if (styleOf(line).includes('i') && !style.look.includes('i')) return false
  // A side column may style its headings differently, as long as they are all alike.
  if (open.title && styleOf(open.title) === styleOf(line)) return true
  return !(SKILLS.includes(open.kind) && LABELS.includes(kind))
}

/** Whether a line is larger, bold or in capitals while the text is not. */
function isHeavier({ cells: [cell] }: Line, body: string): boolean {
  const size = Number.parseInt(body, 10) / 4
  return cell !== undefined && (cell.size > size + 0.4 || (cell.bold && !body.includes('b')) || isCapitals(cell.text))
}

/** Whether a line is the second line of a custom heading. */
function isSecondLine(open: Section, line: Line, style: Style): boolean {
  const title = open.title
  if (!title || open.lines.length > 0 || headingNamed(textOf(line))) return false
  const size = line.cells[0]?.size ?? 0
  return open.kind === 'custom' && style?.isOwn === true && line.pitch !== null && line.pitch < size * 1.6
}

const titleGoesOn = (open: Section, line: Line): Section => ({
  ...open,
  title: open.title && { ...open.title, cells: [...open.title.cells, ...line.cells] },
})
