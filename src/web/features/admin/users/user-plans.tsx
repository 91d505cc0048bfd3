import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { GRANTABLE, type AdminUserDetail } from '#shared/contract/admin-lists.ts'
import { isProductId, PRODUCTS } from '#shared/billing/products.ts'
import { Day } from '#web/features/admin/timestamp.tsx'
import { ConfirmButton } from '#web/features/admin/users/confirm-button.tsx'
import type { UserActions } from '#web/features/admin/users/use-user-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

/** The source of products that the administrator granted; only these can be revoked. */
const OPERATOR = 'operator'

type UserPlansProps = { user: AdminUserDetail; acts: UserActions }
type Owned = AdminUserDetail['products'][number]

/** What someone owns, and what the administrator can add to it. */
export function UserPlans({ user: { products }, acts }: UserPlansProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(products.length)
  useEffect(() => {
    // A row is gone, and its button with it.
    if (products.length < shown.current) heading.current?.focus()
    shown.current = products.length
  }, [products.length])
  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <h3 ref={heading} id="plans" tabIndex={-1} className="w-fit rounded-sm text-base">
        <Trans>Plans</Trans>
      </h3>
      {products.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>Free plan. Nothing bought or granted.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {products.map((owned) => (
            <OwnedRow
              key={`${owned.product} ${owned.source}`}
              owned={owned}
              loading={acts.acting === `product ${owned.product}`}
              onTakeBack={() => void acts.revoke(owned.product)}
            />
          ))}
        </ul>
      )}
      <GrantForm owned={products} acts={acts} />
    </section>
  )
}

const nameOf = (product: string) => (isProductId(product) ? PRODUCTS[product].name : product)

type OwnedRowProps = { owned: Owned; loading: boolean; onTakeBack: () => void }

function OwnedRow({ owned: { product, source, endsAt }, loading, onTakeBack }: OwnedRowProps) {
  const name = nameOf(product)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="grid gap-0.5">
        <p className="font-medium">{name}</p>
        <p className="wrap-anywhere text-ink-soft">
          {source === OPERATOR ? <Trans>Granted by you</Trans> : <Trans>Bought: {source}</Trans>}
          {endsAt && (
            <>
              {', '}
              <Trans>
                until <Day of={endsAt} />
              </Trans>
            </>
          )}
        </p>
      </div>
      {source === OPERATOR && (
        <ConfirmButton
          isSmall
          label={<Trans>Revoke</Trans>}
          of={name}
          question={<Trans>Revoke “{name}”?</Trans>}
          loading={loading}
          onConfirm={onTakeBack}
        >
          <Trans>They lose its features right away, but keep their resumes and anything they paid for.</Trans>
        </ConfirmButton>
      )}
    </li>
  )
}

function GrantForm({ owned, acts }: { owned: readonly Owned[]; acts: UserActions }) {
  const { t } = useLingui()
  const [product, setProduct] = useState('')
  const given = new Set(owned.filter(({ source }) => source === OPERATOR).map((each) => each.product))
  async function give(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (product && (await acts.grant(product))) setProduct('')
  }
  return (
    <form onSubmit={(event) => void give(event)} className="flex flex-wrap items-start gap-2">
      <Field
        label={<Trans>Grant a plan</Trans>}
        hint={<Trans>Free for them, until you revoke it.</Trans>}
        className="min-w-0 grow basis-60 sm:max-w-sm"
      >
        <Select value={product} onChange={(event) => setProduct(event.target.value)}>
          <option value="">{t`Choose a plan`}</option>
          {GRANTABLE.map((id) => (
            <option key={id} value={id} disabled={given.has(id)}>
              {PRODUCTS[id].name}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        type="submit"
        disabled={product === ''}
        loading={acts.acting === 'grant'}
        className="mt-6.5 max-[23rem]:mt-0"
      >
        <Trans>Grant</Trans>
      </Button>
    </form>
  )
}
