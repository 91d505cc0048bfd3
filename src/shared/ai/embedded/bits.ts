import type { SkillFound } from '#shared/skills/match.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** A word or a mark of an answer, and where it stands there, in UTF-16 units: cleaning changes words, never places. */
export type Bit = {
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  /** Part of the name of a tool or a language: never split, never inflected. */
  readonly isName: boolean
}

/** The words and marks of a text, in order. Names such as 'Node.js' and 'CI/CD' stay whole. */
export function bitsOf(text: string): readonly Bit[] {
  const names = namesIn(text)
  const bits: Bit[] = []
  for (const match of text.matchAll(PIECE)) bits.push(...parted(match[0], match.index))
  const words = whole(bits, names).map(withCapital)
  return isShouted(text)
    ? words.map((bit) => (bit.isName || bit.text === 'I' ? bit : withCapital({ ...bit, text: bit.lower })))
    : words
}

/** Written in capitals throughout. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return (
    letters.length > 20 && letters.filter((letter) => letter !== letter.toLowerCase()).length > letters.length * 0.7
  )
}

/** The same bit with other words; an empty text is for the caller to drop. */
export const saying = (bit: Bit, text: string): Bit => ({ ...bit, text, lower: text.toLowerCase() })

/** One bit in the place of several. */
export const joined = (bits: readonly Bit[], text: string): Bit => ({
  text,
  lower: text.toLowerCase(),
  start: bits[0]?.start ?? 0,
  end: bits.at(-1)?.end ?? 0,
  isName: false,
})

export const isMark = (bit: { readonly text: string } | undefined): boolean =>
  bit !== undefined && /^[^\p{L}\p{N}$€£%]+$/u.test(bit.text)

/** A run without blanks; a line's end; dashes between words. */
const PIECE = /\n+|—|–(?=\s)|(?:[^\s—])+/gu
/** Ends that are no end of a sentence. */
const ABBREVIATION = /^(?:[a-z]\.(?:[a-z]\.)*|mr|mrs|ms|dr|st|vs|approx|inc|ltd|co|no|jr|sr|prof|etc)\.?$/i

