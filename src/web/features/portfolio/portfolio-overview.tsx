import { Trans } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import type { Portfolio } from '#shared/contract/portfolio.ts'
import { PortfolioNotices } from '#web/features/portfolio/portfolio-notices.tsx'
import { PublicUrl } from '#web/features/portfolio/public-url.tsx'
import { SharingSettings } from '#web/features/portfolio/sharing-settings.tsx'
import { ResumeVisibility } from '#web/features/portfolio/resume-visibility.tsx'
import { Statistics, type Views } from '#web/features/portfolio/statistics.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** What someone shows to the world: the page, each resume with its links, and how often they were looked at. */
export function PortfolioOverview({ portfolio, views }: { portfolio: Portfolio; views: Views | null }) {
  return (
    <>
      <PortfolioNotices portfolio={portfolio} />
      {portfolio.resumes.length === 0 && <NothingToShow />}
      <PublicUrl portfolio={portfolio} />
      {portfolio.resumes.length > 0 && <ResumeVisibility portfolio={portfolio} />}
      {portfolio.resumes.length > 0 && <Statistics portfolio={portfolio} views={views} />}
      <SharingSettings portfolio={portfolio} />
    </>
  )
}

const NothingToShow = () => (
  <EmptyState
    icon={Globe}
    title={<Trans>There is nothing to show yet</Trans>}
    action={
      <LinkButton to="/resume-builder" look="primary">
        <Trans>Create Your First Resume</Trans>
      </LinkButton>
    }
  >
    <Trans>Once you have a resume, you can publish it here, or make a link to it for one employer.</Trans>
  </EmptyState>
)
