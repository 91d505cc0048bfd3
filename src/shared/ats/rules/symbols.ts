import type { Context } from '#shared/ats/context.ts'
import { textFieldsOf, type TextField } from '#shared/ats/text-fields.ts'
import { keepsText } from '#shared/ats/safe-text.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import type { FindingCode } from '#shared/ats/words.ts'
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
  return [...decorated(textField, plain), ...hidden(textField, plain), ...shaped(textField, plain)]
}

const TYPED_BULLET = /^\s*[-–—*]+\s+/
const AROUND = (pattern: RegExp) =>
  new RegExp(`(?<![ \\t])[ \\t]*(?:${pattern.source})(?:${pattern.source}|[ \\t])*`, 'gmu')
const AROUND_DECORATION = AROUND(DECORATION)

function decorated(textField: TextField, plain: string): readonly Finding[] {
  const bullet = textField.role === 'bullet' ? TYPED_BULLET.exec(plain) : null
  const signs = readable(plain) === plain ? [] : (plain.match(DECORATION) ?? [])
  const found = new Set([...(bullet ? [bullet[0].trim()] : []), ...signs])
  if (found.size === 0) return []
  const text = bullet ? textField.text.replace(TYPED_BULLET, '') : textField.text
  return [finding('symbols-decorative', textField, { characters: [...found].slice(0, SHOWN).join(' ') }, tidy(text))]
}

/** Different characters shown in the message. */
const SHOWN = 5

/** Removes decorations, leaving one space between words and none at line ends or before punctuation. */
const tidy = (text: string): string =>
  text.replace(AROUND_DECORATION, (found, ...rest) => {
    const [whole, at] = [String(rest.at(-1)), Number(rest.at(-2))]
    const after = whole[at + found.length] ?? '\n'
    const before = whole[at - 1] ?? '\n'
    return before === '\n' || /[\n,.;:!?)\]]/.test(after) ? '' : ' '
  })

function hidden(textField: TextField, plain: string): readonly Finding[] {
  if (readable(plain) === plain) return []
  const count = (plain.match(INVISIBLE)?.length ?? 0) + (plain.match(PRIVATE)?.length ?? 0)
  if (count === 0) return []
  const text = textField.text.replace(INVISIBLE, '').replace(PRIVATE, ' ').trim()
  return [finding('symbols-invisible', textField, { count }, text)]
}

function finding(code: FindingCode, textField: TextField, values: Finding['values'], text: string): Finding {
  const { path } = textField
  const isSafe = keepsText(textField.text, text)
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
const LEAST_WORDS = 4

function shaped({ path, role }: TextField, written: string): readonly Finding[] {
  const plain = squeezed(readable(written))
  const [spaced] = SPACED.exec(plain) ?? []
  const common = { severity: 'suggestion', part: 'formatting', paths: [path], cost: 1 } as const
  if (spaced !== undefined) return [{ ...common, code: 'letters-spaced', values: { text: spaced } }]
  const tells = role === 'summary' || role === 'description' || role === 'bullet'
  return tells && isShouted(plain) ? [{ ...common, code: 'line-in-capitals' }] : []
}

const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= LEAST_WORDS
