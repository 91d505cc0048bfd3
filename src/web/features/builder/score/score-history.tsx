import { useCallback } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { listVersions } from '#shared/contract/resumes.ts'
import { useResume } from '#web/features/builder/state/builder-context.tsx'
import { useLoad } from '#web/lib/api/use-load.ts'
import { call } from '#web/lib/api/call.ts'

/** The score of a saved version. */
type Past = { readonly savedAt: string; readonly score: number }

/** How the score of a saved resume changed up to `now`. Without a reply, nothing is shown. */
export function ScoreHistory({ now }: { now: number }) {
  const resumeId = useResume((state) => state.resumeId)
  return resumeId === null ? null : <History id={String(resumeId)} now={now} />
}

function History({ id, now }: { id: string; now: number }) {
  const asked = useLoad(useCallback(() => pastOf(id), [id]))
  const { i18n } = useLingui()
  const past = asked.state === 'ready' ? asked.value : []
  const [first] = past
  if (!first) return null
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">
        <Trans>Score history</Trans>
      </h3>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-12 w-full overflow-visible"
      >
        <polyline
          points={pointsOf([...past.map(({ score }) => score), now])}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          strokeLinejoin="round"
          className="stroke-accent"
        />
      </svg>
      <p className="flex justify-between gap-4 text-xs text-ink-soft tabular-nums">
        <span>
          {first.score} · {i18n.date(first.savedAt, { dateStyle: 'medium' })}
        </span>
        <span>
          <Trans>{now} · now</Trans>
        </span>
      </p>
    </section>
  )
}

const [WIDTH, HEIGHT] = [300, 48]
/** How many of the newest scores the line shows. */
const MOST = 30

/** Points of the line, scaled to the range of the scores. */
function pointsOf(scores: readonly number[]): string {
  const [low, high] = [Math.min(...scores), Math.max(...scores)]
  const heightOf = (score: number) => (high === low ? HEIGHT / 2 : HEIGHT - ((score - low) / (high - low)) * HEIGHT)
  return scores
    .map((score, at) => `${((at / (scores.length - 1)) * WIDTH).toFixed(1)},${heightOf(score).toFixed(1)}`)
    .join(' ')
}

/** Oldest first. */
async function pastOf(id: string): Promise<readonly Past[]> {
  const reply = await call(listVersions, { params: { id } })
  if (reply.status !== 200) return []
  return reply.body
    .flatMap(({ savedAt, atsScore }) => (atsScore === null ? [] : [{ savedAt, score: atsScore }]))
    .slice(0, MOST)
    .toReversed()
}
