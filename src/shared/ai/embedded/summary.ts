import type { AtHand, Line, Told } from '#shared/ai/types.ts'
import { heard } from '#shared/ai/embedded/answer.ts'
import { trimmed, type Clause } from '#shared/ai/embedded/clauses.ts'
import { draftsOf } from '#shared/ai/embedded/drafts.ts'
import { withoutFirstPerson, withoutNames } from '#shared/ai/embedded/persons.ts'
import { capitalised, quoted, rendered } from '#shared/ai/embedded/render.ts'
import type { Tagger } from '#shared/ai/embedded/tagger.ts'

/** One to three sentences without 'I': what somebody is, wants and cares for, as it was said. */
export function summaryLines(told: Told, atHand: AtHand, tag: Tagger): readonly Line[] {
  void atHand
  const { sentences } = heard(told.answer, tag)
  const wishes = sentences.flat().flatMap((clause) => {
    const text = wished(clause)
    return text ? [{ text, words: clause.words }] : []
  })
  const { drafts } = draftsOf(sentences, told.current)
  const facts = drafts.map(({ text, words }) => ({ text, words }))
  return [...facts, ...wishes].slice(0, 3).map(({ text, words }) => ({
    text: `${capitalised(text)}.`,
    source: { questionId: told.questionId, quote: quoted(told.answer, words) },
    verbatim: false,
  }))
}

function wished({ group, rest, subject }: Clause): string | null {
  if (subject !== 'own' || !group || group.negative) return null
  const clean = withoutFirstPerson(withoutNames(trimmed(rest)))
  if (!clean || clean.length < 2) return null
  if (group.time === 'wish')
    return rendered([{ text: 'Looking' }, ...(clean[0]?.lower === 'to' ? [] : [{ text: 'for' }]), ...clean])
  if (/^(?:like|love|enjoy|value|believe|care)$/.test(group.base))
    return rendered([{ text: group.base === 'like' ? 'enjoys' : `${group.base}s` }, ...clean])
  return null
}
