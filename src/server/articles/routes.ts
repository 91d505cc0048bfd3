import type { Hono } from 'hono'
import { notFound, requestLanguage } from '#server/http/problem.ts'
import { serve } from '#server/http/serve.ts'
import type { Settings } from '#server/settings.ts'
import type { Articles } from '#server/articles/service.ts'
import { getArticle, getMailboxes, getTextPage, listArticles } from '#shared/contract/texts.ts'

const NO_ARTICLE = notFound('article_not_found', 'We can’t find that article.')
const NO_PAGE = notFound('page_not_found', 'We can’t find that page.')

/** Texts and addresses are read when the process starts. */
const FIXED = { isFixed: true }

type Services = {
  readonly articles: Articles
  readonly settings: Pick<Settings, 'partnersEmail' | 'pressEmail' | 'supportEmail'>
}

export function articleRoutes(app: Hono, { articles, settings }: Services): void {
  serve(app, listArticles, FIXED)(async () => ({ status: 200, body: [...articles.list()] }))

  serve(
    app,
    getArticle,
    FIXED,
  )(async ({ params }) => {
    const article = articles.find(params.slug)
    return article ? { status: 200, body: article } : NO_ARTICLE
  })

  serve(
    app,
    getTextPage,
  )(async ({ params, c }) => {
    const page = articles.page(params.name, requestLanguage(c))
    return page ? { status: 200, body: page, headers: { vary: 'accept-language' } } : NO_PAGE
  })

  serve(
    app,
    getMailboxes,
    FIXED,
  )(async () => ({
    status: 200,
    body: {
      support: settings.supportEmail ?? null,
      partners: settings.partnersEmail ?? null,
      press: settings.pressEmail ?? null,
    },
  }))
}
