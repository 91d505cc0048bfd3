import * as z from 'zod/mini'
import { linesOf } from '../corpus.ts'

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/))
const Role = z.strictObject({ title: z.string(), start: Month, end: z.nullable(Month), bullets: z.array(z.string()) })
/** A person whose resume is laid out: everything that is printed, and nothing else. */
export const Person = z.strictObject({
  id: z.string(),
  language: z.enum(['en', 'de', 'fr', 'es']),
  /** Of these people only totals are printed. */
  heldOut: z.boolean(),
  name: z.string(),
  headline: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  website: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  github: z.nullable(z.string()),
  summary: z.string(),
  employers: z.array(z.strictObject({ name: z.string(), place: z.string(), roles: z.array(Role) })),
  education: z.array(
    z.strictObject({ degree: z.string(), school: z.string(), place: z.string(), start: Month, end: Month }),
  ),
  skills: z.array(z.strictObject({ group: z.string(), words: z.array(z.string()) })),
  languages: z.array(z.strictObject({ name: z.string(), level: z.string() })),
  certificates: z.array(z.strictObject({ name: z.string(), year: z.string() })),
})
export type Person = z.infer<typeof Person>

export const readPeople = (): readonly Person[] => linesOf('import-people', Person)

/** How dates are written: the month, what is between them, and the word for now. */
const DateStyle = z.strictObject({
  month: z.enum(['long', 'short', 'slash', 'dot', 'iso', 'year']),
  /** `word` is the language's own: 'to', 'bis'. */
  between: z.optional(z.string()),
  now: z.optional(z.literal([0, 1])),
})
export type DateStyle = z.infer<typeof DateStyle>
/** What a layout leaves out or writes in its own form; everything else is printed as it is. */
export const Traits = z.strictObject({
  dates: DateStyle,
  /** Bullets are running text, one sentence after the other. */
  asText: z.optional(z.literal(true)),
  without: z.optional(z.array(z.enum(['links', 'levels', 'years', 'certificates']))),
})
export type Traits = z.infer<typeof Traits>

/** A file of somebody's resume and what it is made of. */
export type Layout = {
  readonly name: string
  /** Of these layouts only totals are printed. */
  readonly heldOut?: true
  readonly traits: Traits
} & (
  | { readonly kind: 'pdf'; readonly html: (person: Person) => string }
  | { readonly kind: 'docx'; readonly docx: (person: Person) => Promise<Uint8Array> }
  | { readonly kind: 'text'; readonly text: (person: Person) => string }
)
