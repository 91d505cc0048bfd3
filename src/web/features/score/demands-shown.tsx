import { Plural } from '@lingui/react/macro'
import type { QuickScore } from '#shared/contract/ats.ts'

/** How many of the things that a posting demands the resume shows. */
export function DemandsShown({ shown, demanded }: NonNullable<QuickScore['demands']>) {
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <Plural
        value={demanded}
        one={`You show ${shown} of # requirement`}
        other={`You show ${shown} of # requirements`}
      />
    </p>
  )
}
