import { isMeaningful, readPosting } from '#shared/ats/posting/read-posting.ts'
import { findSkills } from '#shared/skills/match.ts'
import { stemOf } from '#shared/text/stems.ts'
import { foldWord, tokensOf, type Token } from '#shared/text/tokens.ts'

/** What posting and role are about, to compare questions with. */
export type JobTerms = {
  /** Folded names of what the posting asks for, in each of its spellings. */
  readonly names: ReadonlySet<string>
  /** 0 when a text shares nothing; a named skill counts more than a word. */
  readonly sharedWith: (text: string) => number
}

/** Weight of a word of the role's name; the posting's words have their own. */
const ROLE_WORD = 0.5
/** Weight of a named skill relative to a word. */
const NAMED = 3

/** Reads posting and role once for many questions, which are in English. */
export function jobTermsOf(posting: string, role: string): JobTerms {
  const { terms, words } = readPosting(posting)
  const skills = new Map(terms.flatMap(({ skill, weight }) => (skill ? [[skill.label, weight]] : [])))
  const forms = new Map(terms.map(({ form, weight }) => [foldWord(form), weight]))
  const telling = new Map([...stemsOf(tokensOf(role)).map((stem) => [stem, ROLE_WORD] as const), ...words])
  const isBlank = forms.size === 0 && telling.size === 0
  return {
    names: new Set([...forms.keys(), ...[...skills.keys()].map(foldWord)]),
    sharedWith(text) {
      if (isBlank) return 0
      const tokens = tokensOf(text)
      const named = new Set(findSkills({ text, tokens, languages: ['en'] }).map(({ skill }) => skill.label))
      return sum(named, skills) * NAMED + sum(new Set(stemsOf(tokens)), telling)
    },
  }
}

const stemsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.filter(({ folded }) => isMeaningful(folded, 'en')).map(({ folded }) => stemOf(folded, 'en'))

const sum = (found: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number =>
  [...found].reduce((total, one) => total + (weights.get(one) ?? 0), 0)
