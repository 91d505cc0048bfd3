import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'

const LANGUAGES = INTERFACE_LANGUAGES.map(({ tag }) => tag)

/** An article in cards, with the specification's names. */
export const ArticleCard = z.object({
  id: z.string(),
  slug: z.string(),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  author: z.string(),
  /** YYYY-MM-DD. */
  publishDate: z.string(),
  /** When the text was last revised, YYYY-MM-DD. */
  updated: z.string(),
  /** Minutes: computed from the text at 225 words per minute; the planned time until it exists. */
  readTime: z.int(),
  /** Whether the text exists. */
  isWritten: z.boolean(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

const Section = z.object({ id: z.string(), title: z.string(), level: z.union([z.literal(2), z.literal(3)]) })
export type Section = z.infer<typeof Section>

/** `html` is generated from our own texts on the server; null until the article is written. */
export const Article = z.object({
  card: ArticleCard,
  html: z.nullable(z.string()),
  sections: z.array(Section),
  related: z.array(ArticleCard),
})
export type Article = z.infer<typeof Article>

export const TEXT_PAGES = [
  'about',
  'help',
  'privacy-policy',
  'terms-of-service',
  'disclaimers',
  'cookie-policy',
] as const
export type TextPageName = (typeof TEXT_PAGES)[number]

/**
 * `questions` are the page's headings that are questions, with their answers as plain text. `language` is what the text is
 * in: the one that the request accepts, or English where there is no translation.
 */
export const TextPage = z.object({
  language: z.enum(LANGUAGES),
  html: z.string(),
  sections: z.array(Section),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type TextPage = z.infer<typeof TextPage>

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/articles',
  summary: 'All blog articles, in order',
  replies: { 200: z.array(ArticleCard) },
})
export const getArticle = endpoint({
  method: 'GET',
  path: '/api/articles/:slug',
  summary: 'One article with two related ones',
  replies: { 200: Article, 404: Problem },
})
export const getTextPage = endpoint({
  method: 'GET',
  path: '/api/pages/:name',
  summary: 'The text of a page, such as help, about or legal',
  replies: { 200: TextPage, 404: Problem },
})
/** A mailbox that the operator has not set is null. */
export const getMailboxes = endpoint({
  method: 'GET',
  path: '/api/contact/mailboxes',
  summary: 'The site owner’s contact addresses',
  replies: {
    200: z.object({
      support: z.nullable(z.string()),
      partners: z.nullable(z.string()),
      press: z.nullable(z.string()),
    }),
  },
})
