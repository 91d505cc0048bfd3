import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Mic, MicOff } from 'lucide-react'
import { minutesOf } from '#web/features/coach/practice/clock.ts'
import { useStoredChoice } from '#web/features/coach/practice/use-stored-choice.ts'
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
        <Trans>This browser cannot write down speech. Answer in writing, or say it aloud with the timer.</Trans>
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
                <Trans>Write instead</Trans>
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
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              <Trans>Your browser writes down what you say. For that it may send the sound to its maker.</Trans>
            </li>
            <li>
              <Trans>
                We get the words and how long you spoke, never the sound. How fast it was is looked at, how it sounded
                is not.
              </Trans>
            </li>
            <li>
              <Trans>The words appear in the field, where you can change them before you ask for feedback.</Trans>
            </li>
          </ul>
        </DialogContent>
      </Dialog>
    </div>
  )
}

function Trouble({ trouble }: { trouble: SpeechTrouble }) {
  return (
    <Notice tone="warn" announce title={<Trans>Nothing can be heard</Trans>}>
      {trouble === 'refused' ? (
        <Trans>The microphone is not allowed for this page. Allow it in the browser’s settings, or write.</Trans>
      ) : trouble === 'no-microphone' ? (
        <Trans>No microphone was found. Connect one, or write.</Trans>
      ) : (
        <Trans>
          The browser’s speech service does not answer. What you said so far is in the field; go on in writing.
        </Trans>
      )}
    </Notice>
  )
}
