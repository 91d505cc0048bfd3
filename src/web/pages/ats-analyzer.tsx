import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { listResumes } from '#shared/contract/resumes.ts'
import { Analyzer } from '#web/features/ats/analyzer.tsx'
import { AtsCatalog } from '#web/features/ats/ats-catalog.tsx'
import { WITH_SIDEBAR } from '#web/features/layout/sidebar.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/ats-analyzer.ts'

export const handle = WITH_SIDEBAR

export async function loader({ context, url }: Route.LoaderArgs) {
  const reply = await call(listResumes, {}, context.get(requestContext).send)
  if (reply.status === 401) return data({ resumes: null, initialId: null }, { status: 401 })
  if (reply.status !== 200) throw toCallError(reply)
  const asked = Number(url.searchParams.get('resume'))
  const initial = reply.body.find(({ id }) => id === asked)
  return data({ resumes: reply.body, initialId: initial?.id ?? null })
}

export default function AtsAnalyzerPage({ loaderData }: Route.ComponentProps) {
  return (
    <AtsCatalog>
      <AnalyzerPage {...loaderData} />
    </AtsCatalog>
  )
}

function AnalyzerPage({ resumes, initialId }: Route.ComponentProps['loaderData']) {
  if (!resumes)
    return <SignInPanel heading={<Trans>ATS Analyzer</Trans>} title={<Trans>Sign in to analyze your resumes</Trans>} />
  return (
    <div className="grid w-full max-w-4xl gap-6 px-4 py-8 sm:px-6 md:py-12 print:max-w-none print:p-0">
      <header className="grid max-w-2xl gap-3">
        <h1 className="text-xl md:text-2xl">
          <Trans>ATS Analyzer</Trans>
        </h1>
        <p className="text-ink-soft print:hidden">
          <Trans>
            Employers use applicant tracking systems (ATS) to sort applications. See what widely used text extractors
            get from your resume, and how well it matches a job.
          </Trans>
        </p>
      </header>
      <NoscriptNotice />
      <Analyzer resumes={resumes} initialId={initialId} />
    </div>
  )
}
