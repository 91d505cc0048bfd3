import { msg } from '@lingui/core/macro'
import { isProductId, PRODUCTS } from '#shared/billing/products.ts'
import type { Problem } from '#shared/contract/endpoint.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import { pageI18n, translate } from '#web/lib/i18n.ts'
import { toast } from '#web/lib/toast.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'

/** Whether something was refused because the plan doesn't include it. If so, shows what is still available and which plan includes the rest. */
export function showedUpgradePrompt(refused: unknown): boolean {
  const problem = problemOf(refused)
  if (!problem?.openedBy) return false
  toast({
    title: translate(msg`Not included in your plan`),
    description: [problem.message, ...opened(problem.openedBy)].join(' '),
    action: { label: translate(msg`See plans`), onAct: () => location.assign('/pricing') },
  })
  return true
}

/** Of a reply as well as of the error that it was thrown as. */
function problemOf(refused: unknown): Problem | undefined {
  if (refused instanceof CallError) return refused.status === 402 ? refused.problem : undefined
  const reply = refused as { readonly status?: number; readonly body?: Problem } | null
  return reply?.status === 402 ? reply.body : undefined
}

/** The cheapest product with it, by name and price. */
function opened([cheapest]: readonly string[]): readonly string[] {
  if (cheapest === undefined || !isProductId(cheapest)) return []
  const { name, cents, paid } = PRODUCTS[cheapest]
  // Its price changes with the launch offer, and the next page says it.
  if (cheapest === 'coach') return [translate(msg`${name} includes it.`)]
  const price = formatPrice(pageI18n(), cents)
  return [
    paid === 'monthly'
      ? translate(msg`${name} includes it for ${price} a month.`)
      : translate(msg`${name} includes it for ${price}.`),
  ]
}
