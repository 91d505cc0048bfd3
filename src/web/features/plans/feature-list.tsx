import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'

/** The features of a product, one per line. */
export function FeatureList({ features }: { features: readonly MessageDescriptor[] }) {
  const { i18n } = useLingui()
  return (
    <ul className="grid content-start gap-2 text-sm">
      {features.map((feature) => {
        const words = i18n._(feature)
        return (
          <li key={words} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            <span>{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
