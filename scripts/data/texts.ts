import { z } from 'zod'

export const TEXT = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'has a space at the start or end')
export const TEXTS = z.array(TEXT).min(1)
export const ID = z
  .string()
  .regex(/^[a-z0-9_-]+$/, 'must consist of lowercase letters, digits, hyphens and underscores')
/** Single words: a list, or one text with spaces between them. */
export const WORDS = z
  .union([z.array(TEXT), z.string()])
  .transform((words) => (typeof words === 'string' ? words.split(/\s+/).filter((word) => word !== '') : words))
/** A list that may be empty. */
export const LIST = z.array(TEXT)
/** See `Phrases`. */
export const PHRASES = z.union([LIST, z.strictObject({ phrases: z.array(TEXT), except: z.array(TEXT) })])
