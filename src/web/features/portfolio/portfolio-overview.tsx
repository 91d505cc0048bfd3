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

/** The portfolio: the public page, each resume with its links, and the statistics. */
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
    title={<Trans>No resumes yet</Trans>}
    action={
      <LinkButton to="/resume-builder" look="primary">
        <Trans>Create Your First Resume</Trans>
      </LinkButton>
    }
  >
    <Trans>Create a resume, then make it public or share it with a link.</Trans>
  </EmptyState>
)
