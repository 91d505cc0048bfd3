import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { scoreTone, type ScoreTone } from '#web/features/templates/score-tone.ts'

type AtsScoreProps = {
  percent: number | null
  /** In a column that says what it counts. */
  isNamed?: boolean
}

/** What the worst text extractor gets back from this template's files; nothing until it has been measured. */
export function AtsScore({ percent, isNamed = false }: AtsScoreProps) {
  const { t, i18n } = useLingui()
  if (percent === null) return null
  const tone = scoreTone(percent)
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft tabular-nums">
      <span aria-hidden className={clsx('size-2 rounded-full forced-colors:bg-[CanvasText]', DOTS[tone])} />
      {isNamed ? i18n.number(percent / 100, { style: 'percent' }) : <Trans>Text extracted: {percent}%</Trans>}
      <span className="text-xs text-ink-faint">{t(WORDS[tone])}</span>
    </p>
  )
}

const DOTS: Record<ScoreTone, string> = { good: 'bg-good', accent: 'bg-accent', warn: 'bg-warn', bad: 'bg-bad' }
const WORDS = { good: msg`Excellent`, accent: msg`Good`, warn: msg`Fair`, bad: msg`Weak` }
