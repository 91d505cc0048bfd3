import { Trans, useLingui } from '@lingui/react/macro'
import type { Right } from '#shared/billing/rights.ts'
import { RIGHT_WORDS } from '#web/features/plans/plan-labels.ts'

/** Names what closes; says nothing where nothing does. */
export function WhatCloses({ rights }: { rights: readonly Right[] }) {
  const { i18n } = useLingui()
  if (rights.length === 0) return null
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
    rights.map((right) => i18n._(RIGHT_WORDS[right])),
  )
  return <Trans>This closes at once: {list}.</Trans>
}
