import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { getArticle, type Article } from '#shared/contract/texts.ts'
import { OWN_HEAD, PageHead } from '#web/features/layout/page-head.tsx'
import { ArticlePage, PostNotFound } from '#web/features/blog/article-page.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { NOT_FOUND_META } from '#web/lib/meta/page-meta.ts'
import { article as articleData, breadcrumbs } from '#web/lib/meta/page-structured-data.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import type { Route } from './+types/article.ts'

export const handle = OWN_HEAD

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.slug.toLowerCase()
  const reply = await call(getArticle, { params: { slug } }, context.get(requestContext).send)
  if (reply.status === 404) return data(null, { status: 404 })
  if (reply.status !== 200) throw toCallError(reply)
  return data(reply.body)
}

export default function ArticleRoute({ loaderData: article }: Route.ComponentProps) {
  if (article)
    return (
      <>
        <ArticleHead article={article} />
        <ArticlePage article={article} />
      </>
    )
  return (
    <>
      <PageHead meta={NOT_FOUND_META} />
      <PostNotFound />
    </>
  )
}

/** Search engines are asked not to index articles without text. */
function ArticleHead({ article: { card, html } }: { article: Article }) {
  const { t } = useLingui()
  const { origin, brand } = useVisitor()
  const path = `/blog/${card.slug}`
  const image = `/og/articles/${card.slug}.jpg`
  const meta = {
    title: `${card.title} | ${brand}`,
    description: card.description,
    keywords: card.keywords,
    image,
    robots: html === null ? ('noindex, follow' as const) : ('index, follow' as const),
  }
  const way = breadcrumbs(origin, brand, [
    [t`Blog`, '/blog'],
    [card.title, path],
  ])
  const data =
    html === null ? [way] : [articleData({ ...card, published: card.publishDate }, { origin, brand, path, image }), way]
  return <PageHead meta={meta} published={card.publishDate} data={data} />
}
