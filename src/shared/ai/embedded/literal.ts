import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { withoutComment } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Sales went up the year [I was there]': a time that lost what it hung on. */
const LOOSE_TIME =
  /(?<!\b(?:in|on|of|during|for|over|by|at|from|to|all|per|throughout|until|since|after|before|through)) the (?:whole )?(?:year|time|months?|summer|day|period)$/

/** Subject, helpers and verb as they were said; null where they cannot be told without 'I'. */
export function literal(subject: readonly Word[], { words, subjectWords, rest }: Clause): string | null {
  const from = words.findIndex((word) => word === subjectWords[0])
  const verb = words.slice(from + subjectWords.length, words.length - rest.length)
  const clean = withoutFirstPerson(
    withoutNames([
      ...subject,
      ...verb,
      ...(rest[0]?.text === ',' ? rest.slice(0, 1) : []),
      ...withoutComment(trimmed(rest)),
    ]),
  )
  // 'Says what the plan is' is whole, 'sales were' is not.
  const isAsked = clean?.some(({ lower }) => /^(?:what|who|how|where)$/.test(lower))
  const whole = clean?.at(-1)?.tag === 'AUX' && !isAsked ? clean.slice(0, -1) : clean
  return whole && whole.length > 1 ? rendered(trimmed(whole)).replace(LOOSE_TIME, '') : null
}

export const withoutArticle = (words: readonly Word[]): readonly Word[] =>
  /^(?:a|an|the|my|our|this|that)$/.test(words[0]?.lower ?? '') ? words.slice(1) : words
