import { z } from 'zod'

export const TEXT = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'has a space at the start or end')
export const TEXTS = z.array(TEXT).min(1)
export const ID = z
  .string()
  .regex(/^[a-z0-9_-]+$/, 'must consist of lowercase letters, digits, hyphens and underscores')
