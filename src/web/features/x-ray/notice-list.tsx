import { Plural, Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { Notice } from '#shared/x-ray/report.ts'
import { NoticeMessage } from '#web/features/x-ray/notice-message.tsx'

/** The findings, worst first; what is fine is summed up in one line and listed on demand. */
export function NoticeList({ notices, className }: { notices: readonly Notice[]; className?: string }) {
  const open = notices.filter(({ tone }) => tone !== 'good')
  const good = notices.filter(({ tone }) => tone === 'good')
  return (
    <section className={clsx('overflow-hidden rounded-xl border border-line bg-surface', className)}>
      <h3 className="sr-only">
        <Trans>Findings</Trans>
      </h3>
      {open.length > 0 && <Rows notices={open} />}
      {good.length > 0 && (
        <details open={open.length === 0} className={clsx(open.length > 0 && 'border-t border-line')}>
          <summary className="flex min-h-11 items-center gap-3 px-4 py-3 text-sm font-medium hover:bg-sunken md:px-5">
            <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
            <span className="grow">
              <Plural value={good.length} one="# check passed" other="# checks passed" />
            </span>
            <ChevronDown aria-hidden className="size-4 text-ink-faint transition-transform in-open:rotate-180" />
          </summary>
          <Rows notices={good} isShort />
        </details>
      )}
    </section>
  )
}

function Rows({ notices, isShort = false }: { notices: readonly Notice[]; isShort?: boolean }) {
  return (
    <ul className={isShort ? 'grid pb-2 md:grid-cols-2 lg:grid-cols-1' : 'divide-y divide-line'}>
      {notices.map((notice) => {
        const [Icon, colour] = LOOKS[notice.tone]
        return (
          <li key={notice.code} className={clsx('flex gap-3 px-4 text-sm md:px-5', isShort ? 'py-1.5' : 'py-3')}>
            <Icon aria-hidden className={clsx('mt-0.5 size-4 shrink-0', colour)} />
            <div className="grid max-w-3xl gap-1">
              <NoticeMessage notice={notice} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const LOOKS = {
  bad: [CircleAlert, 'text-bad'],
  warn: [TriangleAlert, 'text-warn'],
  neutral: [Info, 'text-accent-text'],
  good: [CircleCheck, 'text-good'],
} as const
