import { Plural } from '@lingui/react/macro'
import type { QuickScore } from '#shared/contract/ats.ts'

/** How many of a posting's requirements the resume shows. */
export function DemandsShown({ shown, demanded }: NonNullable<QuickScore['demands']>) {
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <Plural
        value={demanded}
        one={`Your resume shows ${shown} of # requirement`}
        other={`Your resume shows ${shown} of # requirements`}
      />
    </p>
  )
}
