import type { Competency, CoachQuestion, Kind } from '#shared/coach/types.ts'
import type { Level } from '#shared/interview/types.ts'

/** A question as an interviewer says it, and what is listened for; then levels, where it is not asked at all. */
export type Row = readonly [text: string, listensFor: string, levels?: readonly Level[]]

/** Numbers the questions of one group; new ones go to its end, since ids are kept with answers. */
export const asked = (
  group: string,
  tags: { readonly kind: Kind; readonly competency: Competency; readonly industries?: readonly string[] },
  rows: readonly Row[],
): readonly CoachQuestion[] =>
  rows.map(([text, listensFor, levels], at) => ({
    id: `${group}-${at + 1}`,
    ...tags,
    text,
    listensFor,
    ...(levels && { levels }),
  }))

/** Behavioural questions of one competency. */
export const behavioural = (competency: Competency, rows: readonly Row[]): readonly CoachQuestion[] =>
  asked(`behavioural-${competency}`, { kind: 'behavioural', competency }, rows)

/** Questions about the work of one industry. */
export const roleOf = (industry: string, rows: readonly Row[]): readonly CoachQuestion[] =>
  asked(`role-${industry}`, { kind: 'role', competency: 'craft', industries: [industry] }, rows)

/** The industry whose work a question asks about, by its id; null for questions that are asked in any. */
export const industryAskedBy = (id: string): string | null => /^role-(.+)-\d+$/.exec(id)?.[1] ?? null

export const LEADERS: readonly Level[] = ['Lead', 'Executive']
export const EXPERIENCED: readonly Level[] = ['Senior', 'Lead', 'Executive']
export const BEGINNERS: readonly Level[] = ['Entry-level', 'Mid-level']

/** Questions of one level alone: one in three of a session, where there are enough. */
export const ENTRY: readonly Level[] = ['Entry-level']
export const MID: readonly Level[] = ['Mid-level']
export const SENIOR: readonly Level[] = ['Senior']
export const LEAD: readonly Level[] = ['Lead']
export const EXECUTIVE: readonly Level[] = ['Executive']
