import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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
  description: msg`Build a resume that people and machines read without loss. See every page exactly as it prints, then download it as PDF or Word. Free, and you can start without an account.`,
  keywords: msg`resume builder, free resume builder, CV maker, ATS resume, resume templates, PDF resume, Word resume`,
  robots: 'index, follow',
}

const templates: PageMeta = {
  title: msg({ message: 'Resume and CV templates | {brand}' }),
  description: msg`Resume templates from plain and parser-safe to modern, creative and executive. Each is shown with a real resume, and each one exports to PDF and Word.`,
  keywords: msg`resume templates, CV templates, ATS-friendly template, modern resume, executive resume, free templates`,
  robots: 'index, follow',
  image: '/og/templates.jpg',
}

const howWeMeasure: PageMeta = {
  title: msg({ message: 'How we measure our templates | {brand}' }),
  description: msg`Where the scores of our resume templates come from: what was counted, with which programs, when, and what the numbers do not show.`,
  keywords: msg`ATS score, resume template test, resume parser test, ATS-friendly template`,
  robots: 'index, follow',
  image: '/og/how-we-measure.jpg',
}

const resumeBuilder: PageMeta = {
  title: msg({ message: 'Resume builder | {brand}' }),
  description: msg`Write your resume and watch its pages change as you type. Reorder, undo, fit it to one page, and download it as PDF or Word. No account is needed to begin.`,
  keywords: msg`resume builder, write a resume, resume editor, live preview, resume PDF, CV builder`,
  robots: 'index, follow',
  image: '/og/resume-builder.jpg',
}

const atsAnalyzer: PageMeta = {
  title: msg({ message: 'ATS Analyzer | {brand}' }),
  description: msg`See what applicant tracking systems get from your resume, part by part, and how well it fits a job description.`,
  keywords: msg`ATS checker, ATS score, resume keywords, job description match`,
  robots: 'noindex, follow',
}

const xRay: PageMeta = {
  title: msg({ message: 'Resume X-ray: what a machine reads | {brand}' }),
  description: msg`See which words employers’ software gets from your resume, and in which order. Two independent readers look at your PDF or Word file in your browser. Nothing is uploaded.`,
  keywords: msg`resume parser test, ATS test, resume checker, PDF text order, free ATS check`,
  robots: 'index, follow',
  image: '/og/x-ray.jpg',
}

const interviewPrep: PageMeta = {
  title: msg({ message: 'AI Interview Coach: interview preparation | {brand}' }),
  description: msg`Practise real interview questions for your role, in writing or by voice. See in your own words what worked and what to mend first, try again, and rehearse a salary negotiation.`,
  keywords: msg`interview preparation, interview practice, behavioral interview questions, STAR method, salary negotiation, interview coach`,
  robots: 'index, follow',
  image: '/og/interview-prep.jpg',
}

const pricing: PageMeta = {
  title: msg({ message: 'Plans and pricing | {brand}' }),
  description: msg`What is free, what a plan opens, and what it costs. Compare all plans side by side.`,
  keywords: msg`resume builder pricing, free resume builder, plans, interview coach`,
  robots: 'index, follow',
  image: '/og/pricing.jpg',
}

const checkout: PageMeta = {
  title: msg({ message: 'Checkout | {brand}' }),
  description: msg`Your purchase, as it stands.`,
  keywords: msg`checkout`,
  robots: 'noindex, follow',
}

const receipt: PageMeta = {
  title: msg({ message: 'Receipt | {brand}' }),
  description: msg`One of your payments, to be printed.`,
  keywords: msg`receipt`,
  robots: 'noindex, follow',
}

const auth: PageMeta = {
  title: msg({ message: 'Sign in or create an account | {brand}' }),
  description: msg`Sign in to keep your resumes on every device and to download them as PDF or Word. An account is free.`,
  keywords: msg`sign in, create account, resume builder`,
  robots: 'index, follow',
}

const unsubscribe: PageMeta = {
  title: msg({ message: 'Stop these mails | {brand}' }),
  description: msg`End one kind of mail.`,
  keywords: msg`unsubscribe`,
  robots: 'noindex, follow',
}

const profile: PageMeta = {
  title: msg({ message: 'Your profile | {brand}' }),
  description: msg`Your name, contacts and picture, from which every new resume begins.`,
  keywords: msg`profile, contact details`,
  robots: 'noindex, follow',
}

const portfolio: PageMeta = {
  title: msg({ message: 'Portfolio | {brand}' }),
  description: msg`Which of your resumes are public, at which address, with links for single readers, and how often they were viewed.`,
  keywords: msg`portfolio, share a resume, public resume, resume link`,
  robots: 'noindex, follow',
}

const settings: PageMeta = {
  title: msg({ message: 'Settings | {brand}' }),
  description: msg`Appearance, mails, privacy, and everything we hold about you as a download.`,
  keywords: msg`settings, privacy, data export`,
  robots: 'noindex, follow',
}

const passwordReset: PageMeta = {
  title: msg({ message: 'Set a new password | {brand}' }),
  description: msg`Get back into your account with a link that is sent to your address.`,
  keywords: msg`forgot password, new password`,
  robots: 'noindex, follow',
}

const confirmEmail: PageMeta = {
  title: msg({ message: 'Confirm your email address | {brand}' }),
  description: msg`Confirm that this address is yours.`,
  keywords: msg`confirm email address`,
  robots: 'noindex, follow',
}

const admin: PageMeta = {
  title: msg({ message: 'Admin | {brand}' }),
  description: msg`For whoever runs this site.`,
  keywords: msg`admin`,
  robots: 'noindex, follow',
}

export const NOT_FOUND_META: PageMeta = {
  title: msg({ message: '404 Page Not Found | {brand}' }),
  description: msg`There is nothing at this address.`,
  keywords: msg`page not found`,
  robots: 'noindex, follow',
}

export const ERROR_META: PageMeta = {
  title: msg({ message: 'This page could not be shown | {brand}' }),
  description: msg`Something went wrong. What you saved is safe.`,
  keywords: msg`error`,
  robots: 'noindex, follow',
}

/** The first that matches; the builder's applies to all paths below it, the blog falls back to the home page's. */
const PATHS: readonly (readonly [RegExp, PageMeta])[] = [
  [/^\/(landing)?$/i, home],
  [/^\/blog(\/|$)/i, home],
  [/^\/templates$/i, templates],
  [/^\/how-we-measure$/i, howWeMeasure],
  [/^\/resume-builder(\/|$)/i, resumeBuilder],
  [/^\/ats-analyzer$/i, atsAnalyzer],
  [/^\/x-ray$/i, xRay],
  [/^\/interview-prep(\/|$)/i, interviewPrep],
  [/^\/pricing$/i, pricing],
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

export function metaFor(pathname: string): PageMeta {
  return PATHS.find(([pattern]) => pattern.test(cleanPath(pathname)))?.[1] ?? NOT_FOUND_META
}
