import { Trans } from '@lingui/react/macro'
import { CircleCheck, PencilLine, TriangleAlert } from 'lucide-react'

export type Confidence = 'sure' | 'check' | 'yours'

/** How sure a field is, in a word and a sign; the field's control names it as its description. */
export function ConfidenceMark({ id, kind }: { id: string; kind: Confidence }) {
  return (
    <span
      id={id}
      className={`inline-flex items-baseline gap-1 font-medium [&_svg]:size-3.5 [&_svg]:self-center ${LOOKS[kind]}`}
    >
      {kind === 'sure' && (
        <>
          <CircleCheck aria-hidden />
          <Trans>Looks right</Trans>
        </>
      )}
      {kind === 'check' && (
        <>
          <TriangleAlert aria-hidden />
          <Trans>Check this</Trans>
        </>
      )}
      {kind === 'yours' && (
        <>
          <PencilLine aria-hidden />
          <Trans>Changed by you</Trans>
        </>
      )}
    </span>
  )
}

const LOOKS: Record<Confidence, string> = { sure: 'text-good', check: 'text-warn', yours: 'text-ink-soft' }
