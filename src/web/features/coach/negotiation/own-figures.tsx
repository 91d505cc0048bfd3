import { Trans, useLingui } from '@lingui/react/macro'
import type { askProblem } from '#shared/coach/negotiation/hidden-range.ts'
import { PERIOD_NAMES } from '#web/features/coach/negotiation/labels.ts'
import { PayField } from '#web/features/coach/negotiation/pay-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const PERIODS = ['year', 'month', 'hour'] as const
const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'NZD',
  'INR',
  'JPY',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'BRL',
  'MXN',
  'ZAR',
]

/** Figures as they are in their fields. */
export type TypedFigures = {
  current: string
  target: string
  walkAway: string
  currency: string
  period: (typeof PERIODS)[number]
}
type OwnFiguresProps = {
  typed: TypedFigures
  onChange: (change: Partial<TypedFigures>) => void
  /** Someone wanted to begin: from then on problems are shown. */
  isTried: boolean
  problem: ReturnType<typeof askProblem>
}

/** Pay as the person wants it; the only figures that are ever used. */
export function OwnFigures({ typed, onChange, isTried, problem }: OwnFiguresProps) {
  const { t } = useLingui()
  const figure = (name: 'current' | 'target' | 'walkAway') => ({
    name,
    typed: typed[name],
    unit: typed,
    isTried,
    onChange: (text: string) => onChange({ [name]: text }),
  })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-base font-semibold">
        <Trans>Your own figures</Trans>
      </legend>
      <p className="-mt-2 max-w-prose text-sm text-ink-soft">
        <Trans>We don’t have market salary data. Look up typical pay in your area, then enter what you want.</Trans>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={<Trans>Currency</Trans>}>
          <Select value={typed.currency} onChange={({ target }) => onChange({ currency: target.value })}>
            {CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Pay period</Trans>}>
          <Select
            value={typed.period}
            onChange={({ target }) => onChange({ period: PERIODS.find((one) => one === target.value) ?? typed.period })}
          >
            {PERIODS.map((period) => (
              <option key={period} value={period}>
                {t(PERIOD_NAMES[period])}
              </option>
            ))}
          </Select>
        </Field>
        <PayField
          {...figure('target')}
          label={<Trans>Your target</Trans>}
          required
          error={problem === 'target' && <Trans>Enter the pay you want as a number.</Trans>}
        />
        <PayField
          {...figure('walkAway')}
          label={<Trans>Your minimum</Trans>}
          required
          hint={<Trans>The employer won’t see this.</Trans>}
          error={problem === 'walk-away' && <Trans>Enter a number no higher than your target.</Trans>}
        />
        <PayField
          {...figure('current')}
          label={<Trans>Your current pay</Trans>}
          optional
          hint={<Trans>If you enter it, the employer will try to use it.</Trans>}
        />
      </div>
    </fieldset>
  )
}
