import { splitOutside } from '#shared/docx-look/rules.ts'

/** What lengths are relative to, in CSS pixels. */
export type Scale = { readonly em: number; readonly percent: number }

const UNITS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, mm: 96 / 25.4, cm: 96 / 2.54, in: 96, rem: 16 }

/**
 * A length in CSS pixels, or a plain number. Understands calc(), min(), max() and clamp(); null for anything else, such
 * as `auto`.
 */
export function lengthOf(value: string, scale: Scale): number | null {
  const tokens = value.match(/[\d.]+(?:e-?\d+)?(?:[a-z]+|%)?|[a-z-]+\(|[()+*/,-]/gi) ?? []
  if (tokens.length === 0 || tokens.join('').length !== value.replace(/\s+/g, '').length) return null
  const reader = { tokens, at: 0, scale }
  const result = sum(reader)
  return reader.at === tokens.length && Number.isFinite(result) ? result : null
}

type Reader = { readonly tokens: readonly string[]; at: number; readonly scale: Scale }

function sum(reader: Reader): number {
  let value = product(reader)
  for (;;) {
    const sign = reader.tokens[reader.at]
    if (sign !== '+' && sign !== '-') return value
    reader.at += 1
    value += (sign === '+' ? 1 : -1) * product(reader)
  }
}

function product(reader: Reader): number {
  let value = factor(reader)
  for (;;) {
    const sign = reader.tokens[reader.at]
    if (sign !== '*' && sign !== '/') return value
    reader.at += 1
    const next = factor(reader)
    value = sign === '*' ? value * next : value / next
  }
}

function factor(reader: Reader): number {
  const token = reader.tokens[reader.at++] ?? ''
  if (token === '-') return -factor(reader)
  if (token === '+') return factor(reader)
  if (token.endsWith('(')) return inParentheses(reader, token)
  const [, digits = '', unit = ''] = /^([\d.]+(?:e-?\d+)?)([a-z]+|%)?$/i.exec(token) ?? []
  return digits === '' ? Number.NaN : Number(digits) * sizeOf(unit, reader.scale)
}

function inParentheses(reader: Reader, opening: string): number {
  const values = [sum(reader)]
  while (reader.tokens[reader.at] === ',') {
    reader.at += 1
    values.push(sum(reader))
  }
  if (reader.tokens[reader.at++] !== ')') return Number.NaN
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = values
  if (opening === 'min(') return Math.min(...values)
  if (opening === 'max(') return Math.max(...values)
  if (opening === 'clamp(') return Math.max(first, Math.min(second, third))
  return opening === '(' || opening === 'calc(' ? first : Number.NaN
}

function sizeOf(unit: string, { em, percent }: Scale): number {
  if (unit === '') return 1
  if (unit === 'em') return em
  if (unit === '%') return percent / 100
  return UNITS[unit] ?? Number.NaN
}

/** Replaces var() by the properties of an element; empty where one is not set and has no fallback. */
export function withVariables(value: string, properties: ReadonlyMap<string, string>, depth = 0): string {
  const start = value.indexOf('var(')
  if (start < 0 || depth > 20) return value
  const end = closing(value, start + 3)
  const inside = value.slice(start + 4, end)
  const comma = inside.indexOf(',')
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim()
  const found = properties.get(name) ?? (comma < 0 ? '' : inside.slice(comma + 1).trim())
  return withVariables(value.slice(0, start) + found + value.slice(end + 1), properties, depth + 1)
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && (depth -= 1) === 0) return at
  }
  return text.length
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]
const NAMES: Readonly<Record<string, Rgba>> = {
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
  transparent: [0, 0, 0, 0],
}

/** A color on white as '#rrggbb'; null where it is transparent or not understood. */
export function colorOf(value: string, current = '#000000'): string | null {
  const color = rgbaOf(value.trim().toLowerCase(), current)
  if (!color || color[3] < 0.02) return null
  const channels = color.slice(0, 3).map((channel) => channel * color[3] + 255 * (1 - color[3]))
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function rgbaOf(value: string, current: string): Rgba | null {
  if (value === 'currentcolor') return rgbaOf(current, '#000000')
  const named = NAMES[value]
  if (named) return named
  if (value.startsWith('#')) return ofHex(value.slice(1))
  const [, name, inside = ''] = /^([a-z-]+)\((.*)\)$/.exec(value) ?? []
  if (name === 'rgb' || name === 'rgba') return ofChannels(inside)
  return name === 'color-mix' ? mixed(inside, current) : null
}

function ofHex(digits: string): Rgba | null {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return null
  const full = digits.length < 5 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4), full.length === 8 ? channel(6) / 255 : 1]
}

function ofChannels(inside: string): Rgba | null {
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '')
  const [red, green, blue, alpha = 1] = parts.map((part, at) =>
    part.endsWith('%') ? (Number.parseFloat(part) / 100) * (at < 3 ? 255 : 1) : Number(part),
  )
  return red !== undefined && green !== undefined && blue !== undefined ? [red, green, blue, alpha] : null
}

/** `in srgb, A p%, B`: the share of A, or what B's share leaves. */
function mixed(inside: string, current: string): Rgba | null {
  const [space, one = '', other = ''] = splitOutside(inside, ',')
  if (space !== 'in srgb') return null
  const [first, second] = [shareOf(one), shareOf(other)]
  const [a, b] = [rgbaOf(first.color, current), rgbaOf(second.color, current)]
  if (!a || !b) return null
  const share = first.share ?? (second.share === null ? 0.5 : 1 - second.share)
  const mix = (at: 0 | 1 | 2 | 3) => a[at] * share + b[at] * (1 - share)
  // A transparent color has no channels of its own.
  if (a[3] === 0) return [b[0], b[1], b[2], mix(3)]
  if (b[3] === 0) return [a[0], a[1], a[2], mix(3)]
  return [mix(0), mix(1), mix(2), mix(3)]
}

function shareOf(text: string): { readonly color: string; readonly share: number | null } {
  const [, share] = /(?:^|\s)([\d.]+)%(?:\s|$)/.exec(text) ?? []
  return {
    color: text.replace(/(?:^|\s)[\d.]+%(?=\s|$)/, '').trim(),
    share: share === undefined ? null : Number(share) / 100,
  }
}
