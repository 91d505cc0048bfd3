import { Trans } from '@lingui/react/macro'
import { useKeyNames } from '#web/lib/use-key-names.ts'

/** Tips for answering. */
export function InterviewTips() {
  const names = useKeyNames()
  const enter = `${names.command}${names.enter}`
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">
        <Trans>Interview tips</Trans>
      </h3>
      <ul className="grid list-disc gap-1.5 ps-5 text-sm text-ink-soft">
        <li>
          <Trans>
            Describe one thing you did, as if to a friend: what was the problem, what did you do, and how did it turn
            out?
          </Trans>
        </li>
        <li>
          <Trans>Say “I” for what you did, and “we” for what the team did.</Trans>
        </li>
        <li>
          <Trans>A number helps: how many, how often, how long. A rough number is fine.</Trans>
        </li>
        <li>
          <Trans>Nothing to say? Just say so and move on. You review every line before it’s added.</Trans>
        </li>
        <li>
          <Trans>Press {enter} for the next question.</Trans>
        </li>
      </ul>
    </section>
  )
}
