import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MAX_ANSWER_LENGTH } from '#shared/interview/schemas.ts'
import type { Kind } from '#shared/coach/types.ts'
import { minutesOf } from '#web/features/coach/practice/clock.ts'
import {
  saveAnswerDraft,
  readAnswerDraft,
  useAnswerDraft,
  type AnswerPlace,
} from '#web/features/coach/answer-drafts.ts'
import { useStoredChoice } from '#web/lib/use-stored-choice.ts'
import { Timer } from '#web/features/coach/practice/timer.tsx'
import { useListening } from '#web/features/coach/practice/use-listening.ts'
import { Voice } from '#web/features/coach/practice/voice.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type AnswerFormProps = {
  place: AnswerPlace
  /** Whether someone has just asked for it: they write at once. */
  isBegun: boolean
  kind: Kind
  isSending: boolean
  trouble: string | null
  onAnswer: () => void
  /** What else can be done: skip, go back. */
  children: ReactNode
}

const EMPTY = { text: '', spokenSeconds: 0 }

/** Where an answer is written or spoken. Each key is kept in this browser before anything else happens. */
export function AnswerForm({ place, isBegun, kind, isSending, trouble, onAnswer, children }: AnswerFormProps) {
  const { t } = useLingui()
  const id = useId()
  const isHydrated = useHydrated()
  const { text, spokenSeconds } = useAnswerDraft(place) ?? EMPTY
  const [isKept, setKept] = useState(true)
  const [hasTimer, showTimer] = useStoredChoice('coach-timer', false)

  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isBegun) field.current?.focus()
  }, [isBegun])

  const write = (words: string) =>
    setKept(saveAnswerDraft(place, { text: words, spokenSeconds: words.trim() === '' ? 0 : spokenSeconds }))
  function handleWords(words: string) {
    const now = readAnswerDraft(place) ?? EMPTY
    const joint = now.text === '' || /\s$/.test(now.text) ? '' : ' '
    setKept(saveAnswerDraft(place, { ...now, text: `${now.text}${joint}${words}`.slice(0, MAX_ANSWER_LENGTH) }))
  }
  function handleSeconds(seconds: number) {
    const now = readAnswerDraft(place)
    if (now && now.text.trim() !== '') saveAnswerDraft(place, { ...now, spokenSeconds: now.spokenSeconds + seconds })
  }
  const listening = useListening({ onWords: handleWords, onSeconds: handleSeconds })
  function handleAnswer() {
    listening.finish()
    // With the last words that were heard, which this render does not know yet.
    if ((readAnswerDraft(place)?.text ?? '').trim() === '')
      return void toast({ title: t`Answer Required`, description: t`Please provide an answer before continuing.` })
    onAnswer()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    handleAnswer()
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Voice listening={listening} />
        <Switch label={<Trans>Timer</Trans>} checked={hasTimer} onCheckedChange={showTimer} className="gap-3!" />
      </div>
      {hasTimer && <Timer kind={kind} />}
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-2 text-sm">
          <label htmlFor={id} className="font-medium">
            <Trans>Your answer</Trans>
          </label>
          <WordCount text={text} />
        </div>
        <Textarea
          id={id}
          ref={field}
          rows={8}
          maxLength={MAX_ANSWER_LENGTH}
          readOnly={!isHydrated}
          value={text}
          aria-describedby={`${id}-hint`}
          onKeyDown={handleKey}
          onChange={({ target }) => write(target.value)}
          className="max-h-[60dvh]"
        />
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {isKept ? (
            <Trans>Saved in this browser as you type, then in your account when you ask for feedback.</Trans>
          ) : (
            <Trans>Your browser is blocking storage, so your answer will be lost when you close the tab.</Trans>
          )}
        </p>
        {spokenSeconds > 0 && (
          <Spoken seconds={spokenSeconds} onForget={() => saveAnswerDraft(place, { text, spokenSeconds: 0 })} />
        )}
      </div>
      {trouble !== null && (
        <Notice tone="warn" announce title={<Trans>Your answer is safe, but we couldn’t review it yet</Trans>}>
          {trouble}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" loading={isSending} onClick={handleAnswer}>
          <Trans>Get feedback</Trans>
        </Button>
        {children}
      </div>
    </div>
  )
}

function WordCount({ text }: { text: string }) {
  return (
    <span className="text-xs text-ink-faint tabular-nums">
      <Plural value={text.match(/\S+/g)?.length ?? 0} one="# word" other="# words" />
    </span>
  )
}

/** What was spoken is looked at for its pace, unless someone has typed most of it. */
function Spoken({ seconds, onForget }: { seconds: number; onForget: () => void }) {
  const time = minutesOf(seconds)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
      <Trans>You spoke for {time}, so we’ll review your pace, too.</Trans>
      <Button size="small" look="quiet" onClick={onForget}>
        <Trans>Treat as typed</Trans>
      </Button>
    </p>
  )
}
