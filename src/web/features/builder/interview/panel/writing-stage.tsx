import { Plural, Trans } from '@lingui/react/macro'
import type { WritingStage as Stage } from '#shared/contract/ai.ts'

/** The progress of writing, shown while waiting. */
export function WritingStage({ writing: { stage, lines } }: { writing: Stage }) {
  if (stage === 'reading') return <Trans>Reading your answers…</Trans>
  if (stage === 'writing') return <Plural value={lines} one="# line found so far…" other="# lines found so far…" />
  if (stage === 'checking')
    return (
      <Plural
        value={lines}
        one="# line found. Checking it against your words…"
        other="# lines found. Checking each against your words…"
      />
    )
  return <Trans>The language model returned nothing usable. The built-in writer is taking over…</Trans>
}
