import type { Context } from '#shared/ats/context.ts'
import type { Role } from '#shared/ats/text-fields.ts'
import { MISSPELLED_NAMES, NAMES } from '#shared/ats/rules/technical-names.ts'
import { hasSameWords } from '#shared/ats/same-text.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import { fieldAt } from '#shared/resume/fields.ts'
import { INVISIBLE } from '#shared/text/readable.ts'

/** Names of tools that are not written the way their makers write them. */
export const spellingNames: Rule<Context> = {
  name: 'spelling-names',
  kind: 'defect',
  most: 3,
  find: ({ content, textFields }) =>
    textFields
      .filter(
        ({ role, tokens }) => CHECKED_ROLES.includes(role) && tokens.some(({ folded }) => FIRST_WORDS.has(folded)),
      )
      .flatMap(({ path, part }): Finding[] => {
        const text = fieldAt(content, path)
        const [first] = typeof text === 'string' ? misspelled(text) : []
        if (typeof text !== 'string' || !first) return []
        const value = text.replace(NAME_PATTERN, (found) => correctFormOf(found) ?? found)
        // When words or skills change, other rules may count differently, and the fix would not add the points it
        // announces.
        const fix = value !== text && hasSameWords(text, value) && { fix: [{ path, value }] }
        return [
          { code: 'name-misspelled', severity: 'suggestion', part, paths: [path], values: first, cost: 1, ...fix },
        ]
      }),
}

/** Names of people, companies and works are left as they are. */
const CHECKED_ROLES: readonly Role[] = ['summary', 'description', 'bullet', 'skill', 'certificate', 'position']

export const isMisspelled = (text: string): boolean => misspelled(text).length > 0

const misspelled = (text: string): readonly { readonly wrong: string; readonly right: string }[] =>
  [...text.replace(INVISIBLE, '').matchAll(NAME_PATTERN)].flatMap(([wrong]) => {
    const correct = correctFormOf(wrong)
    return correct === null ? [] : [{ wrong, right: correct }]
  })

/** Null when it is correct or not a name: addresses, file names, and words in a line of capitals. */
function correctFormOf(found: string): string | null {
  if (Object.hasOwn(MISSPELLED_NAMES, found)) return MISSPELLED_NAMES[found] ?? null
  const correct = CORRECT_FORMS.get(found.toLowerCase())
  return correct === undefined || correct === found || found === found.toUpperCase() ? null : correct
}

const CORRECT_FORMS: ReadonlyMap<string, string> = new Map(NAMES.map((name) => [name.toLowerCase(), name]))

/** Most texts contain none of these and skip the slower pattern. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...NAMES, ...Object.keys(MISSPELLED_NAMES)].map((name) => name.toLowerCase().replace(/ .*/, '')),
)

const escapedForRegExp = (name: string) => name.replace(/[.+]/g, '\\$&')
const anyOf = (names: readonly string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map(escapedForRegExp)
    .join('|')
const inAnyCase = (name: string) =>
  name.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/**
 * Matches addresses and link targets first, which stay as they are, and then names that are not part of a longer one.
 */
const NAME_PATTERN = new RegExp(
  [
    String.raw`\]\([^)\s]{0,600}\)`,
    String.raw`(?<![a-z])[a-z]{2,10}:\/\/\S+`,
    String.raw`(?<![\w.-])[\w.-]+@\S+`,
    String.raw`(?<![\w.-])(?:[\w-]+\.)+(?:com|org|net|io|dev|app|de|fr|es|co|ai|me|eu)\b\S*`,
    // Lower-case words joined by a hyphen, underscore or slash are usually a file or a package.
    String.raw`(?<![a-z\d.])[a-z\d.]+(?:[-_/][a-z\d.]+)+`,
    `(?<![\\p{L}\\p{N}.@#\\\\])(?:${anyOf(Object.keys(MISSPELLED_NAMES))}|${inAnyCase(anyOf(NAMES))})(?![\\p{L}\\p{N}@+#]|\\.\\p{L})`,
  ].join('|'),
  'gu',
)
