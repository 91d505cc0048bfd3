import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'

/** How a public page looks and what search engines may do with it. */
const Look = z.object({
  /** The person's own color, #rrggbb. */
  accent: z.nullable(z.string()),
  hidesBrand: z.boolean(),
  isIndexed: z.boolean(),
})
export type Look = z.infer<typeof Look>

/** Everything of a person that their public page shows; a test holds this list. */
export const PublicPortfolio = z.extend(Look, {
  /** The address in force: the slug, else the id. */
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

/** A resume as a public page shows it; nothing of it that its owner hides. */
export const PublicResume = z.extend(Look, {
  id: z.int(),
  name: z.string(),
  /** The first position or field, for the page's title. */
  headline: z.string(),
  /** The beginning of the summary, for whoever shares the page. */
  description: z.string(),
  updatedAt: z.string(),
  /** Safe HTML of the template, and the sheet that it stands on. */
  html: z.string(),
  css: z.string(),
  lang: z.string(),
  families: z.array(z.string()),
  /** Addresses of the font files that the first lines need, to be asked for at once. */
  firstFonts: z.array(z.string()),
  /** Links to the person elsewhere, for machines. */
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
/** `address` is the one in force: an older slug answers with the present one, and the page moves there. */
export const getPublicResume = endpoint({
  method: 'GET',
  path: '/api/portfolios/:address/:id',
  summary: 'A public resume',
  replies: { 200: z.extend(PublicResume, { address: z.string() }), 404: Problem },
})

const files = <const Place extends string>(place: Place, what: string) =>
  ({
    pdf: endpoint({
      method: 'GET',
      path: `/api/${place}/resume.pdf` as `/api/${Place}/resume.pdf`,
      summary: `${what} as PDF`,
      replies: { 200: File, 404: Problem },
    }),
    vcard: endpoint({
      method: 'GET',
      path: `/api/${place}/contact.vcf` as `/api/${Place}/contact.vcf`,
      summary: `Whose it is, ${what}, as vCard`,
      replies: { 200: File, 404: Problem },
    }),
    card: endpoint({
      method: 'GET',
      path: `/api/${place}/card.png` as `/api/${Place}/card.png`,
      summary: `${what} as a picture for whoever shares it`,
      replies: { 200: File, 404: Problem },
    }),
  }) as const

export const PUBLIC_FILES = files('portfolios/:address/:id', 'A public resume')

/** A link that wants a password says nothing but that. */
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
/** Sets a cookie of this one link, so that its page and files open. */
export const openShared = endpoint({
  method: 'POST',
  path: '/api/shared/:token/opening',
  summary: 'Open a link by its password',
  body: z.object({ password: z.string().check(z.minLength(1, { error: 'Enter the password.' }), z.maxLength(200)) }),
  replies: { 200: z.object({}), 401: Problem, 404: Problem },
})
export const SHARED_FILES = files('shared/:token', 'The resume of a link')
