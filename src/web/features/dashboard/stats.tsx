import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { FileText, Gauge, ShieldCheck, type LucideIcon } from 'lucide-react'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { resumeStats } from '#web/features/dashboard/resume-stats.ts'

/** The account's resumes in three numbers. */
export function Stats({ resumes }: { resumes: readonly ResumeCard[] }) {
  const { total, averageScore, optimized } = resumeStats(resumes)
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      <Stat icon={FileText} label={<Trans>Total Resumes</Trans>}>
        {total}
      </Stat>
      <Stat icon={Gauge} label={<Trans>Average ATS Score</Trans>}>
        {averageScore === null ? <NoScore /> : averageScore}
      </Stat>
      <Stat icon={ShieldCheck} label={<Trans>ATS Optimized</Trans>} hint={<Trans>Score 90 or more</Trans>}>
        {optimized}
      </Stat>
    </dl>
  )
}

type StatProps = { icon: LucideIcon; label: ReactNode; hint?: ReactNode; children: ReactNode }

function Stat({ icon: Icon, label, hint, children }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 rounded-xl border border-line bg-surface p-3">
      <dt className="flex items-start gap-2 text-xs text-ink-soft sm:items-center">
        <Icon aria-hidden className="hidden size-4 shrink-0 text-ink-faint sm:block" />
        <span>
          <span className="block">{label}</span>
          {hint && <span className="block text-xs text-ink-faint">{hint}</span>}
        </span>
      </dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function NoScore() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">
        <Trans>no score yet</Trans>
      </span>
    </>
  )
}