function parted(piece: string, at: number): Bit[] {
  if (piece.startsWith('\n')) return [bitAt('\n', at, piece.length)]
  if (/^(?:[:;]-?[)(DPp]|<3|\p{Extended_Pictographic}+\uFE0F?)$/u.test(piece)) return [bitAt('.', at, piece.length)]
  if (/^(?:[-=]+>|→)$/u.test(piece)) return [bitAt('to', at, piece.length)]
  const head = /^[^\p{L}\p{N}$€£%#.]+|^\.(?!\p{L}{2,4}\b)/u.exec(piece)?.[0] ?? ''
  const core = piece.slice(head.length)
  const split = /(?<=\p{L}{2})[,;:!?.]+(?=\p{L}{2}|I\b|\d+\b)|(?<=\p{L})…|\.{2,}/u.exec(core)
  const isSite = split?.[0] === '.' && !/^\p{Lu}\p{Ll}/u.test(core.slice(split.index + 1))
  if (split && !isSite && !isKnownName(core)) {
    const from = at + head.length + split.index
    return [
      ...parted(piece.slice(0, head.length + split.index), at),
      bitAt(split[0], from, split[0].length),
      ...parted(core.slice(split.index + split[0].length), from + split[0].length),
    ]
  }
  const tail = ABBREVIATION.test(core) ? '' : (/[^\p{L}\p{N}%+#*]+$/u.exec(core)?.[0] ?? '')
  const word = core.slice(0, core.length - tail.length)
  return [
    ...marksAt(head, at),
    ...(word ? [bitAt(word, at + head.length, word.length)] : []),
    ...marksAt(tail, at + piece.length - tail.length),
  ]
}

const isKnownName = (core: string): boolean => /\.(?:js|net|io|ts|py)\b/i.test(core) || /^www\./i.test(core)

const marksAt = (marks: string, at: number): Bit[] =>
  [...marks.matchAll(/\.+|./gsu)].map((match) => bitAt(match[0], at + match.index, match[0].length))

const bitAt = (text: string, start: number, length: number): Bit => ({
  text,
  lower: text.toLowerCase(),
  start,
  end: start + length,
  isName: false,
})

type Named = { readonly start: number; readonly end: number; readonly label: string }

function namesIn(text: string): readonly Named[] {
  const tokens = tokensOf(text)
  return findSkills({ text, tokens, languages: ['en'] })
    .filter(isProperName)
    .map(({ skill, from, to }) => ({
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
      label: skill.label,
    }))
}

/** Tools and languages, and certificates with a capital; methods, trades and common tools are common words. */
function isProperName({ skill, form }: SkillFound): boolean {
  if (BRAND.test(skill.label) && squashed(form).startsWith(squashed(skill.label))) return true
  if (COMMON.test(skill.label) || (/ /.test(form) && !/[A-Z]/.test(form) && !BRAND.test(skill.label))) return false
  if (skill.kind === 'certificate') return /[A-Z]/.test(form)
  return skill.kind === 'tool' || skill.kind === 'language'
}
/** Names of several words that are names even where nobody wrote a capital. */
const BRAND =
  /[a-z][A-Z]|[A-Z]{2}|^(?:Google|Adobe|Microsoft|Amazon|Apple|Azure|Visual|Apache|Oracle|Spring|Ruby|React|Next|Power)\b/
const COMMON = /^(?:Firewalls|Oscilloscope|Microcontrollers|Telematics)$/

/** A name takes its usual spelling where only case and signs differ: 'python' → 'Python', 'ci cd' → 'CI/CD'. */
function whole(bits: readonly Bit[], names: readonly Named[]): readonly Bit[] {
  const out: Bit[] = []
  let next = 0
  for (let at = 0; at < bits.length; at += 1) {
    const bit = bits[at]
    if (!bit) break
    while (next < names.length && (names[next]?.end ?? 0) <= bit.start) next += 1
    const nearest = names[next]
    const name = nearest && nearest.start < bit.end ? nearest : undefined
    if (!name || isMark(bit)) {
      out.push(bit)
      continue
    }
    let last = at
    while (bits[last + 1] && (bits[last + 1]?.start ?? 0) < name.end) last += 1
    const all = bits.slice(at, last + 1)
    const length =
      all.findIndex(
        (_, end) =>
          squashed(
            all
              .slice(0, end + 1)
              .map(({ text }) => text)
              .join(''),
          ) === squashed(name.label),
      ) + 1
    const parts = name.label.split(' ')
    if (length > 0 && (length === 1 || parts.length === 1))
      out.push({ ...joined(all.slice(0, length), name.label), isName: true })
    else
      out.push(...all.slice(0, length).map((one, place) => ({ ...one, text: parts[place] ?? one.text, isName: true })))
    out.push(...all.slice(length).map((one) => ({ ...one, isName: length === 0 })))
    at = last
  }
  return out
}

const squashed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9+#]/g, '')

/** Days, months and languages as they are written where a dictation left them small; 'may' and 'march' are words as well. */
const CAPITALS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|april|june|july|august|september|october|november|december|christmas|easter)$|^(?:english|german|french|spanish|italian|portuguese|polish|turkish|arabic|russian|chinese|mandarin|japanese|korean|dutch|swedish|norwegian|danish|finnish|greek|hindi|urdu|romanian|ukrainian|hungarian|czech|american|british|european|irish|scottish|mexican|canadian|london|paris|berlin|google|facebook|instagram|whatsapp|youtube|amazon|europe|germany|france|spain|italy|america|africa|asia|usa|uk|eu)$/

const withCapital = (bit: Bit): Bit => {
  if (!CAPITALS.test(bit.text)) return bit
  return {
    ...bit,
    text: /^(?:usa|uk|eu)$/.test(bit.text)
      ? bit.text.toUpperCase()
      : bit.text.charAt(0).toUpperCase() + bit.text.slice(1),
  }
}
