import { Trans, useLingui } from '@lingui/react/macro'
import { useVisitor } from '#web/lib/visitor.ts'

export function Greeting() {
  const { user } = useVisitor()
  const { t } = useLingui()
  const name = user?.firstName.trim() || t`there`
  return (
    <h1 className="text-xl wrap-anywhere md:text-2xl">
      <Trans>Hi {name}</Trans>
    </h1>
  )
}
