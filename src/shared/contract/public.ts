import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'

/** The style of a public page, and whether search engines may index it. */
const Look = z.object({
  /** The user's own color, #rrggbb. */
  accent: z.nullable(z.string()),
  hidesBrand: z.boolean(),
  isIndexed: z.boolean(),
})
export type Look = z.infer<typeof Look>

/** Everything on a user's public page; a test checks this list. */
export const PublicPortfolio = z.extend(Look, {
  /** The current address: the slug, or else the id. */
  address: z.string(),
  name: z.string(),
  location: z.string(),
  website: z.string(),
  github: z.string(),
  linkedin: z.string(),
  hasPicture: z.boolean(),
  resumes: z.array(z.object({ id: z.int(), title: z.string(), headline: z.string(), updatedAt: z.string() })),
})
export type PublicPortfolio = z.infer<typeof PublicPortfolio>

/** A resume on a public page, without anything its owner hides. */
export const PublicResume = z.extend(Look, {
  id: z.int(),
  name: z.string(),
  /** The first position or field of study, for the page's title. */
  headline: z.string(),
  /** The start of the summary, for link previews. */
  description: z.string(),
  updatedAt: z.string(),
  /** Safe HTML of the template, and its style sheet. */
  html: z.string(),
  css: z.string(),
  lang: z.string(),
  families: z.array(z.string()),
  /** Addresses of the font files for the first lines, to be preloaded. */
  firstFonts: z.array(z.string()),
  /** Profiles elsewhere, for machines. */
  profiles: z.array(z.string()),
  hasPdf: z.boolean(),
})
export type PublicResume = z.infer<typeof PublicResume>

export const getPublicPortfolio = endpoint({
  method: 'GET',
  path: '/api/portfolios/:address',
  summary: 'The public page of a person, by slug or id',
  replies: { 200: PublicPortfolio, 404: Problem },
})
export const getPublicPicture = endpoint({
  method: 'GET',
  path: '/api/portfolios/:address/picture',
  summary: 'The picture of a person whose page is public',
  replies: { 200: File, 404: Problem },
})
/** `address` is the current one: an old slug responds with it, and the page redirects there. */
export const getPublicResume = endpoint({
  method: 'GET',
  path: '/api/portfolios/:address/:id',
  summary: 'A public resume',
  replies: { 200: z.extend(PublicResume, { address: z.string() }), 404: Problem },
})

/** 422 is a resume that is too long for a file. */
const FILE_REPLIES = { 200: File, 404: Problem, 422: Problem } as const
const files = <const Place extends string>(prefix: Place, name: string) =>
  ({
    pdf: endpoint({
      method: 'GET',
      path: `/api/${prefix}/resume.pdf` as `/api/${Place}/resume.pdf`,
      summary: `${name} as PDF`,
      replies: FILE_REPLIES,
    }),
    vcard: endpoint({
      method: 'GET',
      path: `/api/${prefix}/contact.vcf` as `/api/${Place}/contact.vcf`,
      summary: `Whose it is, ${name}, as vCard`,
      replies: FILE_REPLIES,
    }),
    card: endpoint({
      method: 'GET',
      path: `/api/${prefix}/card.png` as `/api/${Place}/card.png`,
      summary: `${name} as a picture for whoever shares it`,
      replies: FILE_REPLIES,
    }),
  }) as const

export const PUBLIC_FILES = files('portfolios/:address/:id', 'A public resume')

/** A link with a password reveals nothing else. */
const SharedResume = z.union([
  z.object({ state: z.literal('locked') }),
  z.object({ state: z.literal('open'), resume: PublicResume }),
])
export const getShared = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  summary: 'The resume that a link leads to',
  replies: { 200: SharedResume, 404: Problem },
})
/** Sets a cookie for this one link, so that its page and files open. */
export const openShared = endpoint({
  method: 'POST',
  path: '/api/shared/:token/opening',
  summary: 'Open a link by its password',
  body: z.object({ password: z.string().check(z.minLength(1, { error: 'Enter the password.' }), z.maxLength(200)) }),
  replies: { 200: z.object({}), 401: Problem, 404: Problem },
})
export const SHARED_FILES = files('shared/:token', 'The resume of a link')
