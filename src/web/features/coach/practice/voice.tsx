import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Mic, MicOff } from 'lucide-react'
import { minutesOf } from '#web/features/coach/practice/clock.ts'
import { useStoredChoice } from '#web/lib/use-stored-choice.ts'
import { canListen, type SpeechTrouble } from '#web/features/coach/practice/speech.ts'
import type { Listening } from '#web/features/coach/practice/use-listening.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Answers by voice where the browser can, once someone has agreed to what that means. */
export function Voice({ listening }: { listening: Listening }) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  if (!canListen())
    return (
      <p className="text-xs text-ink-faint">
        <Trans>This browser can’t turn speech into text. Type your answer, or say it aloud with the timer.</Trans>
      </p>
    )
  return <Microphone {...listening} />
}

function Microphone({ isListening, seconds, guess, trouble, listen, stop }: Listening) {
  const [hasAgreed, agree] = useStoredChoice('coach-voice', false)
  const [isAsking, ask] = useState(false)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          aria-pressed={isListening}
          onClick={() => (isListening ? stop() : hasAgreed ? listen() : ask(true))}
        >
          {isListening ? <MicOff aria-hidden /> : <Mic aria-hidden />}
          {isListening ? <Trans>Stop listening</Trans> : <Trans>Answer by voice</Trans>}
        </Button>
        <output className="text-sm text-ink-soft">{isListening && <Trans>Listening</Trans>}</output>
        {isListening && <span className="text-sm tabular-nums">{minutesOf(seconds)}</span>}
      </div>
      {guess && (
        <p aria-hidden className="text-sm text-ink-faint italic">
          {guess}
        </p>
      )}
      {trouble && <Trouble trouble={trouble} />}
      <Dialog open={isAsking} onOpenChange={ask}>
        <DialogContent
          title={<Trans>Before you speak</Trans>}
          footer={
            <>
              <Button onClick={() => ask(false)}>
                <Trans>Type instead</Trans>
              </Button>
              <Button
                look="primary"
                onClick={() => {
                  agree(true)
                  ask(false)
                  listen()
                }}
              >
                <Trans>Agree and speak</Trans>
              </Button>
            </>
          }
        >
          <ul className="grid list-disc gap-2 ps-5">
            <li>
              <Trans>
                Your browser turns speech into text. To do so, it may send the audio to its maker, such as Google,
                Apple, or Microsoft.
              </Trans>
            </li>
            <li>
              <Trans>
                We get the words and how long you spoke, never the audio. We review how fast you spoke, not how you
                sounded.
              </Trans>
            </li>
            <li>
              <Trans>The words appear in the field, where you can edit them before you ask for feedback.</Trans>
            </li>
          </ul>
        </DialogContent>
      </Dialog>
    </div>
  )
}

function Trouble({ trouble }: { trouble: SpeechTrouble }) {
  return (
    <Notice tone="warn" announce title={<Trans>We can’t hear you</Trans>}>
      {trouble === 'refused' ? (
        <Trans>
          This page isn’t allowed to use the microphone. Allow it in your browser’s settings, or type your answer.
        </Trans>
      ) : trouble === 'no-microphone' ? (
        <Trans>No microphone was found. Connect one, or type your answer.</Trans>
      ) : (
        <Trans>
          Your browser’s speech service isn’t responding. What you’ve said so far is in the field. You can continue by
          typing.
        </Trans>
      )}
    </Notice>
  )
}
