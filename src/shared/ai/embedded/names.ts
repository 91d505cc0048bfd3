import { isMark, joined, type Bit } from '#shared/ai/embedded/bits.ts'
import type { SkillFound } from '#shared/skills/match.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/**
 * The words of a text with names as they are usually written: 'node.js' → 'Node.js', 'monday' → 'Monday'. What was
 * written in capitals throughout is said more quietly.
 */
export function spelled(bits: readonly Bit[], text: string): readonly Bit[] {
  const words = whole(bits, namesIn(text)).map(withCapital)
  if (!isShouted(text)) return words
  return words.map((bit) => (bit.isName || bit.text === 'I' ? bit : withCapital({ ...bit, text: bit.lower })))
}

/** Written in capitals throughout. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return (
    letters.length > 20 && letters.filter((letter) => letter !== letter.toLowerCase()).length > letters.length * 0.7
  )
}

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

/** Days, months and languages with their capital. */
export const withCapital = <T extends Bit>(bit: T): T => {
  if (!CAPITALS.test(bit.text)) return bit
  return {
    ...bit,
    text: /^(?:usa|uk|eu)$/.test(bit.text)
      ? bit.text.toUpperCase()
      : bit.text.charAt(0).toUpperCase() + bit.text.slice(1),
  }
}
