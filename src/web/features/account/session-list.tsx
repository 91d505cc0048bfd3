import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { endOtherSessions, endSession, type Session } from '#shared/contract/security.ts'
import { useRequest } from '#web/features/account/use-request.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { useLocalDate } from '#web/lib/use-local-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

/** Where the user is signed in, with a sign-out button for each session. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useLingui()
  const { ask, isSending } = useRequest()
  const { revalidate } = useRevalidator()

  const end = async (send: Parameters<typeof ask>[0]) => {
    const isDone = await ask(send)
    await revalidate()
    if (isDone) toast({ title: t`Signed out` })
  }

  const hereFirst = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return (
    <section className="grid gap-4">
      <h3 className="text-base">
        <Trans>Where you’re signed in</Trans>
      </h3>
      <ul className="grid divide-y divide-line rounded-lg border border-line">
        {hereFirst.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isSending}
            onEnd={() => void end(() => call(endSession, { params: { session: session.id } }))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          className="justify-self-start"
          loading={isSending}
          onClick={() => void end(() => call(endOtherSessions))}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </section>
  )
}

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const { t } = useLingui()
  const dayOf = useLocalDate()
  const device = session.device ?? t`Unknown device`
  return (
    <li className="flex items-center justify-between gap-4 p-3">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {device}
          {session.isCurrent && (
            <Badge tone="good">
              <Trans>This browser</Trans>
            </Badge>
          )}
        </p>
        <p className="text-xs text-ink-soft">
          <Trans>
            Last used on <time dateTime={session.lastSeenAt}>{dayOf(session.lastSeenAt, 'medium')}</time>
          </Trans>
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" aria-label={t`Sign out: ${device}`} loading={isBusy} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
