import * as z from 'zod/mini'

/** What a planted invention is about. */
export const PLANTED = [
  'number',
  'name',
  'tool',
  'date',
  'employer',
  'title',
  'polarity',
  'ownership',
  'unit',
  'currency',
  'range',
] as const
export type PlantedKind = (typeof PLANTED)[number]

/** A line said to rest on an answer: with one invention planted in it, or honest. */
export const GroundingItem = z.readonly(
  z.strictObject({
    /** Unique: 'tool-4', 'honest-12', 'fresh-tool-4'. */
    id: z.string(),
    answer: z.string(),
    generated: z.string(),
    /** The invention and the words of the line that hold it; null where every word rests on what was said. */
    planted: z.nullable(z.readonly(z.strictObject({ kind: z.enum(PLANTED), what: z.string() }))),
  }),
)
export type GroundingItem = z.infer<typeof GroundingItem>
