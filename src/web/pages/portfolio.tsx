import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { getPortfolio, getViews } from '#shared/contract/portfolio.ts'
import { WITH_SIDEBAR } from '#web/features/layout/sidebar.tsx'
import { PortfolioOverview } from '#web/features/portfolio/portfolio-overview.tsx'
import { PortfolioCatalog } from '#web/features/portfolio/portfolio-catalog.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/portfolio.ts'

export const handle = WITH_SIDEBAR

export async function loader({ context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const [portfolio, views] = await Promise.all([call(getPortfolio, {}, send), call(getViews, {}, send)])
  if (portfolio.status === 401) return data({ held: null }, { status: 401 })
  if (portfolio.status !== 200) throw toCallError(portfolio)
  // 402: not part of the plan.
  if (views.status !== 200 && views.status !== 402) throw toCallError(views)
  return data({ held: { portfolio: portfolio.body, views: views.status === 200 ? views.body : null } })
}

export default function PortfolioPage({ loaderData: { held } }: Route.ComponentProps) {
  return (
    <PortfolioCatalog>
      {held ? (
        <div className="grid w-full max-w-4xl gap-6 px-4 py-8 sm:px-6 md:py-12">
          <header className="grid max-w-2xl gap-3">
            <h1 className="text-xl md:text-2xl">
              <Trans>Portfolio</Trans>
            </h1>
            <p className="text-ink-soft">
              <Trans>Make your resumes public, or share them with a link.</Trans>
            </p>
          </header>
          <NoscriptNotice />
          <PortfolioOverview {...held} />
        </div>
      ) : (
        <SignInPanel heading={<Trans>Portfolio</Trans>} title={<Trans>Sign in to see your portfolio</Trans>} />
      )}
    </PortfolioCatalog>
  )
}
