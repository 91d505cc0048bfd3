import { clsx } from 'clsx'
import type { Tone } from '#web/ui/badge.tsx'

type ScoreRingProps = { score: number | null; tone: Tone; size: 'small' | 'large' }

/** A score as a ring with its number; the word beside it says the same. Null draws an empty ring. */
export function ScoreRing({ score, tone, size }: ScoreRingProps) {
  const { side, stroke, text } = SIZES[size]
  const radius = (side - stroke) / 2
  const length = 2 * Math.PI * radius
  const circle = { cx: side / 2, cy: side / 2, r: radius, fill: 'none', strokeWidth: stroke }
  return (
    <span className="relative grid shrink-0 place-items-center" style={{ width: side, height: side }}>
      {/* Sized by style, as buttons size the pictures in them. */}
      <svg aria-hidden style={{ width: side, height: side }} className="absolute inset-0 -rotate-90">
        <circle
          {...circle}
          className={clsx(
            'stroke-line',
            score === null ? 'forced-colors:stroke-[CanvasText]' : 'forced-colors:stroke-[Canvas]',
          )}
          {...(score === null && { strokeDasharray: '3 3' })}
        />
        {score !== null && (
          <circle
            {...circle}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - score / 100)}
            className={clsx(
              'transition-[stroke-dashoffset] duration-500 forced-colors:stroke-[CanvasText]',
              STROKES[tone],
            )}
          />
        )}
      </svg>
      {score !== null && <span className={clsx('font-semibold tabular-nums', text)}>{score}</span>}
    </span>
  )
}

const SIZES = {
  small: { side: 28, stroke: 3, text: 'text-xs' },
  large: { side: 88, stroke: 8, text: 'text-2xl' },
}
const STROKES: Record<Tone, string> = {
  neutral: 'stroke-line-strong',
  accent: 'stroke-accent',
  good: 'stroke-good',
  warn: 'stroke-warn',
  bad: 'stroke-bad',
}
/** The color of the word beside a ring. */
export const TEXT_TONES: Record<Tone, string> = {
  neutral: 'text-ink-soft',
  accent: 'text-accent-text',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
}
