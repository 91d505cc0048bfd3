import { Trans } from '@lingui/react/macro'

/** Says of a line in which two things stand side by side that they may not belong together: rules cannot tell for sure. */
export function TwoThings({ text }: { text: string }) {
  if (!text.includes('; ')) return null
  return (
    <span className="text-ink-soft">
      <Trans>Two things stand together here. If they do not belong together, part them.</Trans>
    </span>
  )
}
