import { useState, type ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CircleAlert, Lightbulb, TriangleAlert } from 'lucide-react'
import type { Part, Severity } from '#shared/ats/types.ts'
import { useFindingMessages, type FindingMessageKey } from '#web/features/score/finding-messages.ts'
import { PART_NAMES, SEVERITY_NAMES } from '#web/features/score/score-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

export type ListedFinding = FindingMessageKey & {
  readonly severity: Severity
  readonly part: Part
  readonly paths: readonly string[]
  readonly cost: number
  readonly gain: number
}
type FindingListProps<F extends ListedFinding> = {
  findings: readonly F[]
  /** What can be done about one: buttons or a link. */
  actions: (finding: F, title: string) => ReactNode
  /** How many are shown at first; a printed report has all. */
  first?: number
}

/** Findings with advice, and the points that fixing each one adds. */
export function FindingList<F extends ListedFinding>({ findings, actions, first }: FindingListProps<F>) {
  const sayOf = useFindingMessages()
  const [isOpen, open] = useState(false)
  const shown = isOpen || first === undefined ? findings.length : first
  return (
    <div className="grid justify-items-start gap-2">
      <ul className="@container grid w-full divide-y divide-line">
        {findings.map((finding, index) => {
          const { title, advice } = sayOf(finding)
          return (
            <li
              key={keyOf(finding)}
              className={clsx(
                'gap-3 py-3 first:pt-0 last:pb-0 print:break-inside-avoid',
                index < shown ? 'flex' : 'hidden print:flex',
              )}
            >
              <SeverityIcon severity={finding.severity} />
              <div className="grid min-w-0 grow gap-1">
                <div className="flex items-start justify-between gap-3">
                  <p className="text-sm font-medium wrap-anywhere">{title}</p>
                  <Gain points={finding.gain} />
                </div>
                {advice && <p className="text-sm text-ink-soft">{advice}</p>}
                <div className="flex flex-wrap items-center justify-between gap-x-3">
                  <Facts finding={finding} />
                  <div className="-me-2 ms-auto flex flex-wrap items-center gap-1 empty:hidden print:hidden">
                    {actions(finding, title)}
                  </div>
                </div>
              </div>
            </li>
          )
        })}
      </ul>
      {first !== undefined && findings.length > first && (
        <Button size="small" look="quiet" className="-ms-2.5 print:hidden" onClick={() => open(!isOpen)}>
          {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all {findings.length}</Trans>}
        </Button>
      )}
    </div>
  )
}

const keyOf = ({ code, paths, values }: ListedFinding) => `${code} ${paths.join(' ')} ${JSON.stringify(values ?? '')}`

function Facts({ finding: { severity, part, cost } }: { finding: ListedFinding }) {
  const { t } = useLingui()
  return (
    <p className="text-xs text-ink-faint">
      {t(SEVERITY_NAMES[severity])}
      {/* A narrow column has no room for what the sentence mostly tells. */}
      <span className="@max-md:sr-only"> · {t(PART_NAMES[part])}</span>
      {cost > 0 && (
        <>
          {' · '}
          <Plural value={cost} one="costs # point" other="costs # points" />
        </>
      )}
    </p>
  )
}

/** The points a fix adds; nothing if it adds none. */
export function Gain({ points }: { points: number }) {
  if (points <= 0) return null
  return (
    <Badge tone="good" className="self-start tabular-nums">
      <span aria-hidden>+{points}</span>
      <span className="sr-only">
        <Trans>
          Adds <Plural value={points} one="# point" other="# points" />
        </Trans>
      </span>
    </Badge>
  )
}

function SeverityIcon({ severity }: { severity: Severity }) {
  const { Icon, tone } = ICONS[severity]
  return <Icon aria-hidden className={clsx('mt-0.5 size-4 shrink-0', tone)} />
}

const ICONS = {
  error: { Icon: CircleAlert, tone: 'text-bad' },
  warning: { Icon: TriangleAlert, tone: 'text-warn' },
  suggestion: { Icon: Lightbulb, tone: 'text-accent-text' },
} as const
