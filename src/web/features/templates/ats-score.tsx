import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { scoreTone } from '#web/features/templates/score-tone.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** How much of a resume parsers read back from this template; null as long as nobody has measured it. */
export function AtsScore({ percent }: { percent: number | null }) {
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft tabular-nums">
      {percent === null ? (
        <span className="grid">
          <span className="text-xs">
            <Trans>ATS score</Trans>
          </span>
          <span>
            <Trans>Not measured yet</Trans>
          </span>
        </span>
      ) : (
        <>
          <span aria-hidden className={clsx('size-2 rounded-full', DOTS[scoreTone(percent)])} />
          <Trans>{percent}% ATS</Trans>
        </>
      )}
    </p>
  )
}

const DOTS: Record<Tone, string> = {
  good: 'bg-good',
  accent: 'bg-accent',
  warn: 'bg-warn',
  bad: 'bg-bad',
  neutral: 'bg-line-strong',
}
