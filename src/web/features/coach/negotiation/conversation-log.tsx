import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'
import { LEVERS, type Lever, type Move, type Negotiation, type Turn } from '#shared/coach/negotiation/types.ts'
import { LEVER_NAMES, OWN_TACTIC_NAMES } from '#web/features/coach/negotiation/labels.ts'
import { OwnNote, TheirNote } from '#web/features/coach/negotiation/tactic-notes.tsx'
import { useFormatPay } from '#web/features/coach/negotiation/use-format-pay.ts'

type TalkLogProps = {
  words: NegotiationWords
  talk: Negotiation
  greeting: string
  /** As they were made: buttons tell there what they were for. */
  moves: readonly Move[]
  /** Puts a suggested answer where it can be changed and sent; absent once the talk is over. */
  onUse?: (words: string) => void
}

/** What was said by both, and which tactics that were. */
export function ConversationLog({ words, talk, greeting, moves, onUse }: TalkLogProps) {
  const { t } = useLingui()
  return (
    <div {...(onUse && { role: 'log' })}>
      <ol aria-label={t`Conversation`} className="grid gap-4">
        <Line who="employer">
          <span lang={words.language}>{greeting}</span>
        </Line>
        {talk.turns.map((turn, at) => (
          // Turns are only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <Exchange
            key={at}
            words={words}
            turn={turn}
            move={moves[at]}
            ask={talk.ask}
            isLast={at === talk.turns.length - 1}
            {...(onUse && { onUse })}
          />
        ))}
      </ol>
    </div>
  )
}

type ExchangeProps = {
  words: NegotiationWords
  turn: Turn
  move: Move | undefined
  ask: Negotiation['ask']
  isLast: boolean
  onUse?: (words: string) => void
}

function Exchange({ words, turn, move, ask, isLast, onUse }: ExchangeProps) {
  const { own, amount, employer, said } = turn
  const { t } = useLingui()
  const money = useFormatPay()
  const named = own.map((one) => t(OWN_TACTIC_NAMES[one])).join(', ')
  const wished = leversIn(move)
    .map((one) => t(LEVER_NAMES[one]))
    .join(', ')
  const what = amount === null ? wished : money(amount, ask)
  return (
    <>
      <Line
        who="you"
        notes={own.map((one) => (
          <OwnNote key={one} tactic={one} />
        ))}
      >
        {turn.words === '' ? <span className="italic">{what === '' ? named : `${named}: ${what}`}</span> : turn.words}
      </Line>
      <Line
        who="employer"
        notes={employer.map((one) => (
          <TheirNote
            key={one}
            tactic={one}
            answer={words.answers[one]}
            lang={words.language}
            {...(isLast && onUse && { onUse })}
          />
        ))}
      >
        <span lang={words.language}>{said.text}</span>
      </Line>
    </>
  )
}

function leversIn(move: Move | undefined): readonly Lever[] {
  const named = move?.kind === 'tactic' ? (move.levers ?? '').split(',') : []
  return LEVERS.filter((lever) => named.includes(lever))
}

function Line({
  who,
  notes,
  children,
}: {
  who: 'you' | 'employer'
  notes?: readonly ReactNode[]
  children: ReactNode
}) {
  const isOwn = who === 'you'
  return (
    <li
      className={clsx(
        'grid max-w-[34rem] gap-1.5',
        isOwn ? 'justify-items-end justify-self-end' : 'justify-items-start',
      )}
    >
      <p className="text-xs text-ink-faint">{isOwn ? <Trans>You</Trans> : <Trans>Employer</Trans>}</p>
      <p
        className={clsx(
          'w-fit rounded-xl px-4 py-2.5 wrap-anywhere whitespace-pre-wrap forced-colors:border',
          isOwn ? 'rounded-se-sm bg-accent-solid text-on-solid' : 'rounded-ss-sm border border-line bg-surface',
        )}
      >
        {children}
      </p>
      {notes}
    </li>
  )
}

/** How many moves are left, once that matters. */
export function MovesLeft({ left }: { left: number }) {
  if (left > 4) return null
  return (
    <span className="text-xs text-ink-soft tabular-nums">
      <Plural value={left} one="# move left" other="# moves left" />
    </span>
  )
}
