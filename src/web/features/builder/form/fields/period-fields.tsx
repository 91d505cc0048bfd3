import { memo, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useFlag } from '#web/features/builder/state/builder-context.tsx'
import { CheckField } from '#web/features/builder/form/fields/check-field.tsx'
import { DateField } from '#web/features/builder/form/fields/date-field.tsx'

/** From when to when. While it is current there is no end to write. */
export const PeriodFields = memo(function PeriodFields({
  path,
  currentLabel,
}: {
  path: string
  /** Offers to say that it still goes on. */
  currentLabel?: ReactNode
}) {
  const { t } = useLingui()
  const isCurrent = useFlag(`${path}.current`)
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-4">
        <DateField
          path={`${path}.startDate`}
          label={t`Start date`}
          placeholder="2020-03"
          hint={t`2020-03, Mar 2020, or just 2020.`}
        />
        <DateField
          path={`${path}.endDate`}
          label={t`End date`}
          placeholder={isCurrent ? t`Present` : '2023-08'}
          disabled={isCurrent}
        />
      </div>
      {currentLabel && <CheckField path={`${path}.current`} label={currentLabel} />}
    </div>
  )
})
