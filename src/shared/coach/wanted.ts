import { isMeaningful, readPosting } from '#shared/ats/posting/read-posting.ts'
import { findSkills } from '#shared/skills/match.ts'
import { stemOf } from '#shared/text/stems.ts'
import { foldWord, tokensOf, type Token } from '#shared/text/tokens.ts'

/** What posting and role are about, as far as a question can share it. */
export type Wanted = {
  /** Folded names of what the posting asks for, in each of its spellings. */
  readonly names: ReadonlySet<string>
  /** 0 when a text shares nothing; a named skill counts more than a word. */
  readonly sharedWith: (text: string) => number
}

/** A word of the role's name beside one that the posting stresses. */
const ROLE_WORD = 0.5
/** A skill that is asked for by name beside a word of the text. */
const NAMED = 3

/** Reads posting and role once for many questions, which are in English. */
export function wantedBy(posting: string, role: string): Wanted {
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
