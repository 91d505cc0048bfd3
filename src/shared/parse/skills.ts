import { lineEndEvidence, roomEvidence } from '#shared/parse/body.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import { joinPieces, lookOf, sharesBlock, textOf, type Cell, type Line, type Piece } from '#shared/parse/line.ts'
import type { Section } from '#shared/parse/sections.ts'
import { LANGUAGES } from '#shared/text/languages.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'

type Kind = 'technical' | 'soft' | 'languages' | 'interests'
/** `label` is a name of the person's own, which says none of the kinds. */
type Group = { readonly kind: Kind | null; readonly label: string | null; readonly lines: readonly Line[] }

/**
 * Skills of a section, and interests in it, sorted by labeled groups, by the section's heading, or by what each of them
 * is.
 */
export function skillsOf({ kind, lines, confidence }: Section, from: number): readonly Find[] {
  const sectionKind = kindNamed(kind)
  const groups = groupsOf(lines, sectionKind)
  const own = groups.filter(({ label }) => label !== null)
  return [
    ...groups.filter((group) => !own.includes(group)).flatMap((group) => sortedWords(group, confidence)),
    ...numbered(
      'skillGroups',
      from,
      own.map((group) => ownGroup(group, confidence)),
    ),
  ]
}

/** 'Cloud (advanced): AWS, Terraform'. */
function ownGroup({ label, lines }: Group, confidence: number): readonly Find[] {
  const words = wordsOf(lines, false)
  const box = words[0]?.box ?? null
  const [, name = label ?? '', level = ''] = /^(.+?)\s*\(([^)]+)\)$/u.exec(label ?? '') ?? []
  return [
    ...find('name', { text: name, box }, confidence * CONFIDENCE.labeled),
    ...find('level', { text: level, box }, confidence * CONFIDENCE.labeled),
    ...findAll('skills', words, confidence * CONFIDENCE.labeled),
  ]
}

function sortedWords(group: Group, confidence: number): readonly Find[] {
  const all = wordsOf(group.lines, group.kind === 'languages')
  const areProgrammingLanguages = group.kind === 'languages' && all.some(({ text }) => isProgrammingLanguage(text))
  return all.flatMap((piece) => {
    const target = areProgrammingLanguages ? 'technical' : (group.kind ?? kindOf(piece.text))
    return find(
      target === 'interests' ? 'interests.+' : `skills.${target}.+`,
      piece,
      confidence * (group.kind ? CONFIDENCE.labeled : CONFIDENCE.sorted),
    )
  })
}

const kindNamed = (kind: string): Kind | null =>
  kind === 'technical' || kind === 'soft' || kind === 'languages' || kind === 'interests' ? kind : null

/** Groups lines under their labels: 'Tools: a, b', a bold word on the left, or a label on its own line. */
function groupsOf(lines: readonly Line[], sectionKind: Kind | null): readonly Group[] {
  const groups: Group[] = []
  let current: Group = { kind: sectionKind, label: null, lines: [] }
  const areRows = isTable(lines)
  // 'English: native' is a language with its level.
  const areLevels = sectionKind === 'languages' && haveLevels(lines)
  for (const [index, line] of lines.entries()) {
    const label = areLevels ? null : areRows ? rowLabelOf(line) : labelOf(line, lines[index + 1])
    if (label) {
      groups.push(current)
      const named = headingNamed(label.text)
      const kind = named ? (kindNamed(named.kind) ?? sectionKind) : sectionKind
      const isOwn = !named && sectionKind !== 'languages' && sectionKind !== 'interests'
      current = { kind, label: isOwn ? label.text : null, lines: [] }
    }
    const cells = label ? label.rest : line.cells
    if (cells.length > 0) current = { ...current, lines: [...current.lines, { ...line, cells }] }
  }
  return [...groups, current].filter((group) => group.lines.length > 0)
}

/** Whether lines are languages with their levels next to or below them, rather than labels with languages. */
const haveLevels = (lines: readonly Line[]): boolean =>
  lines.filter(
    (line) => LEVEL.test(textOf(line).replace(/^[^:–-]*[:–-]\s+/u, '')) || LEVEL.test(line.cells.at(-1)?.text ?? ''),
  ).length *
    2 >=
  lines.length

/** Whether lines form two columns, with labels on the left and lists on the right: 'Systems   Linux, Kafka'. */
function isTable(lines: readonly Line[]): boolean {
  const [first, second] = lines[0]?.cells ?? []
  if (!first || !second || second.size === 0 || lines.length < 2) return false
  const isRow = ({ bullet, cells: [one, other, third] }: Line) =>
    !bullet && !third && Math.abs((other ?? one)!.x - second.x) < 3 && !(other && SEPARATOR.test(one?.text ?? ''))
  return lines.every(isRow) && lines.some(({ cells }) => SEPARATOR.test(cells[1]?.text ?? ''))
}

