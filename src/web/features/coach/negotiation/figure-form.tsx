import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { typedPay } from '#shared/coach/negotiation/typed-pay.ts'
import type { Move, Negotiation } from '#shared/coach/negotiation/types.ts'
import { OWN_TACTIC_NAMES, PERIOD_NAMES } from '#web/features/coach/negotiation/labels.ts'
import { PayField } from '#web/features/coach/negotiation/pay-field.tsx'
import { Button } from '#web/ui/button.tsx'

type FigureFormProps = {
  tactic: 'anchor' | 'range'
  ask: Negotiation['ask']
  className: string
  onMove: (move: Move) => void
}

/** Fills in the figures of a move; the end of a range may stay open. */
export function FigureForm({ tactic, ask, className, onMove }: FigureFormProps) {
  const { t } = useLingui()
  const [from, setFrom] = useState(String(ask.target))
  const [to, setTo] = useState('')
  const [isTried, setTried] = useState(false)
  const [start, end] = [typedPay(from, ask), typedPay(tactic === 'range' ? to : '', ask)]
  const isTurned = start.state === 'pay' && end.state === 'pay' && end.amount <= start.amount
  const shared = { unit: ask, isTried, aside: `${ask.currency} ${t(PERIOD_NAMES[ask.period])}` }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const focusOn = (name: string) => event.currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
    if (start.state !== 'pay') return focusOn('from')
    if (isTurned || (end.state !== 'pay' && end.state !== 'empty')) return focusOn('to')
    onMove({ kind: 'tactic', tactic, amount: start.amount, ...(end.state === 'pay' && { to: end.amount }) })
  }
  return (
    <form method="post" noValidate className={className} onSubmit={handleSubmit}>
      <div className="grid gap-3 sm:grid-cols-2">
        <PayField
          {...shared}
          name="from"
          label={tactic === 'range' ? <Trans>From</Trans> : <Trans>Your figure</Trans>}
          typed={from}
          onChange={setFrom}
          error={isTried && start.state === 'empty' && <Trans>Enter the pay you want as a number.</Trans>}
        />
        {tactic === 'range' && (
          <PayField
            {...shared}
            name="to"
            label={<Trans>To</Trans>}
            typed={to}
            onChange={setTo}
            error={isTried && isTurned && <Trans>Enter a number higher than the first.</Trans>}
          />
        )}
      </div>
      <Button type="submit" className="justify-self-start">
        {t(OWN_TACTIC_NAMES[tactic])}
      </Button>
    </form>
  )
}
