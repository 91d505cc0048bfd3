import { Trans } from '@lingui/react/macro'

/** What it does not do. */
export function Limitations() {
  return (
    <section className="grid gap-3 border-t border-line pt-8">
      <h2 className="text-lg">
        <Trans>What it does not do</Trans>
      </h2>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 text-sm text-ink-soft">
        <li>
          <Trans>It does not score your face, your voice, your emotions or your confidence.</Trans>
        </li>
        <li>
          <Trans>It cannot tell whether an answer is true, or whether it is right in your trade. You can.</Trans>
        </li>
        <li>
          <Trans>It knows no market salaries and invents none.</Trans>
        </li>
        <li>
          <Trans>
            The same answer always gets the same points: they are counted by rules that you can read, not guessed.
          </Trans>
        </li>
      </ul>
    </section>
  )
}
