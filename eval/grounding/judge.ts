/*
 * How many planted inventions a checker of grounding catches, and how many honest lines it takes for inventions
 * (grounding-data). Pure: it knows no checker.
 */
import { PLANTED, type GroundingItem, type PlantedKind } from './types.ts'

export type Score = { readonly right: number; readonly all: number }

export type Catch = {
  /** Planted inventions caught, whatever they were called. */
  readonly caught: Score
  readonly byKind: ReadonlyMap<PlantedKind, Score>
  /** Honest lines that were flagged. */
  readonly falseAlarms: Score
  readonly missed: readonly GroundingItem[]
  readonly alarmed: readonly GroundingItem[]
}

/** `isFlagged` says whether the checker finds anything wrong with a line. */
export function catchOf(items: readonly GroundingItem[], isFlagged: (item: GroundingItem) => boolean): Catch {
  const judged = items.map((item) => ({ item, flagged: isFlagged(item) }))
  const planted = judged.filter(({ item }) => item.planted !== null)
  const honest = judged.filter(({ item }) => item.planted === null)
  const flaggedOf = (some: typeof judged): Score => ({
    right: some.filter(({ flagged }) => flagged).length,
    all: some.length,
  })
  return {
    caught: flaggedOf(planted),
    byKind: new Map(
      PLANTED.map((kind) => [kind, flaggedOf(planted.filter(({ item }) => item.planted?.kind === kind))]),
    ),
    falseAlarms: flaggedOf(honest),
    missed: planted.filter(({ flagged }) => !flagged).map(({ item }) => item),
    alarmed: honest.filter(({ flagged }) => flagged).map(({ item }) => item),
  }
}
