import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { decideSandbox } from '#shared/contract/billing.ts'
import type { Purchase } from '#web/features/billing/checkout/purchase.ts'
import { useCheckoutDecision } from '#web/features/billing/checkout/use-checkout-decision.ts'
import { NoscriptNotice } from '#web/features/billing/noscript-notice.tsx'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { WRAPPING_BUTTON } from '#web/ui/wrapping-button.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The checkout of the test provider: no card, and every outcome to choose from. */
export function TestCheckout({ purchase: { clientSecret, costNow, product } }: { purchase: Purchase }) {
  const { t, i18n } = useLingui()
  const { running, problem, decide } = useCheckoutDecision()
  const navigate = useNavigate()
  const price = formatPrice(i18n, costNow)
  const choose = (outcome: 'pay' | 'decline' | 'cancel') =>
    decide(outcome, () => call(decideSandbox, { body: { clientSecret, outcome } }))

  async function cancel() {
    if (!(await choose('cancel'))) return
    toast({ title: t`Purchase canceled`, description: t`You weren’t charged.` })
    // As from a provider outside: back to where the purchase began.
    await navigate(product === 'coach' ? '/interview-prep' : '/pricing', { replace: true })
  }

  return (
    <div className="grid gap-4">
      <NoscriptNotice />
      {problem ? (
        <Notice tone="bad" title={<Trans>Not paid</Trans>}>
          {problem}
        </Notice>
      ) : (
        <p className="text-sm text-ink-soft">
          <Trans>Test mode doesn’t ask for a card. Choose what happens.</Trans>
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <Button
          look="primary"
          size="large"
          className="sm:col-span-2"
          loading={running === 'pay'}
          onClick={() => void choose('pay')}
        >
          {running === 'pay' ? <Trans>Processing...</Trans> : <Trans>Pay {price}</Trans>}
        </Button>
        <Button className={WRAPPING_BUTTON} loading={running === 'decline'} onClick={() => void choose('decline')}>
          <Trans>Simulate a failed payment</Trans>
        </Button>
        <Button loading={running === 'cancel'} onClick={() => void cancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
