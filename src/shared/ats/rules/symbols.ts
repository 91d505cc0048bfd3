import type { Context } from '#shared/ats/context.ts'
import { textFieldsOf, type TextField } from '#shared/ats/text-fields.ts'
import { hasSameText } from '#shared/ats/same-text.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import { atLevelOf } from '#shared/resume/nested-bullets.ts'
import type { FindingCode } from '#shared/ats/finding-texts.ts'
import { DECORATION, INVISIBLE, PRIVATE, readable, squeezed } from '#shared/text/readable.ts'
import { richPlain } from '#shared/text/rich.ts'

/**
 * Decorative and invisible characters that parsers turn into junk, and words spaced or capitalized so that searches
 * miss them.
 */
export const symbols: Rule<Context> = {
  name: 'symbols',
  kind: 'defect',
  most: 3,
  find: ({ content }) =>
    textFieldsOf(content)
      .filter(({ role }) => role !== 'date')
      .flatMap(symbolsIn),
}

/** Whether this rule finds anything in a text. */
export const hasSymbols = (textField: TextField): boolean => symbolsIn(textField).length > 0

function symbolsIn(textField: TextField): readonly Finding[] {
  const plain = richPlain(textField.text)
  return [
    ...decorationFindings(textField, plain),
    ...invisibleFindings(textField, plain),
    ...shapeFindings(textField, plain),
  ]
}

const TYPED_BULLET = /^\s*[-–—*]+\s+/
const withSurroundingSpaces = (pattern: RegExp) =>
  new RegExp(`(?<![ \\t])[ \\t]*(?:${pattern.source})(?:${pattern.source}|[ \\t])*`, 'gmu')
const DECORATION_AND_SPACES = withSurroundingSpaces(DECORATION)

function decorationFindings(textField: TextField, plain: string): readonly Finding[] {
  const bullet = textField.role === 'bullet' ? TYPED_BULLET.exec(plain) : null
  const decorations = readable(plain) === plain ? [] : (plain.match(DECORATION) ?? [])
  const found = new Set([...(bullet ? [bullet[0].trim()] : []), ...decorations])
  if (found.size === 0) return []
  const text = bullet ? textField.text.replace(TYPED_BULLET, '') : textField.text
  return [
    finding(
      'symbols-decorative',
      textField,
      { characters: [...found].slice(0, MAX_SHOWN).join(' ') },
      withoutDecorations(text),
    ),
  ]
}

/** Different characters shown in the message. */
const MAX_SHOWN = 5

/** Removes decorations, leaving one space between words and none at line ends or before punctuation. */
const withoutDecorations = (text: string): string =>
  text.replace(DECORATION_AND_SPACES, (found, ...rest) => {
    const [whole, at] = [String(rest.at(-1)), Number(rest.at(-2))]
    const after = whole[at + found.length] ?? '\n'
    const before = whole[at - 1] ?? '\n'
    return before === '\n' || /[\n,.;:!?)\]]/.test(after) ? '' : ' '
  })

function invisibleFindings(textField: TextField, plain: string): readonly Finding[] {
  if (readable(plain) === plain) return []
  const count = (plain.match(INVISIBLE)?.length ?? 0) + (plain.match(PRIVATE)?.length ?? 0)
  if (count === 0) return []
  const text = textField.text.replace(INVISIBLE, '').replace(PRIVATE, ' ').trim()
  return [finding('symbols-invisible', textField, { count }, text)]
}

function finding(code: FindingCode, textField: TextField, values: Finding['values'], cleaned: string): Finding {
  const { path } = textField
  const text = textField.role === 'bullet' ? atLevelOf(textField.text, cleaned) : cleaned
  const isSafe = hasSameText(textField.text, text)
  return {
    code,
    severity: 'warning',
    part: 'formatting',
    paths: [path],
    ...(values && { values }),
    cost: 1,
    ...(isSafe && { fix: [{ path, value: text }] }),
  }
}

/** 'S K I L L S' is unreadable for parsers; lists of letters ('classes A B C D') are shorter. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{N}])){4,}/u
const MIN_CAPITAL_WORDS = 4

function shapeFindings({ path, role }: TextField, plainText: string): readonly Finding[] {
  const plain = squeezed(readable(plainText))
  const [spaced] = SPACED.exec(plain) ?? []
  const common = { severity: 'suggestion', part: 'formatting', paths: [path], cost: 1 } as const
  if (spaced !== undefined) return [{ ...common, code: 'letters-spaced', values: { text: spaced } }]
  const isProse = role === 'summary' || role === 'description' || role === 'bullet'
  return isProse && isAllCapitals(plain) ? [{ ...common, code: 'line-in-capitals' }] : []
}

const isAllCapitals = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= MIN_CAPITAL_WORDS
