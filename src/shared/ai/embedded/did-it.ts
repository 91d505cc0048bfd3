import type { Draft, Part } from '#shared/ai/embedded/draft.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Add } from '#shared/ai/embedded/results.ts'

/**
 * How long what was just told was done, or took: 'I drive for a bakery. Been doing it for 6 years' → '…, for 6 years',
 * 'took me 2 days' → '…, in 2 days'. Null where it could be of something else.
 */
export function didIt(last: Draft, { clause }: Part, add: Add): Draft | null {
  const { subject, group, rest, subjectWords } = clause
  if (!group || group.negative || !/^(?:past|present|perfect)$/.test(group.time)) return null
  // 'It used to take me 4 hours'
  if (clause.words.some(({ lower }, at, all) => lower === 'used' && all[at + 1]?.lower === 'to')) return null
  const [first, ...more] = trimmed(rest)
  const long = rendered(more)
  const isOwn = /^(?:own|team|none)$/.test(subject)
  const isTook = group.base === 'take' && (subject === 'none' || subjectWords[0]?.lower === 'it')
  if (isTook && /^(?:me|us)$/.test(first?.lower ?? '') && TOOK.test(long))
    return last.kind === 'fact' ? null : add(`in ${long}`, ', ')
  if (!isOwn || group.base !== 'do' || !/^(?:it|this|that)$/.test(first?.lower ?? '') || !DONE.test(long)) return null
  if (last.kind === 'fact') return long.startsWith('for') ? null : add(`done ${long}`, ', ')
  return add(long, ', ')
}
const LONG = String.raw`(?:about |over |nearly |almost |only )?\d+ (?:minute|hour|day|week|month|year|season|summer|winter|evening|night|weekend)s?`
const TOOK = new RegExp(`^${LONG}(?: instead of \\d+(?: \\w+)?)?$`)
const DONE = new RegExp(`^(?:for|in|within) ${LONG}(?: instead of \\d+(?: \\w+)?)?$`)

/** 'I check rooms. There are 84 of them' → 'check rooms, 84 of them'. */
export function ofThem(last: Draft, { clause }: Part, add: Add): Draft | null {
  const { group, rest, subjectWords, connector } = clause
  const isThere = /^(?:there|that)$/.test(subjectWords[0]?.lower ?? '') && group?.copula && !group.negative
  const count = rendered(trimmed(rest))
  const isThings = last.kind !== 'fact' && !/\d/.test(last.text) && /[^s]s$/.test(last.text)
  return isThere && isThings && connector.length === 0 && /^(?:about |over |nearly )?\d[\d,]* of them$/.test(count)
    ? add(count, ', ')
    : null
}
