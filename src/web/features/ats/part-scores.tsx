import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { PARTS } from '#shared/ats/types.ts'
import type { Analysis } from '#shared/contract/ats.ts'
import { analysisScoreLabel, PART_NAMES } from '#web/features/score/score-labels.ts'
import { TEXT_TONES } from '#web/features/score/score-ring.tsx'
import type { Tone } from '#web/ui/badge.tsx'

/** The score of each part of a resume, with a label and a bar. */
export function PartScores({ sections }: { sections: Analysis['sections'] }) {
  const { t } = useLingui()
  const shown = PARTS.flatMap((part) => {
    const score = sections[part]?.score
    return score === undefined ? [] : [{ part, score, ...analysisScoreLabel(score) }]
  })
  return (
    <ul className="grid gap-3.5">
      {shown.map(({ part, score, tone, label }) => (
        <li key={part} className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="font-medium">{t(PART_NAMES[part])}</span>
            <span className="flex items-baseline gap-2 tabular-nums">
              <span className={clsx('text-xs', TEXT_TONES[tone])}>{t(label)}</span>
              <span className="font-semibold">{score}</span>
            </span>
          </div>
          <div
            aria-hidden
            className="h-1.5 overflow-hidden rounded-full bg-sunken print:border print:border-line forced-colors:h-2 forced-colors:border"
          >
            <div
              className={clsx(
                'h-full rounded-full print:[print-color-adjust:exact] forced-colors:bg-[CanvasText]',
                BARS[tone],
              )}
              style={{ width: `${score}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

const BARS: Record<Tone, string> = {
  neutral: 'bg-line-strong',
  accent: 'bg-accent',
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
}
