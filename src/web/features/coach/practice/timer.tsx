import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { clsx } from 'clsx'
import type { Kind } from '#shared/coach/types.ts'
import { minutesOf, useClock } from '#web/features/coach/practice/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Seconds that the bar shows. */
const SHOWN = 180

/** Seconds that are comfortable to listen to; the rubric counts the same. */
export const comfortOf = (kind: Kind) => ({ from: kind === 'salary' || kind === 'curveball' ? 30 : 60, to: 120 })

/** Counts up while someone practices aloud. Nothing depends on it. */
export function Timer({ kind }: { kind: Kind }) {
  const { t } = useLingui()
  const clock = useClock()
  const { from, to } = comfortOf(kind)
  const seconds = Math.floor(clock.seconds)
  const [time, start, end] = [minutesOf(seconds), minutesOf(from), minutesOf(to)]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-1">
        <Button size="small" onClick={clock.isRunning ? clock.stop : clock.start}>
          {clock.isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
          {clock.isRunning ? <Trans>Stop timer</Trans> : <Trans>Start timer</Trans>}
        </Button>
        {/* It stays at zero too: who pressed it keeps the keyboard's place. */}
        <IconButton label={t`Reset timer`} onClick={clock.reset}>
          <RotateCcw aria-hidden />
        </IconButton>
      </div>
      <span role="timer" className="text-lg font-semibold tabular-nums">
        {time}
      </span>
      <div className="grid min-w-48 grow gap-1">
        <Bar seconds={clock.seconds} from={from} to={to} />
        <p className="text-xs text-ink-faint tabular-nums">
          <Trans>
            Aim for {start} to {end}
          </Trans>
        </p>
      </div>
      <output className="sr-only">
        {seconds > to ? (
          <Trans>That’s getting long. Wrap it up.</Trans>
        ) : seconds >= from ? (
          <Trans>That’s a good length.</Trans>
        ) : null}
      </output>
    </div>
  )
}

function Bar({ seconds, from, to }: { seconds: number; from: number; to: number }) {
  const share = (of: number) => `${(100 * Math.min(of, SHOWN)) / SHOWN}%`
  return (
    <div aria-hidden className="relative h-2 overflow-hidden rounded-full bg-sunken forced-colors:border">
      <div
        className="absolute inset-y-0 bg-good-line forced-colors:border-x-2"
        style={{ insetInlineStart: share(from), insetInlineEnd: `calc(100% - ${share(to)})` }}
      />
      <div
        className={clsx(
          'absolute inset-y-0.5 inset-s-0 rounded-full forced-colors:bg-[Highlight]',
          seconds > to ? 'bg-warn' : 'bg-accent',
        )}
        style={{ width: share(seconds) }}
      />
    </div>
  )
}
