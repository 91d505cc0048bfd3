import type { Word } from '#shared/grounding/types.ts'

/**
 * The clauses of a source that share the most words with a line; empty if none shares any. `mentions` are the places of
 * each word of the line in the source; other clauses than those in `among` don't count.
 */
export function nearestClauses(
  mentions: readonly (readonly Word[])[],
  among?: ReadonlySet<number>,
): ReadonlySet<number> {
  const shared = new Map<number, number>()
  for (const found of mentions)
    for (const clause of new Set(found.map((word) => word.clause)))
      if (among?.has(clause) ?? true) shared.set(clause, (shared.get(clause) ?? 0) + 1)
  const mostShared = [...shared.values()].reduce((one, other) => Math.max(one, other), 0)
  return new Set([...shared].filter(([, count]) => count === mostShared).map(([clause]) => clause))
}
