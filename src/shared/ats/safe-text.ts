import { RESUME_LANGUAGES } from '#shared/resume/schema.ts'
import { findSkills } from '#shared/skills/match.ts'
import { readable, squeezed } from '#shared/text/readable.ts'
import { parseRich, richPlain } from '#shared/text/rich.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** Whether a changed text says the same to all rules: the same words and marks, the same links, and not blank. */
export const keepsText = (before: string, after: string): boolean =>
  said(before) === said(after) && linksIn(before) === linksIn(after) && /[\p{L}\p{N}]/u.test(said(after))

/** The same, but for the case of letters; names that are known only in one casing ('iOS') count as changed. */
export const keepsWords = (before: string, after: string): boolean =>
  linksIn(before) === linksIn(after) && folded(before) === folded(after) && skillsIn(before) === skillsIn(after)

const plainOf = (text: string): string => readable(richPlain(text))

/** A bullet's own sign at its beginning says nothing. */
const said = (text: string): string => squeezed(plainOf(text).replace(/^\s*[-–—*]+\s+/, ''))

const linksIn = (text: string): string =>
  parseRich(text)
    .flatMap(({ href }) => href ?? [])
    .join(' ')

const folded = (text: string): string =>
  tokensOf(plainOf(text))
    .map((token) => token.folded)
    .join(' ')

/** As in a list, where casing alone decides. */
function skillsIn(rich: string): string {
  const text = plainOf(rich)
  const found = findSkills({ text, tokens: tokensOf(text), languages: RESUME_LANGUAGES, isListed: true })
  return found.map(({ skill }) => skill.label).join()
}
