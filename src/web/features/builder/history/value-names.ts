import { useLingui } from '@lingui/react/macro'
import { useContactNames } from '#web/features/builder/form/panels/contact-names.ts'
import { useKindNames } from '#web/features/builder/form/panels/kind-names.ts'

/** Names the values of fields that take one of a few, by the field and the value, as the form does. */
export function useValueNames(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { t } = useLingui()
  return {
    kind: { ...useContactNames(), ...useKindNames() },
    pageBreak: { before: t`Start a new page`, together: t`Keep on one page` },
  }
}
