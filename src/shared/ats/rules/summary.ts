import type { Context } from '#shared/ats/context.ts'
import type { Rule } from '#shared/ats/types.ts'
import { plainWords } from '#shared/text/plain-words.ts'

/** Two or three sentences about the person. Different words count, so repeating text gains nothing. */
export const summary: Rule<Context> = {
  name: 'summary',
  kind: 'completeness',
  most: 8,
  find({ textFields }) {
    const textField = textFields.find(({ role }) => role === 'summary')
    const words = new Set(plainWords(textField?.text ?? '')).size
    if (words >= ENOUGH_WORDS) return []
    const cost = words === 0 ? 8 : words < FEW_WORDS ? 5 : 2
    const code = words === 0 ? 'summary-missing' : 'summary-short'
    const severity = words === 0 ? 'warning' : 'suggestion'
    return [{ code, severity, part: 'summary', paths: ['summary'], values: { words, enough: ENOUGH_WORDS }, cost }]
  },
}

const FEW_WORDS = 10
/** About two sentences. */
const ENOUGH_WORDS = 22
