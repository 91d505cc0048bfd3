import { ROLES } from '#shared/interview/roles/all.ts'
import type { Role } from '#shared/interview/types.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/**
 * The kind of work that a title names: 'Senior QA Engineer' is testing. The longest name wins, and a trade wins over words
 * that many trades share; none when the title names no kind of work that we know.
 */
export function roleNamed(title: string): Role | undefined {
  const words = wordsOf(title)
  return NAMES.find(({ part }) => words.includes(part))?.role
}

/** One name of a kind of work, as it stands in the words of a title. */
type Name = { readonly role: Role; readonly part: string; readonly length: number; readonly isLoose: boolean }

/** Names of kinds of work, in the words of `types.ts`: 'data engineer', '-arzt', 'pflege-'. */
export const namesIn = (names: string): readonly string[] => names.split(',').map((name) => name.trim())

/** ' senior qa engineer ': words with a blank around each, so that whole words can be looked for. */
const wordsOf = (text: string): string => ` ${foldedOf(text)} `

const foldedOf = (text: string): string =>
  tokensOf(text)
    .map(({ folded }) => folded)
    .join(' ')

function nameOf(role: Role, name: string, isLoose: boolean): Name {
  const folded = foldedOf(name)
  const part = `${name.startsWith('-') ? '' : ' '}${folded}${name.endsWith('-') ? '' : ' '}`
  return { role, part, length: folded.length, isLoose }
}

/** Those that win first. */
const NAMES: readonly Name[] = ROLES.flatMap((role) => [
  ...Object.values(role.names)
    .flatMap(namesIn)
    .map((name) => nameOf(role, name, false)),
  ...namesIn(role.looseNames ?? '')
    .filter(Boolean)
    .map((name) => nameOf(role, name, true)),
]).toSorted((a, b) => Number(a.isLoose) - Number(b.isLoose) || b.length - a.length)
