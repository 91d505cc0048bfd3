import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import type { Product, ProductId } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { PurchaseWarning, hasMonthly } from '#web/features/billing/pricing/purchase-warning.tsx'
import { toast } from '#web/lib/toast.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { requireSignUp } from '#web/features/plans/require-sign-up.ts'
import { useIsPopular } from '#web/features/plans/use-shop.ts'
import { WRAPPING_BUTTON } from '#web/ui/wrapping-button.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type ProductActionProps = {
  product: Product
  offer: Offer
  processing: ProductId | null
  onBuy: (product: ProductId) => void
}

/** The one thing that someone can do with a product, given what they own. */
export function ProductAction({ product, offer, processing, onBuy }: ProductActionProps) {
  const { user } = useVisitor()
  const { id, paid } = product
  if (user && (user.subscriptionTier || 'free') === id)
    return (
      <NoAction>
        <Trans>Current Plan</Trans>
      </NoAction>
    )
  if (paid === 'never') return hasMonthly(offer) ? <ManageInSettings /> : <BeginForFree />
  if (isYours(id, offer))
    return (
      <NoAction>
        <Trans>You already have this</Trans>
      </NoAction>
    )
  if (offer.selling === 'unset')
    return (
      <NoAction>
        <Trans>Payments aren’t set up</Trans>
      </NoAction>
    )
  return (
    <>
      <BuyButton
        product={product}
        isSwitch={paid === 'monthly' && hasMonthly(offer)}
        isProcessing={processing === id}
        onClick={() => (user ? onBuy(id) : requireSignUp(`/pricing#${id}`))}
      />
      <PurchaseWarning product={product} offer={offer} />
    </>
  )
}

/** What is shown instead of an action is to be read, not to be pale. */
const NoAction = ({ children }: { children: ReactNode }) => (
  <Button disabled className={`${WRAPPING_BUTTON} border-transparent! bg-sunken! text-ink-soft! disabled:opacity-100!`}>
    {children}
  </Button>
)

type BuyButtonProps = { product: Product; isSwitch: boolean; isProcessing: boolean; onClick: () => void }

function BuyButton({ product, isSwitch, isProcessing, onClick }: BuyButtonProps) {
  const { name } = product
  return (
    <Button
      look={useIsPopular(product) ? 'primary' : 'secondary'}
      className={WRAPPING_BUTTON}
      loading={isProcessing}
      onClick={onClick}
    >
      {isProcessing && <Trans>Processing...</Trans>}
      {!isProcessing && isSwitch && <Trans>Switch to {name}</Trans>}
      {!isProcessing && !isSwitch && <Trans>Choose {name}</Trans>}
    </Button>
  )
}

/** The coach may be theirs as a part of a plan. */
const isYours = (id: ProductId, { owned, rights }: Offer) =>
  owned.includes(id) || (id === 'coach' && rights.open.includes('coach'))

function BeginForFree() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const handleClick = () =>
    toast({
      title: t`You're all set!`,
      description: t`You can start building resumes for free right now.`,
      action: { label: t`Start building`, onAct: () => void navigate('/resume-builder') },
    })
  return (
    <Button onClick={handleClick}>
      <Trans>Choose Free</Trans>
    </Button>
  )
}

const ManageInSettings = () => (
  <LinkButton to="/settings#plan" className={WRAPPING_BUTTON}>
    <Trans>Manage plan in settings</Trans>
  </LinkButton>
)
