import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** A sentence without others' ages and own illnesses: both are nobody's matter. */
export const withoutPrivate = (words: readonly Word[]): readonly Word[] =>
  withoutIllness(withoutOwnAge(withoutAges(words)))

/** 'Before my stroke I ran a shop' → 'I ran a shop'. */
function withoutIllness(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      /^(?:before|after|since|during|until|despite|with)$/.test(lower) &&
      words[place + 1]?.lower === 'my' &&
      ILLNESS.test(words[place + 2]?.lower ?? ''),
  )
  const end = words[at + 3]?.lower === 'leave' ? at + 4 : at + 3
  if (at < 0) return words
  const isAside = words[end]?.text === ',' && (at === 0 || isMark(words[at - 1]))
  return [...words.slice(0, at), ...withoutIllness(words.slice(isAside ? end + 1 : end))]
}
const ILLNESS =
  /^(?:stroke|illness|burnout|burn-out|depression|cancer|divorce|pregnancy|pregnancies|surgery|operation|breakdown|accident|maternity|paternity|parental|sick|redundancy|chemo|chemotherapy|rehab|disability)$/

/** 'I took over the team at seventeen' → 'I took over the team'. */
function withoutOwnAge(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) =>
      lower === 'at' &&
      /^(?:1[4-9]|[2-6]\d)$/.test(words[place + 1]?.text ?? '') &&
      (words[place + 2] === undefined || isMark(words[place + 2]) || words[place + 2]?.lower === 'and') &&
      words
        .slice(Math.max(0, place - 8), place)
        .some(({ base }) => /^(?:take|join|become|leave|found|marry)$/.test(base)),
  )
  return at > 0 && words.some(({ lower }) => lower === 'i') ? [...words.slice(0, at), ...words.slice(at + 2)] : words
}

/** 'One old lady, 91 years' → 'one old lady', 'a boy of 7' → 'a boy'. */
function withoutAges(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word, place) => SOMEBODY.test(word.lower) && ageAfter(words, place) > 0)
  if (at < 0) return words
  const end = at + 1 + ageAfter(words, at)
  return [...words.slice(0, at + 1), ...withoutAges(words.slice(end))]
}

const SOMEBODY = /^(?:man|woman|lady|gentleman|girl|boy|child|baby|toddler|person|patient|resident|pensioner)$/

/** How many words after somebody tell their age; 0 where none do. */
function ageAfter(words: readonly Word[], at: number): number {
  const after = words.slice(at + 1, at + 7)
  const text = lowerText(after)
  const [age] = /^(?:, |of |who (?:is|was) )+\d{1,3}(?: (?:years?|months?)(?: old)?)?(?= |$)/.exec(text) ?? []
  const length = age?.split(' ').length ?? 0
  const next = words[at + 1 + length]
  const isAge = length > 0 && (!next || isMark(next) || /^(?:and|who|with|at|in|for)$/.test(next.lower))
  // 'A patient, 12 visits', 'a child, 3 of them': a number alone is an age only after 'of' and 'who was'.
  const isSure = /\byears?\b|\bmonths?\b/.test(age ?? '') || /^(?:of|who)\b/.test(text)
  return isAge && isSure ? length : 0
}

/** 'I've got three kids' is no matter of work; '24 children a day' are. */
export const isOwnFamily = ({ subject, group, rest }: Clause): boolean =>
  (subject === 'own' || subject === 'team') &&
  group?.base === 'have' &&
  /^(?:[1-9]|an?) (?:small |young |little )?(?:child|children|daughters?|sons?|baby|babies|grandchildren)(?:,.*| (?:myself|at home|now|and).*)?$/.test(
    rendered(trimmed(rest)).toLowerCase(),
  )
