/**
 * Parser for the small Markdown subset of descriptions and bullets: **bold**, *italic*, _italic_, [text](url),
 * [underlined](_), \escapes.
 *
 * Markdown has no underline. It is written like a link to `_`, which is no address, so a text without `](_)` means the
 * same as before there were underlines. The usual `++text++` and `__text__` would change existing texts: 'C++ (++)',
 * '__init__'.
 */

import { UNPARTED } from '#shared/text/spaceless-scripts.ts'
import { safeHref } from '#shared/text/urls.ts'

const ITALIC = 1
const BOLD = 2

/** Stars or an underscore that may begin or end a mark, with their position in the text. */
export type Stars = {
  readonly kind: 'stars'
  readonly character: '*' | '_'
  /** ITALIC, BOLD or both. */
  readonly bits: number
  readonly start: number
  readonly end: number
  readonly canOpen: boolean
  readonly canClose: boolean
  /** Bits with a matching partner; the others are ordinary characters. */
  opened: number
  closed: number
}
type Plain = { readonly kind: 'plain'; readonly text: string }
/** A bracket of a link or an underline, by its target; with neither it is an ordinary character. */
type Bracket = { readonly kind: 'bracket'; readonly start: number; readonly end: number; target: string | null }
/** What follows the brackets of an underlined text in parentheses, in place of an address. */
export const UNDERLINE = '_'
export type Token = Plain | Stars | Bracket

/** A matched mark: the positions of its two markers. The second marker of a link or underline contains its target. */
export type Mark = {
  readonly mark: 'bold' | 'italic' | 'underline' | 'link'
  readonly openStart: number
  readonly openEnd: number
  readonly closeStart: number
  readonly closeEnd: number
}
export type Marked = { readonly tokens: readonly Token[]; readonly marks: readonly Mark[] }

/** Parses a text once from left to right; incomplete marks stay as written. */
export function readMarks(text: string): Marked {
  const tokens = scan(text)
  return { tokens, marks: [...bracketMarks(tokens), ...matchStars(tokens)] }
}

export const isBold = (bits: number): boolean => (bits & BOLD) !== 0
export const isItalic = (bits: number): boolean => (bits & ITALIC) !== 0
const widthOf = (bits: number): number => (isBold(bits) ? 2 : 0) + (isItalic(bits) ? 1 : 0)
/** Stars without a partner are ordinary characters. */
export const literalStars = (stars: Stars): string =>
  stars.character.repeat(widthOf(stars.bits & ~stars.opened & ~stars.closed))

const ESCAPABLE = '\\*_[]()'

function scan(text: string): Token[] {
  const tokens: Token[] = []
  const openBrackets: number[] = []
  let from = 0
  let at = 0
  const flush = (): void => {
    if (at > from) tokens.push({ kind: 'plain', text: text.slice(from, at) })
  }
  const push = (token: Stars | Bracket): void => {
    flush()
    tokens.push(token)
    at = token.end
    from = at
  }
  while (at < text.length) {
    const character = text.charAt(at)
    if (character === '\\' && at + 1 < text.length && ESCAPABLE.includes(text.charAt(at + 1))) {
      flush()
      from = at + 1
      at += 2
    } else if (character === '*' || character === '_') {
      const stars = readStars(text, at, character)
      if (stars.bits === 0) at = stars.end
      else push(stars)
    } else if (character === '[') {
      push({ kind: 'bracket', start: at, end: at + 1, target: null })
      openBrackets.push(tokens.length - 1)
    } else if (character === ']') {
      const close = closeBracket(text, at, tokens, openBrackets)
      if (close) push(close)
      else at += 1
    } else {
      at += 1
    }
  }
  flush()
  return tokens
}

function readStars(text: string, start: number, character: '*' | '_'): Stars {
  let end = start
  while (text.charAt(end) === character) end += 1
  const before = characterBefore(text, start)
  const after = characterAt(text, end)
  const length = end - start
  return {
    kind: 'stars',
    character,
    bits: length > (character === '_' ? 1 : 3) ? 0 : length,
    start,
    end,
    // Within a word they are part of it: snake_case, 2*3*4, C*.
    canOpen: !isBlank(after) && !isWordCharacter(before),
    canClose: !isBlank(before) && !isWordCharacter(after),
    opened: 0,
    closed: 0,
  }
}

/** Ends the link or underline that began at the last open bracket; they don't nest, so it also closes the outer ones. */
function closeBracket(text: string, at: number, tokens: readonly Token[], openBrackets: number[]): Bracket | null {
  const index = openBrackets.pop()
  const open = index === undefined ? undefined : tokens[index]
  if (open?.kind !== 'bracket' || text.charAt(at + 1) !== '(' || text.slice(open.end, at).trim() === '') return null
  const end = endOfAddress(text, at + 2)
  const target = end === -1 ? null : targetOf(text.slice(at + 2, end))
  if (target === null) return null
  open.target = target
  openBrackets.length = 0
  return { kind: 'bracket', start: at, end: end + 1, target }
}