const rowLabelOf = ({ cells: [first, ...rest] }: Line): Label | null =>
  first && rest.length > 0 ? { text: first.text.replace(/\s*:$/u, ''), rest } : null

type Label = { readonly text: string; readonly rest: readonly Cell[] }

function labelOf(line: Line, next: Line | undefined): Label | null {
  const [first, ...others] = line.cells
  if (!first || (line.bullet && !/^[^,:]{2,40}:\s/u.test(first.text))) return null
  const [, text, rest] = /^([^:,]{2,40}):\s*(.*)$/u.exec(first.text) ?? []
  if (text !== undefined) return { text, rest: rest ? [{ ...first, text: rest }, ...others] : others }
  const isLabel = isLabelByLook(first, others[0] ?? next?.cells[0]) || isLabelByName(first, others, next)
  return isLabel ? { text: first.text, rest: others } : null
}

/** Whether a cell is short, and bolder or larger than the text after it. */
function isLabelByLook(first: Cell, after: Cell | undefined): boolean {
  if (!after || first.size <= 0 || first.text.length > 40 || first.text.includes(',')) return false
  return (first.bold && !after.bold) || (first.size > after.size + 0.4 && !after.text.endsWith(':'))
}

/**
 * Whether a cell is a known label: 'EDV   Excel, Word' in a table, or on its own line in another style than the next
 * one.
 */
function isLabelByName(first: Cell, others: readonly Cell[], next: Line | undefined): boolean {
  if (headingNamed(first.text) === null) return false
  const [nextCell] = others
  if (nextCell) return others.length === 1 && SEPARATOR.test(nextCell.text)
  const below = next?.cells[0]
  return !below || lookOf(first) !== lookOf(below)
}

/** One text per skill, split at commas and other separators, or by line and cell. */
function wordsOf(lines: readonly Line[], areLanguages: boolean): readonly Piece[] {
  const isListed = lines.some((line) => SEPARATOR.test(withoutParens(textOf(line))))
  if (areLanguages && !isListed) return joinLevelsBelow(joinWrappedLines(lines)).flatMap(withLevels)
  const runs: Piece[][] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const continuesLine = (run: readonly Piece[]) =>
      before && (isListed ? continuesList(run, before, line) : continues(before, line, lines))
    const continuesCell = (run: readonly Piece[]) => isListed && run.at(-1)?.text.endsWith(',')
    for (const [at, cell] of line.cells.entries()) {
      const run = runs.at(-1)
      if (run && (at === 0 ? continuesLine(run) : continuesCell(run))) run.push(cell)
      else runs.push([cell])
    }
  }
  return runs.flatMap((run) => splitAtSeparators(joinPieces(run)))
}

const continuesList = (run: readonly Piece[], before: Line, line: Line): boolean =>
  !line.bullet && !endsItem(run) && sharesBlock(before, line) !== false

/** Joins a language that wraps in a narrow column: 'Russian' above '(basic)'. */
const joinWrappedLines = (lines: readonly Line[]): readonly Line[] =>
  lines.reduce((joinedLines: readonly Line[], line) => {
    const [before, last, cell] = [joinedLines.at(-1), joinedLines.at(-1)?.cells.at(-1), line.cells[0]]
    if (!before || !last || !cell || !continues(before, line, lines)) return [...joinedLines, line]
    return [
      ...joinedLines.slice(0, -1),
      { ...before, cells: before.cells.with(-1, { ...last, ...joinPieces([last, cell]), blocks: cell.blocks }) },
    ]
  }, [])

/** Whether a name continues on the next line; names are short, so only if it had to. */
function continues(before: Line, line: Line, all: readonly Line[]): boolean {
  const [last, first] = [before.cells.at(-1), line.cells[0]]
  if (!last || !first || line.bullet || first.size === 0 || before.cells.length + line.cells.length > 2) return false
  const shares = sharesBlock(before, line)
  if (shares !== null) return shares
  if (lineEndEvidence(last.text) < 0 || first.text.startsWith('(')) return true
  return roomEvidence(before, line) < 0 && isRest(last, before, line, all)
}

/** Whether a line is the rest of a name that did not fit. */
function isRest(last: Cell, before: Line, line: Line, all: readonly Line[]): boolean {
  // If most names are capitalized, a line in lower case continues one.
  if (startsLowerCase(line) && all.filter(startsLowerCase).length * 2 < all.length) return true
  const fillsColumn = last.end - last.x > 0.7 * (before.right - last.x)
  // Narrow gaps mean one name only if other gaps are wide.
  const isClose = isTight(line) && all.slice(1).some(isSpacedOut)
  return fillsColumn && (isClose || startsLowerCase(line))
}

