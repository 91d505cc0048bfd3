import { headingNamed, type SectionKind } from '#shared/parse/heading-words.ts'
import { endsWithDate } from '#shared/parse/date-ranges.ts'
import { isCapitals, lookOf, sharesBlock, textOf, type Line } from '#shared/parse/line.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** One heading and what stands under it. What stands above the first heading is the section of kind 'top'. */
export type Section = {
  readonly kind: SectionKind | 'top' | 'custom'
  readonly title: Line | null
  readonly lines: readonly Line[]
  /** How sure it is that the heading is one: 1 by words and looks, .9 by words alone, .75 by looks alone. */
  readonly sure: number
  readonly language: ResumeLanguage | null
}

/** A heading is short. */
const MAX_LENGTH = 60

/** Cuts lines at their headings, known by their words in four languages and by looking like the others. */
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

/** Whether a column begins here with the name at its top: it does not go on with what the column before ended with. */
function hasName(lines: readonly Line[], index: number, largest: number): boolean {
  if (index === 0 || largest === 0 || lines[index]?.flow === lines[index - 1]?.flow) return false
  const next = lines.slice(index).findIndex((line) => headingNamed(textOf(line)) !== null)
  const above = lines.slice(index, next === -1 ? undefined : index + next)
  return above.some(({ cells: [cell] }) => (cell?.size ?? 0) > largest - 0.3)
}

/** 'EXPERIENCE | Engineer | 2020': a heading in a column of its own at the left of what it opens. */
function withoutHeadingBeside(line: Line): readonly Line[] {
  const [first, ...others] = line.cells
  const second = others[0]
  if (!first || !second || line.bullet || !headingNamed(first.text)) return [line]
  // 'Languages   English, French' is a label beside its words, unless it looks different from them.
  const isSpelled = isCapitals(first.text) && /\p{L}{5}/u.test(first.text) // 'EDV' is written so anywhere
  const differs = first.size !== second.size || (isSpelled && !isCapitals(second.text))
  if (!differs || first.text.endsWith(':')) return [line]
  return [
    { ...line, cells: [first] },
    { ...line, cells: others },
  ]
}

const sizeOf = ({ cells: [cell] }: Line): number => cell?.size ?? 0

type Style = { readonly look: string; readonly body: string; readonly known: number; readonly isOwn: boolean } | null

/** How most known headings are set, and whether nothing but headings is. */
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

/** Size, weight, slant and whether it is in capitals. */
const styleOf = ({ cells: [first] }: Line): string =>
  first ? `${lookOf(first)}${isCapitals(first.text) ? 'C' : ''}` : ''

/** How most of the text is set. */
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
  // A word of a paragraph is no heading, whatever it says.
  if (text.length > MAX_LENGTH || (above && sharesBlock(above, line))) return null
  const named = headingNamed(text)
  const looks = style !== null && styleOf(line) === style.look
  if (named && isTrusted(named.kind, line, style, open)) {
    return { kind: named.kind, title: line, lines: [], sure: looks ? 1 : 0.9, language: named.language }
  }
  const isHeading = looks && style.isOwn && saysHeading(text) && isBelowName(line, open, largest)
  return isHeading ? { kind: 'custom', title: line, lines: [], sure: 0.75, language: null } : null
}

/** Above the first heading stands the name, which may be set as headings are; a column below it begins with one. */
const isBelowName = (line: Line, open: Section, largest: number): boolean =>
  open.kind !== 'top' || (line.pitch === null && open.lines.some((one) => sizeOf(one) > largest - 0.3))

/** Words that may be a heading of the person's own. */
const saysHeading = (text: string): boolean => /\p{L}/u.test(text) && !/[.:,;]$/.test(text) && !endsWithDate(text)

/** Names of groups of skills that are headings elsewhere. */
const LABELS: readonly string[] = ['languages', 'technical', 'soft', 'interests', 'certifications']
const SKILLS: readonly string[] = ['skills', 'technical', 'soft', 'languages']

/** The words of a heading may be the name of a group of skills, or a word of the text. */
function isTrusted(kind: SectionKind, line: Line, style: Style, open: Section): boolean {
  if (style === null || style.known < 2 || styleOf(line) === style.look) return true
  if (styleOf(line) === style.body || !isHeavier(line, style.body)) return false
  // Among upright headings a word in italics is text: an employer's name that wrapped before its last word.
  if (styleOf(line).includes('i') && !style.look.includes('i')) return false
  // A column beside the main one may set its headings in its own way, all alike.
  if (open.title && styleOf(open.title) === styleOf(line)) return true
  return !(SKILLS.includes(open.kind) && LABELS.includes(kind))
}

/** Larger, bold or in capitals, where the text is not. */
function isHeavier({ cells: [cell] }: Line, body: string): boolean {
  const size = Number.parseInt(body, 10) / 4
  return cell !== undefined && (cell.size > size + 0.4 || (cell.bold && !body.includes('b')) || isCapitals(cell.text))
}

/** A heading on two lines: both look like one and the second says nothing known. */
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
