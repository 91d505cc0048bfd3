import { Trans, useLingui } from '@lingui/react/macro'
import { formatPrice } from '#web/features/plans/format-price.ts'

/** A regular price beside the reduced one; takes no place where there is none. `cents` are US cents. */
export function StruckPrice({ cents, className }: { cents: number | null; className: string }) {
  const { i18n } = useLingui()
  if (cents === null) return null
  return (
    <s className={className}>
      <span className="sr-only">
        <Trans>regular price</Trans>{' '}
      </span>
      {formatPrice(i18n, cents)}
    </s>
  )
}
