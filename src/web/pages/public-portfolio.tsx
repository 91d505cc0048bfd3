import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { getPublicPortfolio } from '#shared/contract/public.ts'
import { pageHref } from '#shared/portfolio/about.ts'
import { PortfolioPage } from '#web/features/public-page/portfolio-page.tsx'
import { profilePage } from '#web/features/public-page/profile-data.ts'
import { PublicHead } from '#web/features/public-page/public-head.tsx'
import { redirectToCanonical, redirectToCanonicalPath } from '#web/lib/meta/canonical-url.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import type { Route } from './+types/public-portfolio.ts'

export async function loader({ params: { address }, url, context }: Route.LoaderArgs) {
  redirectToCanonicalPath(url, 'portfolio', address)
  const reply = await call(getPublicPortfolio, { params: { address } }, context.get(requestContext).send)
  if (reply.status === 404) throw data(null, { status: 404 })
  if (reply.status !== 200) throw toCallError(reply)
  redirectToCanonical(url, `/portfolio/${reply.body.address}`)
  return reply.body
}

export default function PublicPortfolioRoute({ loaderData: portfolio }: Route.ComponentProps) {
  const { t } = useLingui()
  const { origin } = useVisitor()
  const { address, name, resumes, hidesBrand, isIndexed } = portfolio
  const [newest] = resumes
  const path = `/portfolio/${address}`
  const person = {
    name,
    headline: newest?.headline ?? '',
    profiles: [portfolio.website, portfolio.linkedin, portfolio.github].map(pageHref).filter(Boolean),
    url: origin + path,
    image: portfolio.hasPicture ? `${origin}/api/portfolios/${address}/picture` : null,
  }
  return (
    <>
      <PublicHead
        title={name || t`Portfolio`}
        description={name ? t`${name}’s resumes.` : ''}
        showsBrand={!hidesBrand}
        isIndexed={isIndexed}
        social={{ path, image: newest ? `/api/portfolios/${address}/${newest.id}/card.png` : null }}
        {...(isIndexed && name && { data: profilePage(person) })}
      />
      <PortfolioPage portfolio={portfolio} />
    </>
  )
}
