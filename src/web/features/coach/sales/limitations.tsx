import { Trans } from '@lingui/react/macro'

/** What the coach doesn't do. */
export function Limitations() {
  return (
    <section className="grid gap-3 border-t border-line pt-8">
      <h2 className="text-lg">
        <Trans>What it doesn’t do</Trans>
      </h2>
      <ul className="grid max-w-prose list-disc gap-2 ps-5 text-sm text-ink-soft">
        <li>
          <Trans>It doesn’t score your face, voice, emotions, or confidence.</Trans>
        </li>
        <li>
          <Trans>It can’t tell whether an answer is true, or right in your field.</Trans>
        </li>
        <li>
          <Trans>It has no market salary data and doesn’t make any up.</Trans>
        </li>
        <li>
          <Trans>It doesn’t guess. The same answer always gets the same points, awarded by published rules.</Trans>
        </li>
      </ul>
    </section>
  )
}
