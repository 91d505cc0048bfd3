import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_TURNS } from '#shared/coach/negotiation/negotiate.ts'
import type { Move, Negotiation } from '#shared/coach/negotiation/types.ts'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'
import { keepDraft, useDraft } from '#web/features/coach/negotiation/negotiation-storage.ts'
import { PHASE_NAMES } from '#web/features/coach/negotiation/labels.ts'
import { TacticButtons } from '#web/features/coach/negotiation/tactic-buttons.tsx'
import { MovesLeft, ConversationLog } from '#web/features/coach/negotiation/conversation-log.tsx'
import { useFormatPay } from '#web/features/coach/negotiation/use-format-pay.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** Characters of a move in own words. */
const MAX_WORDS = 1000

type TalkProps = {
  /** Whose talk it is: the words of the next move are kept for them. */
  owner: string
  words: NegotiationWords
  talk: Negotiation
  greeting: string
  moves: readonly Move[]
  onMove: (move: Move) => void
  onStop: () => void
}

/** A talk that is in progress: what was said, its progress, and the next move. */
export function Conversation({ owner, words, talk, greeting, moves, onMove, onStop }: TalkProps) {
  const { t } = useLingui()
  const id = useId()
  const draft = useDraft(owner)
  const setDraft = (text: string) => keepDraft(owner, text)
  const field = useRef<HTMLTextAreaElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const count = talk.turns.length
  // The latest line is brought into sight; the field to answer it is below. Anyone who begins can answer at once.
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
    else field.current?.focus()
  }, [count])

  function handleSay() {
    if (draft.trim() === '') return field.current?.focus()
    onMove({ kind: 'say', text: draft.trim() })
    setDraft('')
    field.current?.focus()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    handleSay()
  }
  function handleUse(answer: string) {
    setDraft(answer)
    field.current?.focus()
  }
  return (
    <div className="grid gap-5">
      <Standing talk={talk} />
      <ConversationLog words={words} talk={talk} greeting={greeting} moves={moves} onUse={handleUse} />
      <Card className="grid gap-5">
        <div className="grid gap-2">
          <div className="flex items-baseline justify-between gap-3">
            <label htmlFor={id} className="text-sm font-medium">
              <Trans>What do you say?</Trans>
            </label>
            <MovesLeft left={MAX_TURNS - count} />
          </div>
          <Textarea
            id={id}
            ref={field}
            rows={2}
            maxLength={MAX_WORDS}
            value={draft}
            placeholder={t`Thank you. Before we talk about figures, may I ask what your budget for this role is?`}
            onKeyDown={handleKey}
            onChange={({ target }) => setDraft(target.value)}
          />
          <Button look="primary" className="justify-self-start" onClick={handleSay}>
            <Trans>Send</Trans>
          </Button>
        </div>
        <TacticButtons talk={talk} onMove={onMove} />
      </Card>
      <div ref={end} className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-ink-faint">
          <Trans>Saved in this browser as you go, then in your account when the negotiation ends.</Trans>
        </p>
        <Button size="small" look="quiet" onClick={onStop}>
          <Trans>Start over</Trans>
        </Button>
      </div>
    </div>
  )
}

/** The progress of the conversation; the person's own limits stay in sight. */
function Standing({ talk: { phase, offer, asked, ask } }: { talk: Negotiation }) {
  const { t } = useLingui()
  const money = useFormatPay()
  const facts = [
    { name: t`On the table`, figure: offer },
    { name: t`You asked for`, figure: asked },
    { name: t`Your target`, figure: ask.target },
    { name: t`Your minimum`, figure: ask.walkAway },
  ]
  return (
    <Card className="sticky top-[calc(var(--header)+0.5rem)] z-10 flex flex-wrap items-center gap-x-6 gap-y-2 px-4! py-3! max-sm:static">
      <output>
        <Badge tone="accent">{t(PHASE_NAMES[phase])}</Badge>
      </output>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        {facts.map(({ name, figure }) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium">{figure === null ? '–' : money(figure, ask)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
