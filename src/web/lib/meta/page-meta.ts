import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { splitLanguage } from '#shared/public-paths.ts'

/** What a page tells search engines and people who share it; `{brand}` is the product's name. */
export type PageMeta = {
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
  readonly keywords: MessageDescriptor
  readonly robots: 'index, follow' | 'noindex, follow'
  /** The path of the picture that represents it where it is shared; the product's own unless it is named. */
  readonly image?: string
}

const home: PageMeta = {
  title: msg({ message: '{brand}: AI-Powered Resume Builder' }),
  description: msg`Build a resume that reads well, to people and to software. See every page exactly as it prints and download it as a PDF. Start for free, without an account.`,
  keywords: msg`resume builder, free resume builder, CV maker, ATS resume, resume templates, PDF resume, Word resume`,
  robots: 'index, follow',
}

/** Of a page that search engines leave out: no one reads more than its title. */
const notIndexed = (title: MessageDescriptor): PageMeta => ({ ...home, title, robots: 'noindex, follow' })

const templateEditor = notIndexed(msg({ message: 'Template editor | {brand}' }))

const resumeBuilder: PageMeta = {
  title: msg({ message: 'Resume builder | {brand}' }),
  description: msg`Write your resume and see the finished pages as you type. Reorder sections, undo any change, and fit your resume on one page. No account needed to start.`,
  keywords: msg`resume builder, write a resume, resume editor, live preview, resume PDF, CV builder`,
  robots: 'index, follow',
  image: '/og/resume-builder.jpg',
}

const atsAnalyzer = notIndexed(msg({ message: 'ATS Analyzer | {brand}' }))

const xRay: PageMeta = {
  title: msg({ message: 'Resume X-ray: what software reads | {brand}' }),
  description: msg`See which words text extractors get from your resume, and in what order. Your PDF or Word file is read in your browser; nothing is uploaded.`,
  keywords: msg`resume parser test, ATS test, resume checker, PDF text order, free ATS check`,
  robots: 'index, follow',
  image: '/og/x-ray.jpg',
}

const interviewPrep: PageMeta = {
  title: msg({ message: 'AI Interview Coach: interview preparation | {brand}' }),
  description: msg`Practice interview questions for your role, in writing or by voice. See what worked and what to fix first, try again, and rehearse a salary negotiation.`,
  keywords: msg`interview preparation, interview practice, behavioral interview questions, STAR method, salary negotiation, interview coach`,
  robots: 'index, follow',
  image: '/og/interview-prep.jpg',
}

const checkout = notIndexed(msg({ message: 'Checkout | {brand}' }))

const receipt = notIndexed(msg({ message: 'Receipt | {brand}' }))

const auth: PageMeta = {
  title: msg({ message: 'Sign in or create an account | {brand}' }),
  description: msg`Sign in to open your resumes on any device and download them. Creating an account is free.`,
  keywords: msg`sign in, create account, resume builder`,
  robots: 'index, follow',
}

const unsubscribe = notIndexed(msg({ message: 'Unsubscribe | {brand}' }))

const profile = notIndexed(msg({ message: 'Your profile | {brand}' }))

const portfolio = notIndexed(msg({ message: 'Portfolio | {brand}' }))

const settings = notIndexed(msg({ message: 'Settings | {brand}' }))

const passwordReset = notIndexed(msg({ message: 'Set a new password | {brand}' }))

const confirmEmail = notIndexed(msg({ message: 'Confirm your email address | {brand}' }))

const admin = notIndexed(msg({ message: 'Admin | {brand}' }))

export const NOT_FOUND_META = notIndexed(msg({ message: '404 Page Not Found | {brand}' }))

export const ERROR_META = notIndexed(msg({ message: 'We couldn’t load this page | {brand}' }))

/** The first that matches; the builder's applies to all paths below it, the blog falls back to the home page's. */
const PATHS: readonly (readonly [RegExp, PageMeta])[] = [
  [/^\/(landing)?$/i, home],
  [/^\/blog(\/|$)/i, home],
  [/^\/template-editor(\/[^/]+)?$/i, templateEditor],
  [/^\/resume-builder(\/|$)/i, resumeBuilder],
  [/^\/ats-analyzer$/i, atsAnalyzer],
  [/^\/x-ray$/i, xRay],
  [/^\/interview-prep(\/|$)/i, interviewPrep],
  [/^\/checkout$/i, checkout],
  [/^\/receipts\/[^/]+$/i, receipt],
  [/^\/auth$/i, auth],
  // The same page by another name.
  [/^\/login$/i, { ...auth, robots: 'noindex, follow' }],
  [/^\/admin(\/dashboard)?$/i, admin],
  [/^\/profile$/i, profile],
  [/^\/portfolio$/i, portfolio],
  [/^\/settings$/i, settings],
  [/^\/password-reset(\/[^/]+)?$/i, passwordReset],
  [/^\/confirm-email\/[^/]+$/i, confirmEmail],
  [/^\/unsubscribe\/[^/]+$/i, unsubscribe],
]

/** An address's own path, without a slash at its end. */
export const cleanPath = (pathname: string): string => (pathname === '/' ? '/' : pathname.replace(/\/+$/, ''))

/** A page's meta data, by its path with or without the prefix of a language. */
export function metaFor(pathname: string): PageMeta {
  const path = cleanPath(splitLanguage(pathname).path)
  return PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? NOT_FOUND_META
}
