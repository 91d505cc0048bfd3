import { useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import type { BillingAccount } from '#shared/contract/billing.ts'
import { CurrentPlan } from '#web/features/billing/account/current-plan.tsx'
import { PaymentList } from '#web/features/billing/account/payment-list.tsx'
import { TestModeBadge } from '#web/features/plans/test-mode-badge.tsx'
import { Card } from '#web/ui/card.tsx'

/** The user's plan with its price, how to cancel it, and all payments. */
export function PlanSection({ account }: { account: BillingAccount }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section id="plan" aria-labelledby="plan-heading">
      <Card className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} id="plan-heading" tabIndex={-1} className="text-lg outline-none">
            <Trans>Plan and payments</Trans>
          </h2>
          {account.isTest && <TestModeBadge />}
        </div>
        {/* The button that was pressed may be gone. */}
        <CurrentPlan account={account} onEnded={() => heading.current?.focus()} />
        <PaymentList account={account} onRefunded={() => heading.current?.focus()} />
      </Card>
    </section>
  )
}
