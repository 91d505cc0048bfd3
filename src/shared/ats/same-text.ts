import { findSkills } from '#shared/skills/match.ts'
import { LANGUAGES } from '#shared/text/languages.ts'
import { readable, squeezed } from '#shared/text/readable.ts'
import { parseRich, richPlain } from '#shared/text/rich.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** Whether an edit leaves words, punctuation and links the same for all rules, and the text not blank. */
export const hasSameText = (before: string, after: string): boolean =>
  textOf(before) === textOf(after) && linksIn(before) === linksIn(after) && /[\p{L}\p{N}]/u.test(textOf(after))

/** The same, ignoring case; names known in one casing only ('iOS') count as changed. */
export const hasSameWords = (before: string, after: string): boolean =>
  linksIn(before) === linksIn(after) && folded(before) === folded(after) && skillsIn(before) === skillsIn(after)

const plainOf = (text: string): string => readable(richPlain(text))

/** A bullet character at the start carries no meaning. */
const textOf = (text: string): string => squeezed(plainOf(text).replace(/^\s*[-–—*]+\s+/, ''))

const linksIn = (text: string): string =>
  parseRich(text)
    .flatMap(({ href }) => href ?? [])
    .join(' ')

const folded = (text: string): string =>
  tokensOf(plainOf(text))
    .map((token) => token.folded)
    .join(' ')

/** Reads the text as a list item, where casing alone decides. */
function skillsIn(rich: string): string {
  const text = plainOf(rich)
  const found = findSkills({ text, tokens: tokensOf(text), languages: LANGUAGES, isListed: true })
  return found.map(({ skill }) => skill.label).join()
}
