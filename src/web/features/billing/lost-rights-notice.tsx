import { Trans, useLingui } from '@lingui/react/macro'
import type { Right } from '#shared/billing/rights.ts'
import { RIGHT_LABELS } from '#web/features/plans/plan-labels.ts'

/** Names the features that are lost; shows nothing if none are. */
export function LostRightsNotice({ rights }: { rights: readonly Right[] }) {
  const { i18n } = useLingui()
  if (rights.length === 0) return null
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
    rights.map((right) => i18n._(RIGHT_LABELS[right])),
  )
  return <Trans>You’ll lose: {list}.</Trans>
}
