import { useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { typedPay } from '#shared/coach/negotiation/typed-pay.ts'
import type { Ask } from '#shared/coach/negotiation/types.ts'
import { PERIOD_NAMES } from '#web/features/coach/negotiation/labels.ts'
import { useFormatPay } from '#web/features/coach/negotiation/use-format-pay.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

/** Characters: any figure with its currency and its time. */
const LONGEST = 60

type PayFieldProps = {
  label: ReactNode
  name: string
  /** As it was typed, whatever was read in it. */
  typed: string
  unit: Pick<Ask, 'currency' | 'period'>
  onChange: (typed: string) => void
  /** Someone wants to go on: problems are shown now. */
  isTried: boolean
  /** What is wrong with a figure that can be read, or with none. */
  error?: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  required?: boolean
  optional?: boolean
}

/** Takes pay as people write it, and says below how it was understood. */
export function PayField({ name, typed, unit, onChange, isTried, error, hint, ...rest }: PayFieldProps) {
  const money = useFormatPay()
  const [isLeft, leave] = useState(false)
  const read = typedPay(typed, unit)
  const isUnread = read.state === 'unclear' || read.state === 'other-unit'
  return (
    <Field
      {...rest}
      error={isUnread ? (isTried || isLeft) && <Unread unit={unit} isOther={read.state === 'other-unit'} /> : error}
      // There is a line from the start, so that nothing below moves when the first figure is read.
      hint={
        <>
          {read.state === 'pay' ? <Understood money={money(read.amount, unit)} /> : !hint && <Example of={unit} />}{' '}
          {hint}
        </>
      }
    >
      <Input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        onBlur={() => leave(true)}
        onChange={({ target }) => {
          leave(false)
          onChange(target.value)
        }}
      />
    </Field>
  )
}

function Understood({ money }: { money: string }) {
  return (
    <span className="font-medium text-ink-soft tabular-nums">
      <Trans>That’s {money}.</Trans>
    </span>
  )
}

type Unit = PayFieldProps['unit']

function Example({ of }: { of: Unit }) {
  const example = useExample(of)
  return <Trans>For example, {example}.</Trans>
}

function Unread({ unit, isOther }: { unit: Unit; isOther: boolean }) {
  const { t } = useLingui()
  const example = useExample(unit)
  const { currency, period } = unit
  const per = t(PERIOD_NAMES[period])
  return isOther ? (
    <Trans>
      Enter it in {currency} {per}, for example {example}.
    </Trans>
  ) : (
    <Trans>Enter one number, for example {example}.</Trans>
  )
}

function useExample({ period }: Unit): string {
  const { i18n } = useLingui()
  return i18n.number(EXAMPLES[period], { minimumFractionDigits: period === 'hour' ? 2 : 0 })
}
const EXAMPLES = { year: 60_000, month: 4_500, hour: 28.5 }
