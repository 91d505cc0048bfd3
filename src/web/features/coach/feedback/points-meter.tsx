import { clsx } from 'clsx'
import type { Tone } from '#web/ui/badge.tsx'

const FOUR = [1, 2, 3, 4]

/** Points of four as four short bars; the words beside them say the same. */
export function PointsMeter({ points, tone }: { points: number; tone: Tone }) {
  return (
    <span aria-hidden className="flex gap-0.5">
      {FOUR.map((each) => (
        <span
          key={each}
          className={clsx(
            'h-1.5 w-3.5 rounded-full print:border print:border-line print:[print-color-adjust:exact] forced-colors:border',
            each <= Math.round(points)
              ? clsx(GROUNDS[tone], 'forced-colors:bg-[CanvasText]')
              : 'bg-sunken ring-1 ring-line ring-inset',
          )}
        />
      ))}
    </span>
  )
}

const GROUNDS: Record<Tone, string> = {
  neutral: 'bg-line-strong',
  accent: 'bg-accent',
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
}
