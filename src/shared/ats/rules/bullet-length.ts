import type { Context } from '#shared/ats/context.ts'
import { allLinesOf, hasNumber, MIN_WORDS, type Line } from '#shared/ats/lines.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import { plainWords } from '#shared/text/plain-words.ts'
import { UNPARTED } from '#shared/text/spaceless-scripts.ts'

/** Lines that are too long to follow, and job bullets that are too short to mean anything. */
export const bulletLength: Rule<Context> = {
  name: 'bullet-length',
  kind: 'defect',
  most: 3,
  find: (context) =>
    allLinesOf(context).flatMap((line) =>
      isLong(line) ? [longFinding(line)] : isShort(line) ? [shortFinding(line)] : [],
    ),
}

/** Words a reader can still take in at once; a longer line is better split in two. */
const MAX_WORDS = 40

const wordsIn = ({ text }: Line): number => plainWords(text).length
const isLong = (line: Line) => wordsIn(line) > MAX_WORDS

/**
 * 'Trained 40 drivers' is short but says enough. Custom sections may list things, and scripts without spaces have no
 * words to count.
 */
function isShort(line: Line): boolean {
  const { role, part, text } = line.textField
  if (role !== 'bullet' || part !== 'experience' || hasNumber(text) || UNPARTED.test(text)) return false
  return wordsIn(line) < MIN_WORDS
}

const longFinding = (line: Line): Finding => ({
  code: 'line-long',
  severity: 'suggestion',
  part: line.textField.part,
  paths: [line.textField.path],
  values: { words: wordsIn(line), most: MAX_WORDS },
  cost: 1,
})

const shortFinding = ({ textField: { part, path }, text }: Line): Finding => ({
  code: 'line-short',
  severity: 'suggestion',
  part,
  paths: [path],
  values: { text: text.trim() },
  cost: 1,
})
