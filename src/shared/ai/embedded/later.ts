import type { Part } from '#shared/ai/embedded/draft.ts'
import { readGroup } from '#shared/ai/embedded/verb-group.ts'

/** 'I didn't do much, just cleaned 15 rooms': a deed that follows what is none. */
export function laterDeed(part: Part): Part | null {
  const { clause } = part
  if (clause.subject !== 'own' && clause.subject !== 'team' && !(clause.subject === 'none' && clause.group)) return null
  const at = clause.rest.findIndex((word, place) => {
    const mark = clause.rest
      .slice(Math.max(0, place - 2), place)
      .some(({ lower, text }) => text === ',' || lower === 'but')
    const isAnd = !clause.group?.negative && clause.rest[place - 1]?.lower === 'and'
    // 'Did my job, cleaning wards, changing beds'
    const isListed =
      clause.rest[place - 1]?.text === ',' &&
      word.forms.includes('gerund') &&
      /^(?:NOUN|DET|ADJ)$/.test(clause.rest[place + 1]?.tag ?? '')
    if (isListed) return true
    return (
      (mark || isAnd) &&
      word.forms.includes('past') &&
      !word.forms.includes('base') &&
      (word.tag !== 'ADJ' || /^(?:NUM|DET)$/.test(clause.rest[place + 1]?.tag ?? '')) &&
      clause.rest[place + 1] !== undefined
    )
  })
  if (at < 1) return null
  const words = clause.rest.slice(at)
  const { group, rest } = readGroup(words)
  const subject = words[0]?.forms.includes('gerund') ? 'none' : clause.subject
  return { ...part, clause: { ...clause, subject, connector: [], lead: [], group, rest, words } }
}
