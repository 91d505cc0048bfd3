import { useId, useState, type ReactNode } from 'react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare, Pencil, Trash2 } from 'lucide-react'
import { interruptedInterview, type InterviewKey } from '#web/persistence/stored-interview.ts'
import { timeAgo } from '#web/lib/time-ago.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useLocalDate } from '#web/lib/use-local-date.ts'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Link } from '#web/ui/link.tsx'

type ResumeCardProps = {
  title: string
  /** ISO 8601 in UTC. */
  updatedAt: string
  editPath: string
  interview: InterviewKey
  /** Edited last of all that are shown. */
  isNewest: boolean
  onDelete: () => void
  /** Its first page. */
  picture: ReactNode
  /** More about it, below its title. */
  aside?: ReactNode
  /** What else can be done with it, beside Edit. */
  children?: ReactNode
}

/** One resume in a list: what it is called, when it was last changed, and what can be done with it. */
export function ResumeCard({ title, updatedAt, editPath, isNewest, onDelete, ...more }: ResumeCardProps) {
  const { interview, picture, aside, children } = more
  const { t } = useLingui()
  const dayOf = useLocalDate()
  const ago = useTimeAgo(updatedAt)
  const exactly = useExactTime()
  const [asking, setAsking] = useState(false)
  const titleId = useId()
  const shownTitle = title.trim() || t`Untitled resume`
  const tellingTitle = useDistinctTitle({ title, updatedAt })
  return (
    <li>
      <Card className="flex h-full flex-col gap-4 p-4! transition-colors hover:border-line-strong">
        <div className="relative flex grow items-start gap-3">
          {picture}
          <div className="grid min-w-0 content-start justify-items-start gap-1">
            {isNewest && (
              <p className="text-xs font-medium text-accent-text">
                <Trans>Continue where you left off</Trans>
              </p>
            )}
            <h3 id={titleId} className="text-base wrap-anywhere">
              {/* All above the buttons leads there: a title alone is too low for a thumb. */}
              <Link to={editPath} className="rounded-sm after:absolute after:inset-0 hover:underline">
                {shownTitle}
              </Link>
            </h3>
            <p className="text-xs text-ink-soft">
              <Trans>
                Updated{' '}
                <time dateTime={updatedAt} title={exactly(updatedAt)}>
                  {dayOf(updatedAt, 'medium')}
                </time>
              </Trans>
              {ago && <span className="block text-ink-faint first-letter:uppercase">{ago}</span>}
            </p>
            {aside && <div className="mt-1">{aside}</div>}
          </div>
        </div>
        <ContinueInterview of={interview} editPath={editPath} />
        {/* On a narrow card pictures give way to words, which are long in some languages. */}
        <div className="@container flex flex-wrap items-center gap-x-1 gap-y-2 *:px-2.5">
          <LinkButton to={editPath} size="small" look={isNewest ? 'primary' : 'secondary'} aria-describedby={titleId}>
            <Pencil aria-hidden className="@max-3xs:hidden" />
            <Trans>Edit</Trans>
          </LinkButton>
          {children}
          <IconButton
            label={t`Delete ${tellingTitle}`}
            size="small"
            className="ms-auto"
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
        <ConfirmDialog
          removes
          open={asking}
          onOpenChange={setAsking}
          title={<Trans>Delete resume</Trans>}
          description={
            <>
              <span className="mb-1 block font-medium text-ink">{tellingTitle}</span>
              <Trans>Are you sure you want to delete this resume?</Trans>
            </>
          }
          confirmLabel={<Trans>Delete resume</Trans>}
          onConfirm={onDelete}
        />
      </Card>
    </li>
  )
}

/** Leads back into an interview that was left with answers in it; this browser keeps those. */
function ContinueInterview({ of, editPath }: { of: InterviewKey; editPath: string }) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const answered = (isHydrated && interruptedInterview(of)?.answered) || 0
  if (answered === 0) return null
  return (
    <LinkButton to={`${editPath}${editPath.includes('?') ? '&' : '?'}interview=1`} size="small">
      <MessagesSquare aria-hidden />
      {t`Continue interview (${plural(answered, { one: '# answer', other: '# answers' })})`}
    </LinkButton>
  )
}

/** The moment in the visitor's own time zone, which the server doesn't know. */
function useExactTime(): (at: string) => string | undefined {
  const { i18n } = useLingui()
  const isHydrated = useHydrated()
  return (at) => (isHydrated ? i18n.date(at, { dateStyle: 'long', timeStyle: 'short' }) : undefined)
}

/** How long ago it was when the page was shown; undefined until scripts know the time. */
function useTimeAgo(at: string): string | undefined {
  const { i18n } = useLingui()
  const isHydrated = useHydrated()
  const [now] = useState(Date.now)
  return isHydrated ? timeAgo(Date.parse(at), Math.max(now, Date.parse(at)), i18n.locale) : undefined
}

/** What a resume is called where it must be distinguished from others: without a title, by when it was changed. */
export function useDistinctTitle({ title, updatedAt }: { title: string; updatedAt: string }): string {
  const { i18n, t } = useLingui()
  const when = i18n.date(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })
  return title.trim() || t`Untitled resume, ${when}`
}
