import { Trans } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { Negotiation } from '#shared/coach/negotiation/types.ts'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'
import type { NegotiationRecord } from '#shared/contract/coach-negotiations.ts'
import { Debrief } from '#web/features/coach/negotiation/debrief.tsx'
import { DeleteNegotiation } from '#web/features/coach/negotiation/delete-negotiation.tsx'
import {
  greetingOf,
  movesOf,
  played,
  useNegotiationWords,
} from '#web/features/coach/negotiation/negotiation-storage.ts'
import { NegotiationHeading } from '#web/features/coach/negotiation/negotiation-heading.tsx'
import { ConversationLog } from '#web/features/coach/negotiation/conversation-log.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A talk of before, to look back at, to print and to delete. */
export function PastNegotiation({ id, record, owned }: { id: number; record: NegotiationRecord; owned: boolean }) {
  const words = useNegotiationWords(record)
  const talk = endedAs(record, words)
  return (
    <div className="grid gap-6">
      <NegotiationHeading />
      {talk ? (
        <>
          <Debrief talk={talk} lang={words.language} />
          <ConversationLog words={words} talk={talk} greeting={greetingOf(record, words)} moves={movesOf(record)} />
        </>
      ) : (
        <Notice title={<Trans>This negotiation is from an older version and can’t be shown</Trans>} />
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {owned && (
          <LinkButton to="/interview-prep/negotiation" look="primary">
            <Trans>Negotiate again</Trans>
          </LinkButton>
        )}
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          <Trans>Print</Trans>
        </Button>
        <DeleteNegotiation id={id} />
      </div>
    </div>
  )
}

/** The talk played again; null where today's employer hears its words otherwise, so that it ends another way. */
function endedAs(record: NegotiationRecord, words: NegotiationWords): Negotiation | null {
  const talk = played(record, words)
  return talk?.phase === record.outcome ? talk : null
}
