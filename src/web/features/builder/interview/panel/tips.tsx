import { Trans } from '@lingui/react/macro'
import { useModifierKey } from '#web/lib/use-modifier-key.ts'

/** What helps to answer. */
export function InterviewTips() {
  const key = useModifierKey()
  const enter = `${key}Enter`
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">
        <Trans>Interview tips</Trans>
      </h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
        <li>
          <Trans>
            Tell one thing you did, as you would tell a friend: what was the matter, what did you do, what came of it?
          </Trans>
        </li>
        <li>
          <Trans>Say “I” for your own part, and “we” for the team’s.</Trans>
        </li>
        <li>
          <Trans>A number helps: how many, how often, how long. An honest “about” is fine.</Trans>
        </li>
        <li>
          <Trans>Nothing to say? Write so in a few words and go on. You look at every line before it counts.</Trans>
        </li>
        <li>
          <Trans>{enter} goes on to the next question.</Trans>
        </li>
      </ul>
    </section>
  )
}
