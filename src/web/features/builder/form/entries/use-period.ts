import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/resume/format-dates.ts'
import { useResume } from '#web/features/builder/state/builder-context.tsx'

type Period = {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly current?: boolean | undefined
}

/** Says from when to when an entry lasts, with dates as the page prints them. */
export function usePeriod(): (entry: Period) => string {
  const { t } = useLingui()
  const language = useResume(({ content }) => content.language ?? 'en')
  const format = useResume(({ content }) => content.design?.dateFormat)
  return ({ startDate = '', endDate = '', current = false }) =>
    [formatDate(startDate, language, format), current ? t`Present` : formatDate(endDate, language, format)]
      .map((date) => date.trim())
      .filter((date) => date !== '')
      .join(' – ')
}
