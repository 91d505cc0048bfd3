import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { VIEW_DAYS, type Portfolio, type ViewSeries } from '#shared/contract/portfolio.ts'
import { Section } from '#web/features/portfolio/section.tsx'
import { keyOf, dailyViews, type Shown } from '#web/features/portfolio/daily-views.ts'
import { UpgradeNotice } from '#web/features/plans/upgrade-notice.tsx'
import { DayChart } from '#web/ui/day-chart/day-chart.tsx'
import { dayBefore } from '#web/ui/day-chart/chart-shape.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

export type Views = { readonly today: string; readonly series: readonly ViewSeries[] }
const SPANS = [30, VIEW_DAYS] as const

/** Views and downloads of public pages and links; null if the plan doesn’t include them. */
export function Statistics({ portfolio, views }: { portfolio: Portfolio; views: Views | null }) {
  return (
    <Section title={<Trans>Views and downloads</Trans>}>
      {views ? (
        <Plot portfolio={portfolio} views={views} />
      ) : (
        <UpgradeNotice right="viewAnalytics" title={<Trans>Your plan doesn’t include statistics</Trans>}>
          <Trans>We’re still counting. You’ll see the numbers once your plan includes them.</Trans>
        </UpgradeNotice>
      )}
      <p className="text-xs text-ink-faint">
        <Trans>
          Counted by day, without cookies or stored IP addresses, so repeat visits count each time. Your own visits and
          known bots aren’t counted.
        </Trans>
      </p>
    </Section>
  )
}

function Plot({ portfolio, views }: { portfolio: Portfolio; views: Views }) {
  const { t } = useLingui()
  const things = useThings(portfolio)
  const [chosen, choose] = useState('all')
  const [span, setSpan] = useState<(typeof SPANS)[number]>(30)
  // What was chosen may have been deleted since.
  const thing = things.find(({ shown }) => keyOf(shown) === chosen) ?? things[0]
  const counted = dailyViews(thing?.shown ?? { of: 'all' }, views.series)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Field label={<Trans>Show</Trans>} className="min-w-0 grow basis-56">
          <Select value={thing ? keyOf(thing.shown) : 'all'} onChange={({ target }) => choose(target.value)}>
            {things.map(({ shown, name }) => (
              <option key={keyOf(shown)} value={keyOf(shown)}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Period</Trans>} className="basis-48">
          <Select
            value={span}
            onChange={({ target }) => setSpan(SPANS.find((each) => each === Number(target.value)) ?? 30)}
          >
            {SPANS.map((days) => (
              <option key={days} value={days}>{t`Last ${days} days`}</option>
            ))}
          </Select>
        </Field>
      </div>
      <DayChart
        title={thing?.name}
        series={[
          { label: t`Views`, days: counted.views },
          { label: t`Downloads`, days: counted.downloads },
        ]}
        from={dayBefore(views.today, span - 1)}
        through={views.today}
        empty={<Trans>No views in this period.</Trans>}
      />
    </>
  )
}

/** Everything that has views, with its name. */
function useThings({ resumes, links }: Portfolio): readonly { shown: Shown; name: string }[] {
  const { t } = useLingui()
  const titleOf = (id: number) => resumes.find((resume) => resume.id === id)?.title.trim() || t`Untitled resume`
  const linked = links.map(({ id, resumeId, label }) => {
    const title = titleOf(resumeId)
    return { shown: { of: 'link', linkId: id } as const, name: t`${title}: ${label}` }
  })
  const shown = resumes.map(({ id }) => {
    const title = titleOf(id)
    return { shown: { of: 'resume', resumeId: id } as const, name: t`${title}: public page` }
  })
  return [
    { shown: { of: 'all' }, name: t`All pages and links` },
    { shown: { of: 'page' }, name: t`Your public page` },
    ...shown,
    ...linked,
  ]
}
