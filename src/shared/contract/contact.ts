import * as z from 'zod/mini'
import { email } from '#shared/contract/account.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { storable } from '#shared/resume/schema.ts'
import { oneLine } from '#shared/text/one-line.ts'

/** Subjects of a message, in the order of the form. */
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

/** Maximum characters of each field. */
const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5000 } as const

/** A required text: the sentence is used only if it is missing or blank. */
const text = (sentence: string) => z.string({ error: ({ code }) => (code === 'invalid_type' ? sentence : undefined) })
/** A field on one line: line breaks become spaces, so that they can't add an email header. */
const line = (max: number, error: string) =>
  text(error).check(z.overwrite(oneLine), z.minLength(1, { error }), z.maxLength(max), storable)
const NO_MESSAGE = 'Enter a message.'

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Send a message to the site owner',
  body: z.object({
    name: line(CONTACT_LIMITS.name, 'Enter your name.'),
    email,
    subject: line(CONTACT_LIMITS.subject, 'Enter a subject.'),
    category: z.enum(CONTACT_CATEGORIES, { error: 'Choose a category.' }),
    message: text(NO_MESSAGE).check(
      z.trim(),
      z.minLength(1, { error: NO_MESSAGE }),
      z.maxLength(CONTACT_LIMITS.message),
      storable,
    ),
    /** Hidden from people; only programs fill it in, and their messages are dropped. */
    website: z.optional(z.string()),
  }),
  /** Whether a receipt is emailed: not without a mail server, and not twice in a minute to one address. */
  replies: { 201: z.object({ receipt: z.boolean() }) },
})
