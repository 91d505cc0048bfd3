import { capitalized } from '#shared/text/capitalized.ts'
import { addsNothing } from '#shared/writing-help/adds-nothing.ts'
import { startWithVerb } from '#shared/writing-help/start-with-verb.ts'
import type { LineContext, Suggestion } from '#shared/writing-help/suggestion.ts'
import { verbOfBase, verbOfNoun } from '#shared/writing-help/verb-forms.ts'

/** The line without filler, wordy phrases, doubled words and 'responsible for'. Tightening twice is tightening once. */
export function tighten(line: string, context: LineContext): Suggestion {
  const tight = tightened(line, context)
  if (tight === line.trim()) return { none: 'tight' }
  return addsNothing(line, [tight]) ? { lines: [tight] } : { none: 'unsafe' }
}

function tightened(line: string, context: LineContext): string {
  let text = line.trim()
  // A removal may bring two words together that are wordy in turn.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = once(text, context)
    if (next === text) return text
    text = next
  }
  return text
}

/** More than any line needs: each round makes it shorter or plainer. */
const MAX_ROUNDS = 12

function once(text: string, context: LineContext): string {
  const isCapitalized = /^\P{L}*\p{Lu}/u.test(text)
  const shorter = RULES.reduce(replaced, text).trim()
  const plain = isCapitalized ? capitalized(shorter) : shorter
  if (!/\bresponsible for\b/i.test(plain)) return plain
  const direct = startWithVerb(plain, context)
  return 'lines' in direct ? (direct.lines[0] ?? plain) : plain
}

type Replacement = string | ((whole: string, word?: string) => string)

const replaced = (text: string, [pattern, replacement]: readonly [RegExp, Replacement]): string =>
  typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement)

const RULES: readonly (readonly [RegExp, Replacement])[] = [
  [/\s+/g, ' '],
  // A word repeated by accident.
  [/(?<![\p{L}*_])(?!(?:that|had)\b)(\p{L}{2,})(?: \1)+(?![\p{L}*_])/giu, '$1'],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\b(?:on|in) a (daily|weekly|monthly|quarterly|yearly) basis\b/gi, '$1'],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\b(?:a|the) total of (?=[$€£]?\d)/gi, ''],
  [/\ba (?:large|great|wide|high) (?:number|amount|variety|range) of (?=\p{L}+s\b)/giu, 'many '],
  [/\bthe majority of\b/gi, 'most'],
  [/\bat the present time\b/gi, 'now'],
  [/\bprior to\b/gi, 'before'],
  [/\b(?:in )?the process of (?=\p{L}+ing\b)/giu, ''],
  [/\b(?:each and every|every single)\b/gi, 'every'],
  [/\bfirst and foremost\b/gi, 'first'],
  [/\bwhether or not\b/gi, 'whether'],
  [/\b(various|several) different\b/gi, '$1'],
  [/\band also\b/gi, 'and'],
  [/\bmade use of\b/gi, 'used'],
  [/\b(helped) to (?=\p{L})/giu, '$1 '],
  [/\b(?:was|were) able to (\p{L}+)/giu, (whole, word = '') => verbOfBase(word)?.past ?? whole],
  [
    /^(?:conducted|performed|carried out|undertook) (?:an? |the )?(\p{L}+) of /iu,
    (whole, word = '') => (verbOfNoun(word) ? `${verbOfNoun(word)?.past} ` : whole),
  ],
  [
    /\b(?:successfully|effectively|efficiently|actively|proactively|basically|actually|literally|really|very|simply|truly|essentially|quite) (?=\p{L})/giu,
    '',
  ],
  [/,? (?:etc\.?|and so on|and more|and the like)$/i, ''],
  [/ +([,;:.!?])(?=\s|$)/g, '$1'],
  [/([,;:])\1+/g, '$1'],
]
