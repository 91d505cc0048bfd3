import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import { ANALYTICS_DAYS, type Analytics } from '#shared/contract/admin-lists.ts'
import { listUrl } from '#web/features/admin/lists/list-url.ts'
import { Card } from '#web/ui/card.tsx'
import { DayChart } from '#web/ui/day-chart/day-chart.tsx'
import { Link } from '#web/ui/link.tsx'

const SPANS = [30, ANALYTICS_DAYS] as const

/** How the site is doing: current figures, and charts by day. */
export function AnalyticsTab({ loaded }: { loaded: Analytics }) {
  const [params] = useSearchParams()
  const span = SPANS.find((days) => String(days) === params.get('days')) ?? SPANS[0]
  return (
    <div className="grid gap-8">
      <Figures of={loaded} />
      <section aria-labelledby="course" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="course" className="text-lg">
            <Trans>Over time</Trans>
          </h2>
          <SpanChoice shown={span} />
        </div>
        <Course days={loaded.days.slice(-span)} />
      </section>
    </div>
  )
}

function Figures({
  of: {
    totalUsers,
    signupsToday,
    signupsThisWeek,
    signupsThisMonth,
    totalResumes,
    resumesCreatedToday,
    conversionRate,
  },
}: {
  of: Analytics
}) {
  const { i18n } = useLingui()
  const rate = i18n.number(conversionRate / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="text-lg">
        <Trans>Overview</Trans>
      </h2>
      <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line grid-cols-2 lg:grid-cols-4">
        <Figure name={<Trans>Users</Trans>} value={i18n.number(totalUsers)}>
          <Trans>All accounts</Trans>
        </Figure>
        <Figure name={<Trans>Signups today</Trans>} value={i18n.number(signupsToday)}>
          <Trans>Since midnight UTC</Trans>
        </Figure>
        <Figure name={<Trans>Signups this week</Trans>} value={i18n.number(signupsThisWeek)}>
          <Trans>Since Monday</Trans>
        </Figure>
        <Figure name={<Trans>Signups this month</Trans>} value={i18n.number(signupsThisMonth)}>
          <Trans>Since the 1st of the month</Trans>
        </Figure>
        <Figure name={<Trans>Resumes</Trans>} value={i18n.number(totalResumes)}>
          <Trans>Across all accounts</Trans>
        </Figure>
        <Figure name={<Trans>Resumes created today</Trans>} value={i18n.number(resumesCreatedToday)}>
          <Trans>Since midnight UTC</Trans>
        </Figure>
        <Figure name={<Trans>Conversion rate</Trans>} value={rate} isWide>
          <Trans>Share of users who were active in the last 30 days</Trans>
        </Figure>
      </dl>
    </section>
  )
}

type FigureProps = { name: ReactNode; value: string; isWide?: boolean; children: ReactNode }

function Figure({ name, value, isWide = false, children }: FigureProps) {
  return (
    <div className={clsx('grid content-start gap-1 bg-surface p-4', isWide && 'col-span-2')}>
      <dt className="text-xs font-medium text-ink-soft">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
      <dd className="text-xs text-ink-faint">{children}</dd>
    </div>
  )
}

function SpanChoice({ shown }: { shown: number }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  return (
    <nav aria-label={t`Time period`} className="flex gap-1 rounded-lg bg-sunken p-1">
      {SPANS.map((days) => (
        <Link
          key={days}
          to={listUrl(params, { days })}
          replace
          preventScrollReset
          aria-current={days === shown}
          className={clsx(
            'inline-flex h-11 items-center rounded-md px-3 text-sm font-medium whitespace-nowrap md:h-8',
            days === shown ? 'bg-lifted text-ink shadow-paper' : 'text-ink-soft hover:text-ink',
          )}
        >
          <Trans>{days} days</Trans>
        </Link>
      ))}
    </nav>
  )
}

function Course({ days }: { days: Analytics['days'] }) {
  const { t } = useLingui()
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (!first || !last) return null
  const span = { from: first, through: last }
  const series = (label: string, of: 'signups' | 'resumes' | 'views') => [
    { label, days: days.map((each) => ({ day: each.day, value: each[of] })) },
  ]
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card className="p-4 md:p-6">
        <DayChart
          {...span}
          title={<Trans>New accounts</Trans>}
          series={series(t`Signups`, 'signups')}
          empty={<Trans>No signups in this period</Trans>}
        />
      </Card>
      <Card className="p-4 md:p-6">
        <DayChart
          {...span}
          title={<Trans>New resumes</Trans>}
          series={series(t`Resumes created`, 'resumes')}
          empty={<Trans>No resumes created in this period</Trans>}
        />
      </Card>
      <Card className="p-4 md:p-6 lg:col-span-2">
        <DayChart
          {...span}
          title={<Trans>Public pages</Trans>}
          series={series(t`Views`, 'views')}
          empty={<Trans>No views in this period</Trans>}
        />
      </Card>
    </div>
  )
}
