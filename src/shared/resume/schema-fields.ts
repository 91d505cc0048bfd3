import * as z from 'zod/mini'

/** Limits of one resume, in characters and counts: generous for people, small enough for every machine. */
export const LIMITS = {
  title: 120,
  line: 300,
  url: 600,
  text: 6000,
  bullet: 1200,
  entries: 60,
  bullets: 60,
  words: 200,
  customSections: 12,
  contacts: 20,
  skillGroups: 20,
  /** Characters of a photo as a data URL: 150 kB of image. */
  photo: 200_000,
  /** Bytes of a request body that contains a resume. */
  body: 512 * 1024,
  /** Bytes of imported fields that no form shows. Resumes stored with more stay readable. */
  foreign: 64 * 1024,
} as const

/** PostgreSQL can't store NUL or lone surrogates, so they are rejected on input. */
export const storable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), {
  error: 'This text contains characters we can’t store. Remove them and try again.',
})
const text = (max: number) => z._default(z.string().check(z.maxLength(max), storable), '')
export const line = text(LIMITS.line)
export const url = text(LIMITS.url)
export const long = text(LIMITS.text)
export const list = <T extends z.core.$ZodType>(item: T, max: number) =>
  z._default(z.array(item).check(z.maxLength(max)), [])
export const words = list(z.string().check(z.maxLength(LIMITS.line), storable), LIMITS.words)
export const bullets = list(z.string().check(z.maxLength(LIMITS.bullet), storable), LIMITS.bullets)
/** Stable id of an entry while it is moved and edited; set by the editor, optional everywhere else. */
export const id = z.optional(z.string().check(z.maxLength(40), storable))
/** Fields of version 2 are absent unless they are set, so that a resume of version 1 stays as it is. */
export const maybe = (max: number) => z.optional(z.string().check(z.maxLength(max), storable))
export const maybeList = (max: number, length: number) =>
  z.optional(z.array(z.string().check(z.maxLength(length), storable)).check(z.maxLength(max)))
export const maybeLine = maybe(LIMITS.line)
export const flag = z.optional(z.boolean())
export const PAGE_BREAKS = ['before', 'together'] as const
/** Starts a new page, or stays on one as far as it fits. */
export type PageBreak = (typeof PAGE_BREAKS)[number]
const pageBreak = z.optional(z.enum(PAGE_BREAKS))
/** What every entry of a list can have: a hidden one keeps its words and is not printed. */
export const place = { hidden: flag, pageBreak }
/** Bullets that are kept and not printed. */
export const hiddenBullets = maybeList(LIMITS.bullets, LIMITS.bullet)
/** Fields of an imported document that we don't edit but return on export. */
export const foreign = z.optional(z.record(z.string().check(z.maxLength(LIMITS.line)), z.unknown()))
