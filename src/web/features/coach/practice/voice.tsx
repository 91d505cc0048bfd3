import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Mic, MicOff } from 'lucide-react'
import { minutesOf, useClock } from '#web/features/coach/practice/clock.ts'
import { useKeptChoice } from '#web/features/coach/practice/kept-choice.ts'
import { canListen, listenTo, type SpeechTrouble } from '#web/features/coach/practice/speech.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type VoiceProps = {
  onWords: (words: string) => void
  /** Seconds listened since it was last told. */
  onSeconds: (seconds: number) => void
}

/** Answers by voice where the browser can, once somebody has agreed to what that means. */
export function Voice(props: VoiceProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  if (!canListen())
    return (
      <p className="text-xs text-ink-faint">
        <Trans>This browser cannot write down speech. Answer in writing, or say it aloud with the timer.</Trans>
      </p>
    )
  return <Listening {...props} />
}

function Listening({ onWords, onSeconds }: VoiceProps) {
  const [hasAgreed, agree] = useKeptChoice('coach-voice', false)
  const [isAsking, ask] = useState(false)
  const [guess, setGuess] = useState('')
  const [trouble, setTrouble] = useState<SpeechTrouble | null>(null)
  const { seconds, isRunning, start, stop, reset } = useClock()
  const stopListening = useRef<() => void>(undefined)
  const latest = useRef({ onWords, onSeconds, seconds })
  useEffect(() => {
    latest.current = { onWords, onSeconds, seconds }
  })
  useEffect(() => () => stopListening.current?.(), [])

  function listen() {
    setTrouble(null)
    reset()
    start()
    stopListening.current = listenTo({
      onWords: (words) => latest.current.onWords(words),
      onGuess: setGuess,
      onEnd(why) {
        stop()
        setTrouble(why)
        latest.current.onSeconds(Math.round(latest.current.seconds))
      },
    })
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          aria-pressed={isRunning}
          onClick={() => (isRunning ? stopListening.current?.() : hasAgreed ? listen() : ask(true))}
        >
          {isRunning ? <MicOff aria-hidden /> : <Mic aria-hidden />}
          {isRunning ? <Trans>Stop listening</Trans> : <Trans>Answer by voice</Trans>}
        </Button>
        <output className="text-sm text-ink-soft">{isRunning && <Trans>Listening</Trans>}</output>
        {isRunning && <span className="text-sm tabular-nums">{minutesOf(seconds)}</span>}
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
              <Trans>We get the words and the seconds, never the sound, and nothing of how you sound is scored.</Trans>
            </li>
            <li>
              <Trans>The words appear in the field, where you can change them before anybody looks at them.</Trans>
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
