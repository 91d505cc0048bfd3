import type { Context } from '#shared/ats/context.ts'
import type { Rule } from '#shared/ats/types.ts'
import { plainWords } from '#shared/text/plain-words.ts'

/** Enough different words for readers and searches to find something; more earn nothing. */
export const substance: Rule<Context> = {
  name: 'substance',
  kind: 'completeness',
  most: 4,
  find({ textFields }) {
    const proseFields = textFields.filter(({ role }) => role !== 'date' && role !== 'contact')
    const words = new Set(proseFields.flatMap(({ text }) => plainWords(text))).size
    const cost = 4 - Math.min(4, Math.floor(words / WORDS_PER_POINT))
    if (cost === 0) return []
    const values = { words, enough: 4 * WORDS_PER_POINT }
    return [{ code: 'words-few', severity: 'suggestion', part: 'experience', paths: ['experience'], values, cost }]
  },
}

/** Different words per point; a page of a resume has about 200. */
const WORDS_PER_POINT = 40
