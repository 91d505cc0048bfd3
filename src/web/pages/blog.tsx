import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listArticles } from '#shared/contract/texts.ts'
import { pathIn } from '#shared/public-paths.ts'
import { OWN_HEAD, PageHead } from '#web/features/layout/page-head.tsx'
import { ArticleList } from '#web/features/blog/article-list.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { breadcrumbs } from '#web/lib/meta/page-structured-data.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import type { Route } from './+types/blog.ts'

export const handle = OWN_HEAD

const META = {
  title: msg({ message: 'Career Success Blog | {brand}' }),
  description: msg`Practical guides to resumes, interviews, pay, and job search, with examples you can copy.`,
  keywords: msg`career blog, resume advice, interview questions, job search, salary negotiation`,
  image: '/og/blog.jpg',
}

export async function loader({ context }: Route.LoaderArgs) {
  const reply = await call(listArticles, {}, context.get(requestContext).send)
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { origin, brand } = useVisitor()
  return (
    <>
      <PageHead meta={META} data={[breadcrumbs(origin, brand, [[t`Blog`, pathIn(i18n.locale, '/blog')]])]} />
      <ArticleList articles={loaderData} />
    </>
  )
}