const targetOf = (address: string): string | null => (address === UNDERLINE ? UNDERLINE : safeHref(address))

/**
 * Index of the parenthesis that ends an address. Brackets and white space end the search, so no character is read
 * twice.
 */
function endOfAddress(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '[' || character === ']' || isBlank(character)) return -1
    if (character === '(') depth += 1
    if (character === ')' && depth-- === 0) return at
  }
  return -1
}

function bracketMarks(tokens: readonly Token[]): Mark[] {
  const ends = tokens.filter((token) => token.kind === 'bracket' && token.target !== null) as Bracket[]
  return ends.flatMap((open, index) => {
    const close = ends[index + 1]
    if (index % 2 === 1 || !close) return []
    const mark = open.target === UNDERLINE ? 'underline' : 'link'
    return [{ mark, openStart: open.start, openEnd: open.end, closeStart: close.start, closeEnd: close.end }]
  })
}

/** Pairs the stars. Text in brackets is matched separately, so no mark begins inside a link and ends outside. */
function matchStars(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = []
  const outside = new StarPairs(marks)
  let inBrackets: StarPairs | null = null
  for (const token of tokens) {
    if (token.kind === 'stars') (inBrackets ?? outside).add(token)
    if (token.kind === 'bracket' && token.target !== null) inBrackets = inBrackets ? null : new StarPairs(marks)
  }
  return marks
}

/** Stack of open stars with a count per kind, so that nothing is searched without a partner. */
class StarPairs {
  readonly #marks: Mark[]
  readonly #open: Stars[] = []
  readonly #counts = new Map<string, number>()

  constructor(marks: Mark[]) {
    this.#marks = marks
  }

  add(stars: Stars): void {
    if (stars.canClose) this.#close(stars)
    if (stars.canOpen && stars.closed === 0) {
      this.#open.push(stars)
      this.#count(stars.character, stars.bits, 1)
    }
  }

  #close(stars: Stars): void {
    while (this.#isOpen(stars.character, stars.bits & ~stars.closed)) {
      const open = this.#open.at(-1)
      if (!open) return
      const shared = open.character === stars.character ? free(open) & stars.bits & ~stars.closed : 0
      if (shared === 0) this.#drop(open)
      else this.#pair(open, stars, shared)
    }
  }

  /** A mark that would cross the end of another one doesn't count. */
  #drop(open: Stars): void {
    this.#open.pop()
    this.#count(open.character, free(open), -1)
  }

  #pair(open: Stars, close: Stars, bits: number): void {
    // Openers use their inner characters first, closers their first ones; outer marks keep the rest.
    const openEnd = open.start + widthOf(free(open))
    const closeStart = close.start + widthOf(close.closed)
    const openStart = openEnd - widthOf(bits)
    const closeEnd = closeStart + widthOf(bits)
    const place = { openStart, openEnd, closeStart, closeEnd }
    if (isItalic(bits)) this.#marks.push({ mark: 'italic', ...inner(place, bits, 1) })
    if (isBold(bits)) this.#marks.push({ mark: 'bold', ...outer(place, bits, 2) })
    open.opened |= bits
    close.closed |= bits
    this.#count(open.character, bits, -1)
    if (free(open) === 0) this.#open.pop()
  }

  #isOpen(character: string, bits: number): boolean {
    return [ITALIC, BOLD].some((bit) => (bits & bit) !== 0 && (this.#counts.get(`${character}${bit}`) ?? 0) > 0)
  }

  #count(character: string, bits: number, change: number): void {
    for (const bit of [ITALIC, BOLD]) {
      const key = `${character}${bit}`
      if (bits & bit) this.#counts.set(key, (this.#counts.get(key) ?? 0) + change)
    }
  }
}

const free = (open: Stars): number => open.bits & ~open.opened

type Place = Omit<Mark, 'mark'>
/** Three stars matched with three stars are bold around italic. */
const inner = (place: Place, bits: number, width: number): Place =>
  isBold(bits) ? { ...place, openStart: place.openEnd - width, closeEnd: place.closeStart + width } : place
const outer = (place: Place, bits: number, width: number): Place =>
  isItalic(bits) ? { ...place, openEnd: place.openStart + width, closeStart: place.closeEnd - width } : place

export function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at)
  return point === undefined ? '' : String.fromCodePoint(point)
}

export function characterBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1)
  return unit >= 0xdc00 && unit <= 0xdfff && at > 1 ? text.slice(at - 2, at) : text.slice(Math.max(0, at - 1), at)
}

/** The start and end of the text count as white space. */
export const isBlank = (character: string): boolean => character === '' || /^\s$/u.test(character)

/** Scripts without spaces between words allow marks anywhere in a line. */
export const isWordCharacter = (character: string): boolean =>
  /^[\p{L}\p{M}\p{N}]$/u.test(character) && !UNPARTED.test(character)