const startsLowerCase = ({ cells: [first] }: Line): boolean => /^\p{Ll}/u.test(first?.text ?? '')

const gapOf = ({ pitch, leading, cells: [first] }: Line): number =>
  ((pitch ?? leading) - leading) / Math.max(first?.size ?? 0, 1)
const isTight = (line: Line): boolean => line.pitch !== null && gapOf(line) <= 0.04
/** Lines snap to whole pixels, so slightly more means nothing. */
const isSpacedOut = (line: Line): boolean => gapOf(line) > 0.11

const endsItem = (run: readonly Piece[]) => /[;.]$/.test(run.at(-1)?.text ?? '')

const SEPARATOR = /[,;|•·●▪、]/u
const withoutParens = (text: string) => text.replace(/\([^)]*\)/g, '').replace(/\w\s\/\s\w/g, '')

/** Splits at commas and other separators outside parentheses. */
function splitAtSeparators({ text, box }: Piece): readonly Piece[] {
  return text
    .replace(/\([^)]*\)?/g, (part) => part.replace(/[,;|]/g, (mark) => HIDDEN[mark] ?? mark))
    .split(/\s*[;|•·●▪、]\s*|,\s+|,(?=\p{L})/u)
    .map((part) => part.replace(/[\uE000-\uE002]/g, (mark) => SHOWN[mark] ?? mark))
    .map((part) => part.replace(/^[\s,.-]+(?=[^.\s\w])|[\s,]+$|(?<=\p{L}{3})\.$/gu, '').trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part, box }))
}

const HIDDEN: Readonly<Record<string, string>> = { ',': '\uE000', ';': '\uE001', '|': '\uE002' }
const SHOWN: Readonly<Record<string, string>> = { '\uE000': ',', '\uE001': ';', '\uE002': '|' }

const LEVEL =
  /^\(?(?:[ABC][12]\b.*|native.*|mother tongue|fluent|basic|intermediate|advanced|conversational|professional.*|full.*proficiency|bilingual|beginner|muttersprache|fließend|verhandlungssicher|grundkenntnisse|gut|sehr gut|gute kenntnisse|langue maternelle|maternelle|courant|bilingue|intermédiaire|notions|débutant|scolaire|nativo|lengua materna|avanzado|intermedio|básico|fluido|alto|medio)(?:\s*\(.*\))?\)?$/iu

/** Combines a language and its level in two cells: 'English     native'. */
function withLevels({ cells }: Line): readonly Piece[] {
  const joinedLines: Piece[] = []
  for (const cell of cells) {
    const last = joinedLines.at(-1)
    const isLevel = LEVEL.test(cell.text)
    if (last && isLevel)
      joinedLines[joinedLines.length - 1] = {
        ...joinPieces([last, cell]),
        text: `${last.text} (${cell.text.replace(/^\(|\)$/g, '')})`,
      }
    else joinedLines.push({ ...cell, text: cell.text.replace(/\s*[:–-]\s+(?=\S)/u, ' – ') })
  }
  return joinedLines.map((piece) => ({ ...piece, text: withBrackets(piece.text) }))
}

/** Joins a level on its own line to the language above. */
const joinLevelsBelow = (lines: readonly Line[]): readonly Line[] =>
  lines.reduce((joinedLines: readonly Line[], line) => {
    const above = joinedLines.at(-1)
    const isBelow = above && line.cells.length === 1 && !line.bullet && LEVEL.test(textOf(line))
    if (!isBelow || above.cells.some(({ text }) => LEVEL.test(text))) return [...joinedLines, line]
    return [...joinedLines.slice(0, -1), { ...above, cells: [...above.cells, ...line.cells] }]
  }, [])

/** Writes 'English – native' as 'English (native)', the product's usual format. */
function withBrackets(text: string): string {
  const [, language, level] = /^(.+?)\s+–\s+(.+)$/u.exec(text) ?? []
  return language && level && LEVEL.test(level) ? `${language} (${level})` : text
}

/** 'Languages: Go, Python' are programming languages. */
function isProgrammingLanguage(text: string): boolean {
  const [found] = findSkills({ text, tokens: tokensOf(text), languages: [], isListed: true })
  return (
    found?.isLabel === true && found.skill.kind === 'language' && !found.skill.families.includes('spoken languages')
  )
}

/** The kind of a skill without a label. */
function kindOf(text: string): Kind {
  const [found] = findSkills({ text, tokens: tokensOf(text), languages: LANGUAGES, isListed: true })
  if (found?.skill.families.includes('spoken languages')) return 'languages'
  return found?.skill.kind === 'soft' ? 'soft' : 'technical'
}
