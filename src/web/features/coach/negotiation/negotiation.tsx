import { Suspense, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { isOver } from '#shared/coach/negotiation/negotiate.ts'
import type { Move } from '#shared/coach/negotiation/types.ts'
import type { CoachNegotiation, NegotiationRecord } from '#shared/contract/coach-negotiations.ts'
import { Debrief } from '#web/features/coach/negotiation/debrief.tsx'
import {
  greetingOf,
  storeNegotiation,
  movesOf,
  played,
  useNegotiationWords,
  useStoredNegotiation,
  withEnd,
  withMove,
} from '#web/features/coach/negotiation/negotiation-storage.ts'
import { PastNegotiation } from '#web/features/coach/negotiation/past-negotiation.tsx'
import { PastNegotiations } from '#web/features/coach/negotiation/past-negotiations.tsx'
import { Setup } from '#web/features/coach/negotiation/setup.tsx'
import { NegotiationHeading } from '#web/features/coach/negotiation/negotiation-heading.tsx'
import { ConversationLog } from '#web/features/coach/negotiation/conversation-log.tsx'
import { Conversation } from '#web/features/coach/negotiation/conversation.tsx'
import { useSaveNegotiation } from '#web/features/coach/negotiation/use-save-negotiation.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type NegotiationProps = {
  negotiations: readonly CoachNegotiation[]
  /** Without the coach earlier talks can only be read, printed and deleted. */
  owned: boolean
  shown: number | null
  usualRole: string
}

/** A talk about pay: set up, played in this browser, looked back at, and kept by the account once it is over. */
export function Negotiation({ negotiations, owned, shown, usualRole }: NegotiationProps) {
  const owner = useVisitor().user?.id ?? ''
  const talk = useStoredNegotiation(owner)
  const past = negotiations.find(({ id }) => id === shown)
  if (past)
    return (
      <Suspense fallback={<Skeleton className="h-screen" />}>
        <PastNegotiation key={past.id} id={past.id} record={past.record} owned={owned} />
      </Suspense>
    )
  if (!owned)
    return (
      <div className="grid gap-8">
        <NegotiationHeading />
        <PastNegotiations negotiations={negotiations} />
      </div>
    )
  if (talk)
    return (
      <Suspense fallback={<Skeleton className="h-screen" />}>
        <Present owner={owner} record={talk} />
      </Suspense>
    )
  return (
    <div className="grid gap-8">
      <NegotiationHeading>
        <Trans>
          Negotiate with a simulated employer who has a hidden limit. You have twelve moves. Use your own words or
          choose a tactic.
        </Trans>
      </NegotiationHeading>
      <Setup usualRole={usualRole} onStart={(record) => storeNegotiation(owner, record)} />
      <PastNegotiations negotiations={negotiations} />
    </div>
  )
}

function Present({ owner, record }: { owner: string; record: NegotiationRecord }) {
  const [isStopping, stop] = useState(false)
  const { isKeeping, trouble, keep } = useSaveNegotiation(owner)
  const words = useNegotiationWords(record)
  const talk = played(record, words)
  if (!talk) return null
  const isDone = isOver(talk)

  function handleMove(move: Move) {
    const next = withMove(record, move, words)
    storeNegotiation(owner, next)
    if (next.outcome !== null) void keep(next)
  }
  return (
    <div className="grid gap-6">
      <NegotiationHeading />
      {isDone ? (
        <>
          <Debrief talk={talk} lang={words.language} />
          {trouble !== null && (
            <Notice tone="warn" announce title={<Trans>This negotiation isn’t in your account yet</Trans>}>
              {trouble}
            </Notice>
          )}
          <div className="flex flex-wrap gap-2">
            <Button look="primary" loading={isKeeping} onClick={() => void keep(withEnd(record, words))}>
              <Trans>Save to my account</Trans>
            </Button>
            <Button onClick={() => stop(true)}>
              <Trans>Discard</Trans>
            </Button>
          </div>
          <ConversationLog words={words} talk={talk} greeting={greetingOf(record, words)} moves={movesOf(record)} />
        </>
      ) : (
        <Conversation
          owner={owner}
          words={words}
          talk={talk}
          greeting={greetingOf(record, words)}
          moves={movesOf(record)}
          onMove={handleMove}
          onStop={() => stop(true)}
        />
      )}
      <ConfirmDialog
        open={isStopping}
        onOpenChange={stop}
        title={<Trans>Quit this negotiation?</Trans>}
        description={<Trans>This deletes the conversation. You can’t undo it.</Trans>}
        confirmLabel={<Trans>Quit</Trans>}
        onConfirm={() => storeNegotiation(owner, null)}
      />
    </div>
  )
}
