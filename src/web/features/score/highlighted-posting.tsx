import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { postingSegments } from '#web/features/score/posting-segments.ts'
import type { ShownMatch } from '#web/features/score/shown-score.ts'

/** A posting with its keywords underlined: solid if the resume has them, dotted if not. */
export function HighlightedPosting({ match: { text, terms } }: { match: ShownMatch }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        <span className={clsx('px-0.5', FOUND)}>
          <Trans>in your resume</Trans>
        </span>
        <span className={clsx('px-0.5', MISSING)}>
          <Trans>not in your resume</Trans>
        </span>
      </p>
      <section
        aria-label={t`Job description with keywords highlighted`}
        // Scrollable content must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-lg border border-line bg-surface p-3 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap text-ink-soft print:max-h-none"
      >
        {postingSegments(text, terms).map(({ text: piece, at, found }) =>
          found === null ? (
            piece
          ) : (
            <mark key={at} className={clsx('px-0.5', found ? FOUND : MISSING)}>
              {piece}
              <span className="sr-only"> ({found ? t`in your resume` : t`not in your resume`})</span>
            </mark>
          ),
        )}
      </section>
    </div>
  )
}

const MARK = 'rounded-sm font-medium underline decoration-2 underline-offset-3'
const FOUND = clsx(MARK, 'bg-good-soft text-good decoration-solid')
const MISSING = clsx(MARK, 'bg-warn-soft text-warn decoration-dotted')
