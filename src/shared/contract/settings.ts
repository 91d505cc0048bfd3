import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'
import { DEFAULT_TEMPLATES } from '#shared/template/default-templates.ts'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { THEMES } from '#shared/theme.ts'

const LANGUAGES = INTERFACE_LANGUAGES.map(({ tag }) => tag)

/** A user's settings, with the defaults of the specification. */
export const UserSettings = z.object({
  theme: z._default(z.enum(THEMES), 'light'),
  emailUpdates: z._default(z.boolean(), true),
  resumeReminders: z._default(z.boolean(), false),
  interviewTips: z._default(z.boolean(), true),
  portfolioViews: z._default(z.boolean(), false),
  profilePublic: z._default(z.boolean(), false),
  allowSearchEngines: z._default(z.boolean(), true),
  dataCollection: z._default(z.boolean(), false),
  defaultTemplate: z._default(z.enum(DEFAULT_TEMPLATES), 'modern'),
  autoSave: z._default(z.boolean(), true),
  language: z._default(z.enum(LANGUAGES), 'en'),
  /** Whether the user has said yes to the emails that are switched on. Until then none of them is sent. */
  emailsAgreed: z._default(z.boolean(), false),
})
export type UserSettings = z.infer<typeof UserSettings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'Your settings',
  replies: { 200: UserSettings, 401: Problem },
})
/** Missing fields stay unchanged. Switching on a kind of email is a yes to emails, unless `emailsAgreed` says no. */
export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/settings',
  summary: 'Save your settings',
  body: z.partial(
    z.object({
      theme: z.enum(THEMES),
      emailUpdates: z.boolean(),
      resumeReminders: z.boolean(),
      interviewTips: z.boolean(),
      portfolioViews: z.boolean(),
      profilePublic: z.boolean(),
      allowSearchEngines: z.boolean(),
      dataCollection: z.boolean(),
      defaultTemplate: z.enum(DEFAULT_TEMPLATES),
      autoSave: z.boolean(),
      language: z.enum(LANGUAGES),
      emailsAgreed: z.boolean(),
    }),
  ),
  replies: { 200: UserSettings, 401: Problem },
})

/** Kinds of email that can be stopped by the link in each. */
export const NOTIFICATIONS = ['emailUpdates', 'resumeReminders', 'interviewTips', 'portfolioViews'] as const
export type Notification = (typeof NOTIFICATIONS)[number]

/**
 * Requires no session: the token in the email identifies the user and the kind. Email programs call it themselves (RFC
 * 8058).
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  summary: 'Unsubscribe from one kind of email with the link in it',
  replies: { 200: z.object({ notification: z.enum(NOTIFICATIONS) }), 410: Problem },
})
export const exportUser = endpoint({
  method: 'POST',
  path: '/api/user/export',
  summary: 'Everything stored about you, as a ZIP',
  replies: { 200: File, 401: Problem },
})
