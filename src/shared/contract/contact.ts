import * as z from 'zod/mini'
import { email } from '#shared/contract/account.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { storable } from '#shared/resume/schema.ts'
import { oneLine } from '#shared/text/one-line.ts'

/** What a message is about, in the order of the form. */
export const CONTACT_CATEGORIES = [
  'technical-support',
  'general',
  'partnership',
  'media',
  'billing',
  'privacy',
  'report',
] as const
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number]

/** The most characters each field takes. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5000 } as const

/** A text that has to be there: the sentence is said where it is missing or blank, and nowhere else. */
const text = (sentence: string) => z.string({ error: ({ code }) => (code === 'invalid_type' ? sentence : undefined) })
/** A field on one line: a line break in it becomes a blank, so that it never becomes a header of a mail. */
const line = (max: number, error: string) =>
  text(error).check(z.overwrite(oneLine), z.minLength(1, { error }), z.maxLength(max), storable)
const NO_MESSAGE = 'Write your message.'

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the people behind this site',
  body: z.object({
    name: line(CONTACT_LIMITS.name, 'Enter your name.'),
    email,
    subject: line(CONTACT_LIMITS.subject, 'Enter a subject.'),
    category: z.enum(CONTACT_CATEGORIES, { error: 'Choose what your message is about.' }),
    message: text(NO_MESSAGE).check(
      z.trim(),
      z.minLength(1, { error: NO_MESSAGE }),
      z.maxLength(CONTACT_LIMITS.message),
      storable,
    ),
    /** Hidden from people; only programs fill it, and what they send is dropped. */
    website: z.optional(z.string()),
  }),
  /** Whether a receipt is mailed: not without a mail server, and not twice in a minute to one address. */
  replies: { 201: z.object({ receipt: z.boolean() }) },
})
