import type { CorpusFault } from '../check-corpus.ts'
import type { GroundingItem } from './types.ts'

/** A planted invention must stand in its line word for word. */
export const groundingCorpusFaults = (items: readonly GroundingItem[]): readonly CorpusFault[] =>
  items
    .filter(({ planted, generated }) => planted && !generated.includes(planted.what))
    .map(({ id, generated }) => ({ id, what: 'the line does not hold its invention', detail: generated }))
