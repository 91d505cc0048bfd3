import { useLingui } from '@lingui/react/macro'
import { SITE_NAMES } from '#shared/resume/contact-sites.ts'
import type { ContactKind } from '#shared/resume/schema.ts'

/** What each kind of contact is called in the form. */
export function useContactNames(): Readonly<Record<ContactKind, string>> {
  const { t } = useLingui()
  return { ...SITE_NAMES, other: t`Other`, portfolio: t`Portfolio` }
}
